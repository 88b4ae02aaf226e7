// The Prince has been here: how many tokens he took stays on the location until everybody has chosen.
import type { Told } from '../../lib/table.svelte'

const LAID = 'laid'
const PRINCE = 'prince'

/** How many tokens the Prince has taken from a location in this round; 0 once the cards are laid. */
export function takenByPrince(told: readonly Told[], location: string): number {
  const last = told.findLast(({ event }) => event.kind === PRINCE || event.kind === LAID)?.event
  return last?.kind === PRINCE && last.values.location === location ? Number(last.values.number) : 0
}
