// How the game ends: who has announced it by the last house that was needed, and what decided among several.
import type { ResultView, View } from '../../../lib/protocol'
import type { Told } from '../../../lib/table.svelte'
import type { Chapter } from '../../../stage/staging'
import { MATERIALS, SECTIONS, type Material } from './houses'
import { playerOf } from './seats'
import type { Game } from '../view'

export type Decider = 'houses' | 'brick' | 'wood' | 'token'

const BY_WHY: Readonly<Record<string, Decider>> = {
  three_houses: 'houses',
  more_brick: 'brick',
  more_wood: 'wood',
  sturdiest_token: 'token',
  shared: 'token',
}

export const deciderOf = (result: ResultView): Decider => BY_WHY[result.why] ?? 'houses'

/** Who was still level with the best when it was decided. */
export const comparedIn = ({ ties, winners }: ResultView, seat: number): boolean => {
  const last = ties.at(-1)
  return last ? `p${seat}` in last.values : winners.includes(seat)
}

/** Whoever has all houses that win, while the round is still played to its end. */
export const readyToWin = ({ table, result, players }: View<Game>): number[] =>
  result
    ? []
    : Array.from({ length: players }, (_, seat) => seat).filter(
        (seat) => (table.players[`p${seat}`]?.finished ?? 0) >= table.houses_to_win,
      )

const STURDY = [...MATERIALS].reverse()

/** The materials of a player's finished houses, the sturdiest first; and the sturdiest reward token. */
export function builtBy(view: View<Game>, seat: number): { houses: Material[]; token: Material | null } {
  const finished = playerOf(view, seat).houses.filter((house) => house.finished)
  return {
    houses: STURDY.flatMap((material) => finished.filter((house) => house.material === material).map(() => material)),
    token: STURDY.find((material) => view.table.reward_tokens[material] === seat) ?? null,
  }
}

/** The last house that a player finished is a scene, from its roof on: with it the game was decided. */
export function lastHouse(events: readonly Told<Game>[], n: number): Chapter | null {
  const { event } = events.find((told) => told.n === n) ?? {}
  if (event?.kind !== 'house') return null
  const later = (told: Told<Game>) => told.n > n && told.event.kind === 'house' && told.event.seat === event.seat
  if (events.some(later)) return null
  const isRoof = ({ kind, seat, values }: Told<Game>['event']) =>
    kind === 'built' && seat === event.seat && values.section === SECTIONS.at(-1)
  const roof = events.findLast((told) => told.n < n && isRoof(told.event))
  return { from: roof?.n ?? n, until: n }
}
