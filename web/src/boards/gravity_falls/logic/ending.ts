// The game in turns, for its end: how far the alarm rose in each, who raised it, and who has beaten whom.
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
    if (event.kind === 'alarm') level = event.values.level
    if (event.kind === 'turn')
      found.push({ seat: event.seat, number: found.length + 1, end: last - n, rise: 0, level, beaten: [] })
    const turn = found.at(-1)
    if (!turn) continue
    turn.level = level
    if (event.kind === 'alarm') turn.rise += event.values.amount
    if (event.kind === 'defeated') turn.beaten = [...turn.beaten, event.values.monster]
  }
  return found
}

/** Who raised the alarm, and by how much in all: the most first. */
export function causes(events: readonly Told<Game>[]): [key: string, amount: number][] {
  const found = new Map<string, number>()
  for (const { event } of events)
    if (event.kind === 'alarm') found.set(event.values.by, (found.get(event.values.by) ?? 0) + event.values.amount)
  return [...found].sort(([, a], [, b]) => b - a)
}
