// The last three seconds before a look: told again once it has fallen.
import type { Told } from '../../lib/table.svelte'

const SECONDS = 3000
const USUAL = 280
const LOOKS = ['look_drawn', 'blank_drawn']
const CAUGHT = 'caught'
const BEGINS = 'turn_begins'
/** So many events later it is old news. */
const OLD = 12

export interface Scene {
  from: number
  until: number
}

/** What to tell again of these events, as far as they go: how the last goblin was caught, up to the look that it cost. Not
 * beyond the turn in which it happened. */
export function lastCatch(events: readonly Told[], beats: Readonly<Record<string, number>>): Scene | null {
  const caught = events.findLastIndex(({ event }) => event.kind === CAUGHT)
  if (caught < 0 || events.length - caught > OLD) return null
  const looked = events.findIndex(({ event }, i) => i > caught && LOOKS.includes(event.kind))
  let [from, left] = [caught, SECONDS]
  while (from > 0 && events[from - 1]?.event.kind !== BEGINS) {
    left -= beats[events[from - 1]?.event.kind ?? ''] ?? USUAL
    if (left < 0) break
    from--
  }
  return { from: events[from]?.n ?? 0, until: events[looked < 0 ? caught : looked]?.n ?? 0 }
}
