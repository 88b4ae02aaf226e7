// What can be said to everybody's credit when a game is over: one fact each, where they did most beside the others.
import type { AnyGame, EventKind } from '../lib/game'
import type { Told } from '../lib/table.svelte'

export interface Deed<G extends AnyGame = AnyGame> {
  /** The message that tells it, with `$count`. */
  said: string
  kinds: readonly EventKind<G>[]
  /** How much of it an event is; each counts once, if not said. */
  amount?: (event: Told<G>['event']) => number
}

/** For a seat, the deed of which it has the largest share, the earlier the better; null if it did none of them. */
export function deedOf<G extends AnyGame>(
  deeds: readonly Deed<G>[],
  events: readonly Told<G>[],
  seat: number,
): { said: string; count: number } | null {
  let best: { said: string; count: number; share: number } | null = null
  for (const { said, kinds, amount = () => 1 } of deeds) {
    let [own, all] = [0, 0]
    for (const { event } of events) {
      if (event.seat === null || !kinds.includes(event.kind)) continue
      const done = amount(event)
      all += done
      if (event.seat === seat) own += done
    }
    if (own && (!best || own / all > best.share)) best = { said, count: own, share: own / all }
  }
  return best && { said: best.said, count: best.count }
}
