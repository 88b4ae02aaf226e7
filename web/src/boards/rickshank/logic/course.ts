// The course of a game from its events: the power that each player made in a turn, and the points that counted at the end,
// each at the turn in which its card came to them.
import { seatOf, type EventKind, type GameEvent } from '../../../lib/game'
import type { Game, ScoredView } from '../view'

export interface Course {
  /** By seat and turn of the game, from turn 0 on: points so far, and the power of that turn. */
  points: number[][]
  power: number[][]
}

const CAME: readonly string[] = ['bought', 'gained', 'defeated'] satisfies readonly EventKind<Game>[]
const GAVE: readonly string[] = [
  'played',
  'played_location',
  'borrowed',
  'ability',
  'power_gained',
  'token_spent',
] satisfies readonly EventKind<Game>[]
/** What goes to another player, whom `foe` or `attacker` names. */
const GIVEN: readonly string[] = ['handed_over', 'paid_back'] satisfies readonly EventKind<Game>[]

type Told = Pick<GameEvent<Game>, 'kind' | 'seat' | 'values' | 'cards'>

export function courseOf(events: readonly Told[], scored: readonly (readonly ScoredView[])[]): Course {
  const came = scored.map(() => new Map<string, number[]>())
  const power = scored.map(() => [0])
  let turn = 0
  for (const { kind, seat, values, cards } of events) {
    if (kind === 'turn_started') turn = Number(values.number)
    if (GAVE.includes(kind) && power[seat]) power[seat][turn] = (power[seat][turn] ?? 0) + Number(values.power ?? 0)
    const to = CAME.includes(kind) ? seat : GIVEN.includes(kind) ? seatOf(String(values.foe ?? values.attacker)) : -1
    for (const card of cards ?? []) came[to]?.set(card, [...(came[to].get(card) ?? []), turn])
  }
  const turns = Array.from({ length: turn + 1 }, (_, at) => at)
  const points = scored.map((row, seat) => {
    // The copies that are left at the end are those that came last; who began with a card had it before the first turn.
    const won = row.map(({ card, points }) => ({ points, at: came[seat]?.get(card)?.pop() ?? 0 }))
    return turns.map((at) => won.reduce((sum, each) => sum + (each.at <= at ? each.points : 0), 0))
  })
  return { points, power: power.map((row) => turns.map((at) => row[at] ?? 0)) }
}

/** A line through these values in a box, whose top is `most` and whose bottom `least`. */
export function line(values: readonly number[], least: number, most: number, width: number, height: number): string {
  const [x, y] = [width / Math.max(1, values.length - 1), height / Math.max(1, most - least)]
  return values
    .map((value, i) => `${Math.round(i * x * 10) / 10},${Math.round((most - value) * y * 10) / 10}`)
    .join(' ')
}

/** The round values from `least` to `most` at which a scale has its marks, about `count` of them. */
export function ticks(least: number, most: number, count: number): number[] {
  const rough = Math.max(1, (most - least) / Math.max(1, count))
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = unit * [1, 2, 5, 10].find((each) => each * unit >= rough)!
  const first = Math.ceil(least / step) * step
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step)
}

/** Heights at which labels can stand that belong to these: in the same order, at least `gap` apart, from 0 to `lowest` if they
 * have room there. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[b]! - heights[a]!)
  const found = [...heights]
  let floor = lowest
  for (const i of order) {
    found[i] = Math.min(heights[i]!, floor)
    floor = found[i] - gap
  }
  let ceiling = 0
  for (const i of order.reverse()) {
    found[i] = Math.max(found[i]!, ceiling)
    ceiling = found[i] + gap
  }
  return found
}
