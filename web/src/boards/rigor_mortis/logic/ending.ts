// What decided the game: the last look of whoever was driven out, and what it was for.
import type { Told } from '../../../lib/table.svelte'

export interface Ending {
  /** Who was driven out. */
  seat: number
  /** Their last look; '' for a blank one. */
  look: string
  why: 'meeting' | 'trap' | 'forgotten'
  /** The look whose duty was forgotten, if that was it. */
  duty: string
}

const LOOKS = ['look_drawn', 'blank_drawn']
const ACCUSED = ['called_out', 'convicted']

/** As far as the events are kept; null where nobody was driven out. */
export function endingOf(events: readonly Told[]): Ending | null {
  const told = events.map(({ event }) => event)
  const seat = told.findLast(({ kind }) => kind === 'expelled')?.seat
  const last = told.findLastIndex((event) => LOOKS.includes(event.kind) && event.seat === seat)
  if (seat === undefined || last < 0) return null
  const look = told[last]?.cards?.[0] ?? ''
  for (const event of told.slice(0, last).reverse()) {
    const { accused, look: duty } = event.values
    const forgot = event.kind === 'violation' ? event.seat === seat : accused === `p${seat}`
    if ((event.kind === 'violation' || ACCUSED.includes(event.kind)) && forgot)
      return { seat, look, why: 'forgotten', duty: String(duty) }
    if (event.seat !== seat) continue
    if (event.kind === 'caught') return { seat, look, why: 'meeting', duty: '' }
    if (event.kind === 'token_revealed') return { seat, look, why: 'trap', duty: '' }
  }
  return null
}
