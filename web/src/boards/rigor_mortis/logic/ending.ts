// What decided the game: the last look of whoever was driven out, and what it was for.
import type { GameEvent } from '../../../lib/game'
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'

export interface Ending {
  /** Who was driven out. */
  seat: number
  /** Their last look; '' for a blank one. */
  look: string
  why: 'meeting' | 'trap' | 'forgotten'
  /** The look whose duty was forgotten, if that was it. */
  duty: string
}

/** As far as the events are kept; null where nobody was driven out. */
export function endingOf(events: readonly Told<Game>[]): Ending | null {
  const told = events.map(({ event }) => event)
  const seat = told.findLast(({ kind }) => kind === 'expelled')?.seat
  const last = told.findLastIndex(
    (event) => (event.kind === 'look_drawn' || event.kind === 'blank_drawn') && event.seat === seat,
  )
  if (seat === undefined || last < 0) return null
  for (const event of told.slice(0, last).reverse()) {
    const cause = causeOf(event, seat)
    if (cause) return { seat, look: told[last]?.cards?.[0] ?? '', ...cause }
  }
  return null
}

/** For what an event brings a look to a seat; null if it does not. */
function causeOf(event: GameEvent<Game>, seat: number): Pick<Ending, 'why' | 'duty'> | null {
  const isOwn = event.seat === seat
  switch (event.kind) {
    case 'violation':
      return isOwn ? { why: 'forgotten', duty: event.values.look } : null
    case 'called_out':
    case 'convicted':
      return event.values.accused === `p${seat}` ? { why: 'forgotten', duty: event.values.look } : null
    case 'caught':
      return isOwn ? { why: 'meeting', duty: '' } : null
    case 'token_revealed':
      return isOwn ? { why: 'trap', duty: '' } : null
    default:
      return null
  }
}
