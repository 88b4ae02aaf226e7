// The game in turns, for its end: how far the alarm rose in each, and who has beaten whom.
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'

export interface Turn {
  /** Whose, and as which of the game. */
  seat: number
  number: number
  /** How many events before the end it began. */
  end: number
  rise: number
  /** The alarm at its end. */
  level: number
  /** Monsters that were beaten. */
  beaten: readonly string[]
}

export function turnsOf(events: readonly Told<Game>[]): Turn[] {
  const last = events.at(-1)?.n ?? 0
  const found: Turn[] = []
  let level = 0
  for (const { n, event } of events) {
    if (event.kind === 'alarm') level = Number(event.values.level)
    if (event.kind === 'turn')
      found.push({ seat: event.seat, number: found.length + 1, end: last - n, rise: 0, level, beaten: [] })
    const turn = found.at(-1)
    if (!turn) continue
    turn.level = level
    if (event.kind === 'alarm') turn.rise += Number(event.values.amount)
    if (event.kind === 'defeated') turn.beaten = [...turn.beaten, String(event.values.monster)]
  }
  return found
}
