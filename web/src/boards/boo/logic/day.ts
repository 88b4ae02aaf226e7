// The searches of the castle of the day: what the table tells of them, and what this browser remembers of its own.
import { remember, type DaySearch } from '../../../lib/day'
import type { TableView, WayView } from '../view'

export interface DayRow {
  visitor: string
  /** The rooms between which the way was looked for. */
  ghost: string
  room: string
  caught: boolean
  seconds: number | null
  walls: number | null
  fewest: number | null
  /** One's own way, where this browser knows it, and one of the shortest. */
  own: WayView | null
  shortest: WayView | null
  /** After how many seconds each sees a way, the fastest first. */
  bots: readonly { level: string; seconds: number }[]
}

/** What is told of the searches so far. One's own way is told of the last one. */
export function searchesOf({ day = [], last_round: last, visitor }: TableView): DaySearch[] {
  return day.map(({ visitor: id, caught, time }) => {
    const isLast = visitor === null && last?.visitor === id && caught
    const own = isLast
      ? { walls: last.crossings.length, way: { colour: last.announced ?? '', route: last.route } }
      : null
    return { visitor: id, caught, time: time ?? null, walls: own?.walls ?? null, way: own?.way ?? null }
  })
}

/** Kept as it is told: the time of a search is told only until the next one. */
export function record(table: TableView, id: string): void {
  if (table.day?.length) remember(id, searchesOf(table))
}

export function rowsOf(table: TableView, own: readonly DaySearch[]): DayRow[] {
  const told = searchesOf(table)
  return (table.day ?? []).map(({ visitor, ghost, room, caught, fewest, shortest, bots }, n) => {
    const kept = own.find((search) => search.visitor === visitor)
    const time = told[n]!.time ?? kept?.time ?? null
    return {
      visitor,
      ghost,
      room,
      caught,
      seconds: time === null ? null : time / 1000,
      walls: told[n]!.walls ?? kept?.walls ?? null,
      fewest,
      own: told[n]!.way ?? kept?.way ?? null,
      shortest,
      bots: Object.entries(bots)
        .map(([level, seconds]) => ({ level, seconds }))
        .sort((a, b) => a.seconds - b.seconds),
    }
  })
}

/** Minutes and seconds. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

export function totalOf(rows: readonly DayRow[]): { seconds: number; caught: number } {
  return {
    seconds: rows.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    caught: rows.filter(({ caught }) => caught).length,
  }
}
