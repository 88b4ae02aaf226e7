// Which gather cards have changed places before they are revealed: a thread is drawn between them until then. Which pigs have
// gone on from where they were: their trail is seen until the cards are cleared away.
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'

/** Pairs of players whose laid cards were swapped in this round, while they still lie face down. */
export function threadsOf(told: readonly Told<Game>[]): [string, string][] {
  const start = told.findLastIndex(
    ({ event }) => event.kind === 'laid' || event.kind === 'shown' || event.kind === 'round',
  )
  return told
    .slice(start + 1)
    .flatMap(({ event }): [string, string][] =>
      event.kind === 'swapped' ? [[String(event.values.a), String(event.values.b)]] : [],
    )
}

export interface Trail {
  seat: number
  from: string
  to: string
}

/** The ways of pigs that an effect has led to another location in this round. */
export function trailsOf(told: readonly Told<Game>[]): Trail[] {
  const start = told.findLastIndex(({ event }) => event.kind === 'round' || event.kind === 'cleaned_up')
  const at = new Map<number, string>()
  return told.slice(start + 1).flatMap(({ event: { kind, seat, values } }): Trail[] => {
    if (kind !== 'walked' && kind !== 'went') return []
    const [from, to] = [at.get(seat), String(values.location)]
    at.set(seat, to)
    return from && from !== to ? [{ seat, from, to }] : []
  })
}
