// Which gather cards have changed places before they are revealed: a thread is drawn between them until then.
import type { Told } from '../../lib/table.svelte'

/** Pairs of players whose laid cards were swapped in this round, while they still lie face down. */
export function threadsOf(told: readonly Told[]): [string, string][] {
  const start = told.findLastIndex(({ event }) => event.kind === 'laid' || event.kind === 'shown' || event.kind === 'round')
  return told.slice(start + 1).flatMap(({ event }): [string, string][] => (event.kind === 'swapped' ? [[String(event.values.a), String(event.values.b)]] : []))
}
