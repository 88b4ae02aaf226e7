// The searches of the castle of the day: what the table tells of them, and what this browser remembers of its own.
import { remember, type DaySearch } from '../../../lib/day'
import type { TableView } from '../view'

export interface DayRow {
  visitor: string
  caught: boolean
  seconds: number | null
  walls: number | null
  fewest: number | null
  /** After how many seconds each sees a way, the fastest first. */
  bots: readonly { level: string; seconds: number }[]
}

/** What is told of the searches so far. One's own walls are told of the last one. */
export function searchesOf({ day = [], last_round: last, visitor }: TableView): DaySearch[] {
  return day.map(({ visitor: id, caught, time }) => {
    const isLast = visitor === null && last?.visitor === id && caught
    return { visitor: id, caught, time: time ?? null, walls: isLast ? last.crossings.length : null }
  })
}

/** Kept as it is told: the time of a search is told only until the next one. */
export function record(table: TableView, id: string): void {
  if (table.day?.length) remember(id, searchesOf(table))
}

export function rowsOf(table: TableView, own: readonly DaySearch[]): DayRow[] {
  const told = searchesOf(table)
  return (table.day ?? []).map(({ visitor, caught, fewest, bots }, n) => {
    const kept = own.find((search) => search.visitor === visitor)
    const time = told[n]!.time ?? kept?.time ?? null
    return {
      visitor,
      caught,
      seconds: time === null ? null : time / 1000,
      walls: told[n]!.walls ?? kept?.walls ?? null,
      fewest,
      bots: Object.entries(bots)
        .map(([level, seconds]) => ({ level, seconds }))
        .sort((a, b) => a.seconds - b.seconds),
    }
  })
}

export function totalOf(rows: readonly DayRow[]): { seconds: number; caught: number } {
  return {
    seconds: rows.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    caught: rows.filter(({ caught }) => caught).length,
  }
}
