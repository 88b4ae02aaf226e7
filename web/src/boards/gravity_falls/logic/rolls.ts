// Dice that may be rolled again, by the keys of the question: `reroll_2:success:curse` names faces, and equal faces are
// interchangeable.
import type { EventKind } from '../../../lib/game'
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'
import type { Point } from './ink'
import { besides, type Frame, type Points } from './town'

const FACES = ['success', 'move', 'curse']

export function keyOf(faces: readonly string[]): string {
  const sorted = [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b))
  return sorted.length ? [`reroll_${sorted.length}`, ...sorted].join(':') : ''
}

/** The dice as they lie: successes first, then moves, then curses; which die of the roll lies where. */
export const laidOut = (dice: readonly string[]): number[] =>
  dice.map((_, i) => i).sort((a, b) => FACES.indexOf(dice[a]!) - FACES.indexOf(dice[b]!) || a - b)

/** How many dice a key means. */
export const diceOf = (key: string): number => Number(/^reroll_(\d+)/.exec(key)?.[1] ?? 0)

/** The chosen dice after a press: one more, or one less; where there are enough, the last one gives way. */
export function toggled(chosen: readonly number[], die: number, most: number): number[] {
  if (chosen.includes(die)) return chosen.filter((each) => each !== die)
  return [...chosen.slice(0, most - 1), die]
}

const ROLLED: readonly EventKind<Game>[] = ['rolled', 'rerolled', 'removal_rolled']

/** Where the dice of this turn fell: where the active character stood then; `here` is where it stands now. */
export function rolledAt(turn: readonly Told<Game>[], seat: number, here: string): string {
  const since = turn.slice(turn.findLastIndex(({ event }) => ROLLED.includes(event.kind)) + 1)
  for (const { event } of since)
    if (event.seat === seat && (event.kind === 'called' || event.kind === 'retreated' || event.kind === 'teleported'))
      return event.values.origin
  return here
}

/** Dice in rows round a point, which stay there for the rest of the turn, whatever is asked meanwhile. */
export interface Lying extends Point {
  row: number
  rows: number
}
/** Between two dice. */
export const GAP = 4

/** `at`: where they fell, and its neighbours, which may be answers afterwards: they keep clear of them. `size`: of the largest that
 * they become; `note`: what is written below them. */
export function lyingAt(
  at: readonly Point[],
  count: number,
  size: number,
  note: { wide: number; high: number },
  points: Points,
  frame: Frame,
): Lying {
  const row = Math.min(count, count === 5 || count === 6 ? 3 : 4)
  const rows = Math.ceil(count / row)
  const high = rows * (size + GAP) + note.high
  const { x, y } = besides(at[0]!, Math.max(row * (size + GAP), note.wide), high, points, frame, at)
  return { x, y: y - note.high / 2, row, rows }
}
