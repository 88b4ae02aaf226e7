// Where a movement card leads, as its question tells it before the card is sent (`details`): by way, `E4` or `E4-E5`, what
// awaits the figure there. A way becomes the answers that are given one after the other.
import type { Values } from '../../../lib/words'

export interface Ways {
  /** By cell: what awaits the figure after one step. */
  first: ReadonlyMap<string, string>
  /** By cell that takes two steps: over which cells, and what awaits the figure. */
  second: ReadonlyMap<string, { over: readonly string[]; does: string }>
}

export const NO_WAYS: Ways = { first: new Map(), second: new Map() }
const SEPARATOR = '-'

export function waysOf(details: Values): Ways {
  const first = new Map<string, string>()
  const second = new Map<string, { over: string[]; does: string }>()
  for (const [way, does] of Object.entries(details)) {
    const [over = '', cell] = way.split(SEPARATOR)
    if (cell === undefined) first.set(over, String(does))
    else second.set(cell, { over: [...(second.get(cell)?.over ?? []), over], does: String(does) })
  }
  return { first, second }
}

/** The answers that bring the figure of a card to a cell; null if it takes a choice between two ways first. A first step
 * without an alternative is taken by the rules themselves, so it is no answer. */
export function answersTo(card: string, cell: string, { first, second }: Ways): string[] | null {
  const step = (over: string) => (first.size > 1 ? [card, over] : [card])
  if (first.has(cell)) return step(cell)
  const way = second.get(cell)
  return way?.over.length === 1 ? [...step(way.over[0]!), cell] : null
}
