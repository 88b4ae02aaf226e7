import type { AnyGame, EventKind } from './game'
import type { EventView } from './protocol'
import type { Told } from './table.svelte'

/** An event as it is told, of which only matters what is given. */
export function toldOf<G extends AnyGame = AnyGame>(kind: EventKind<G>, more: Partial<EventView> = {}, n = 0): Told<G> {
  const event: EventView = {
    kind,
    cites: '',
    seat: 0,
    values: {},
    cards: null,
    count: 0,
    cause: null,
    depth: 0,
    moment: false,
    changes: [],
    ...more,
  }
  return { n, at: 0, event } as unknown as Told<G>
}
