// The last three seconds before a look: told again once it has fallen.
import type { EventKind } from '../../../lib/game'
import type { Told } from '../../../lib/table.svelte'
import type { Chapter, Staging } from '../../../stage/staging'
import type { Game } from '../view'

const SECONDS = 3000
const USUAL = 280
const LOOKS: readonly (EventKind<Game> | undefined)[] = ['look_drawn', 'blank_drawn']
const CAUGHT = 'caught' satisfies EventKind<Game>
const BEGINS = 'turn_begins' satisfies EventKind<Game>
/** So many events later it is old news. */
const OLD = 12

type Beats = NonNullable<Staging<Game>['beats']>

/** How the last goblin was caught, if that is news. */
export function lastCatch(events: readonly Told<Game>[], beats: Beats): Chapter | null {
  const caught = events.findLastIndex(({ event }) => event.kind === CAUGHT)
  return caught < 0 || events.length - caught > OLD ? null : catchAt(events, caught, beats)
}

/** How a goblin was caught in event number n. */
export function sceneOf(events: readonly Told<Game>[], n: number, beats: Beats): Chapter | null {
  const caught = events.findIndex((told) => told.n === n && told.event.kind === CAUGHT)
  return caught < 0 ? null : catchAt(events, caught, beats)
}

/** From three seconds before it up to the look that it cost; not beyond the turn in which it happened. */
function catchAt(events: readonly Told<Game>[], caught: number, beats: Beats): Chapter {
  const next = events.findIndex(
    ({ event }, i) => i > caught && (LOOKS.includes(event.kind) || event.kind === CAUGHT || event.kind === BEGINS),
  )
  const looked = LOOKS.includes(events[next]?.event.kind) ? next : -1
  let [from, left] = [caught, SECONDS]
  for (const { event } of events.slice(0, caught).reverse()) {
    left -= beats[event.kind] ?? USUAL
    if (event.kind === BEGINS || left < 0) break
    from--
  }
  return { from: events[from]?.n ?? 0, until: events[looked < 0 ? caught : looked]?.n ?? 0 }
}
