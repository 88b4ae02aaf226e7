// The end as towers: a storey for everything that a player has scared and taken, one scale for all, so that the tallest is the sum.
import { ranked } from '../../../lib/ending'
import type { View } from '../../../lib/protocol'
import type { Game } from '../view'

export interface Tower {
  seat: number
  won: boolean
  walls: readonly string[]
  visitors: readonly string[]
  total: number
  /** Of equal sums, who took a visitor last. */
  last: boolean
}

/** By place. */
export function towersOf(view: View<Game>): Tower[] {
  const { result, table } = view
  if (!result) return []
  const decided = result.ties.find(({ by }) => by === 'last_visitor')
  return ranked(result)
    .filter(({ seat }) => table.players[`p${seat}`]!.searches)
    .map(({ seat }) => {
      const { walls, visitors, score } = table.players[`p${seat}`]!
      const won = result.winners.includes(seat)
      return { seat, won, walls, visitors, total: score, last: Boolean(decided) && won && result.winners.length === 1 }
    })
}

/** The width of a drawing, and what stands in it: units of its own. */
export interface Plan {
  width: number
  tower: number
  storey: number
  /** The middle of each tower. */
  at: number[]
}

const STOREY = 50

/** Every tower has room for its storeys under one sky that is so high. */
export function planOf(towers: readonly Tower[], width: number, highest = 330): Plan {
  const most = Math.max(1, ...towers.map(({ total }) => total))
  const step = width / towers.length
  return {
    width,
    tower: Math.min(132, step * 0.74),
    storey: Math.min(STOREY, highest / most),
    at: towers.map((_, i) => step * (i + 0.5)),
  }
}
