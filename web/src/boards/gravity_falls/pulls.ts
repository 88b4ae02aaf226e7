// Which tokens are pulled: one from each neighbour. A press on the other kind changes to it, a press on the chosen one
// leaves it or, where one must come, takes the other.
import type { GroupView } from '../../lib/protocol'

/** The marks after a press, so that every group has as many as it may. `before`: the marks before the press. */
export function settled(groups: readonly GroupView[], marked: readonly string[], before: readonly string[]): readonly string[] {
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

/** What is chosen before anybody has chosen. */
export const preset = (answer: string): string[] => (answer === 'nothing' ? [] : answer.split(' ').filter(Boolean))

/** «support:arcade» is support, at the arcade. */
export function tokenOf(key: string): { kind: 'support' | 'distrust'; place: string } {
  const [kind, place = ''] = key.split(':')
  return { kind: kind === 'support' ? 'support' : 'distrust', place }
}
