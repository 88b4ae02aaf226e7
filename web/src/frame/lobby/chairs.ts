// Where the chairs stand round the table: three rows of places, filled clockwise from who looks at it, who sits at the lower edge.
import type { SeatInfo } from '../../lib/protocol'

/** Lower, middle or upper row; left, middle or right in it. */
export type Place = 'bl' | 'bm' | 'br' | 'ml' | 'mr' | 'tl' | 'tm' | 'tr'

/** By the number of seats, clockwise from the lower edge. */
const ROUND: Readonly<Record<number, readonly Place[]>> = {
  1: ['bm'],
  2: ['bm', 'tm'],
  3: ['bm', 'tl', 'tr'],
  4: ['bm', 'ml', 'tm', 'mr'],
  5: ['bm', 'ml', 'tl', 'tr', 'mr'],
  6: ['bm', 'ml', 'tl', 'tm', 'tr', 'mr'],
  7: ['bm', 'bl', 'ml', 'tl', 'tr', 'mr', 'br'],
  8: ['bm', 'bl', 'ml', 'tl', 'tm', 'tr', 'mr', 'br'],
}

/** The place of each seat; a guest without a seat looks from the first one. */
export function placesOf(seats: readonly SeatInfo[], member: number | null): Place[] {
  const mine = seats.findIndex(({ owner }) => owner !== null && owner === member)
  const first = Math.max(0, mine)
  const round = ROUND[seats.length] ?? ROUND[8]!
  return seats.map((_, seat) => round[(seat - first + seats.length) % seats.length] ?? 'bm')
}
