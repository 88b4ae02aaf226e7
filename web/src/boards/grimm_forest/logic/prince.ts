// The Prince has been here: how many tokens he took stays on the location until everybody has chosen.
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'

const LAID = 'laid'
const PRINCE = 'prince'

export interface Visit {
  /** How many tokens he has taken. */
  taken: number
  /** The die sent him here, not the fullest stock. */
  rolled: boolean
}

/** What the Prince did at a location in this round; null where he was not, and once the cards are laid. */
export function visitOf(told: readonly Told<Game>[], location: string): Visit | null {
  const last = told.findLast(({ event }) => event.kind === PRINCE || event.kind === LAID)?.event
  if (last?.kind !== PRINCE || last.values.location !== location) return null
  return { taken: Number(last.values.number), rolled: Boolean(last.values.rolled) }
}
