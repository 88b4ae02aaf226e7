// Which tokens are pulled: one from each neighbour. A press on the other kind changes to it, a press on the chosen one
// leaves it or, where one must come, takes the other.
import { partsOf } from '../../../lib/game'
import type { GroupView } from '../../../lib/protocol'
import type { Answers } from '../view'
import { laid, switches, type Box, type Frame, type Points } from './town'

/** The marks after a press, so that every group has as many as it may. `before`: the marks before the press. */
export function settled(
  groups: readonly GroupView[],
  marked: readonly string[],
  before: readonly string[],
): readonly string[] {
  const fits = groups.map(({ keys, least, most }) => {
    const now = marked.filter((key) => keys.includes(key))
    if (now.length > most) return now.slice(-most)
    if (now.length >= least) return now
    const others = keys.filter((key) => !now.includes(key))
    return [...now, ...others.filter((key) => !before.includes(key)), ...others].slice(0, least)
  })
  const found = fits.flat()
  return found.length === marked.length && found.every((key) => marked.includes(key)) ? marked : found
}

/** The marks with this kind from every neighbour that must give one and has it; the others stay as they are. */
export function allOf(kind: 'support' | 'distrust', groups: readonly GroupView[], marked: readonly string[]): string[] {
  return groups.flatMap(({ keys, least }) => {
    const wanted = least ? keys.filter((key) => tokenOf(key).kind === kind) : []
    return wanted.length ? wanted : keys.filter((key) => marked.includes(key))
  })
}

/** Whether more than one neighbour has a choice of kinds: then one gesture for all of them is worth a button. */
export const several = (groups: readonly GroupView[]): boolean =>
  groups.filter(({ keys, least }) => least && keys.length > 1).length > 1

/** What is chosen before anybody has chosen. */
export const preset = (answer: string): string[] => (answer === 'nothing' ? [] : answer.split(' ').filter(Boolean))

/** «support:arcade» is support, at the arcade. */
export function tokenOf(key: string): { kind: 'support' | 'distrust'; place: string } {
  const [kind, place] = partsOf<Answers>(key) ?? []
  return { kind: kind === 'support' ? 'support' : 'distrust', place: place ?? '' }
}

/** The tokens of a neighbour on the map: a choice of them, or the one that comes anyway. */
export interface Spot {
  name: string
  keys: readonly string[]
  locked: boolean
  box: Box
}

/** Each on the middle of its road to `at`, off the islands at its ends with their names. */
export function spotsOf(
  at: string,
  coming: readonly string[],
  groups: readonly GroupView[],
  points: Points,
  frame: Frame,
): Spot[] {
  if (!points[at]) return []
  const spots = [
    ...coming.map((key) => ({ name: tokenOf(key).place, keys: [key], locked: true })),
    ...groups.map(({ name, keys }) => ({ name, keys, locked: false })),
  ]
  const counted = spots.map(({ name, keys, locked }) => ({ name, count: locked ? 0 : keys.length }))
  const { wanted, matters, rest } = switches(at, counted, points, frame)
  return laid(wanted, matters, rest, frame).map((box, n) => ({ ...spots[n]!, box }))
}
