// The castle of the day: one for everybody by date, the same on every server. What this browser has done there is kept here alone: its
// times, and on how many days in a row.
import { stored } from './stored'

/** A search of the day, as far as this browser knows it. */
export interface DaySearch {
  visitor: string
  caught: boolean
  /** Milliseconds until the right call. */
  time: number | null
  /** Walls that the shown route goes through. */
  walls: number | null
  /** That route, and the color it begins with. */
  way?: { colour: string; route: string } | null
}
export interface Day {
  /** Like 2026-11-19; '' for a castle that was laid by hand. */
  date: string
  searches: readonly DaySearch[]
}

/** So many visitors come. */
export const VISITORS = 5
const DAYS = 'igroteka.days'
/** So many days are remembered. */
const MOST = 100
const DAY_LONG = 24 * 60 * 60 * 1000

/** The date everywhere at this moment. */
export const dateOf = (now: Date): string => now.toISOString().slice(0, 10)
export const seedOf = (date: string): number => Number(date.replaceAll('-', ''))

/** By table. */
export const days = (): Readonly<Record<string, Day>> => stored.read<Record<string, Day>>(DAYS, {})
export const dayAt = (table: string): Day | undefined => days()[table]

export function tableOf(date: string): string | undefined {
  return Object.entries(days()).find(([, day]) => day.date === date)?.[0]
}

export function begin(table: string, date: string): void {
  keep(table, { date, searches: [] })
}

/** What is known of its searches; what was known before and is not told any more stays. */
export function remember(table: string, told: readonly DaySearch[]): Day {
  const before = dayAt(table) ?? { date: '', searches: [] }
  const searches = told.map((search) => {
    const old = before.searches.find(({ visitor }) => visitor === search.visitor)
    return {
      ...search,
      time: search.time ?? old?.time ?? null,
      walls: search.walls ?? old?.walls ?? null,
      way: search.way ?? old?.way ?? null,
    }
  })
  const day = { ...before, searches }
  if (JSON.stringify(day) !== JSON.stringify(before)) keep(table, day)
  return day
}

function keep(table: string, day: Day): void {
  const others = Object.entries(days()).filter(([each]) => each !== table)
  stored.write(DAYS, Object.fromEntries([[table, day], ...others].slice(0, MOST)))
}

export const isDone = ({ searches }: Day): boolean => searches.length === VISITORS

/** How many days in a row were played to their end, up to today, or up to yesterday while today is still to be played. */
export function streak(all: readonly Day[], today: string): number {
  const done = new Set(all.filter(isDone).map(({ date }) => date))
  const before = (date: string) => dateOf(new Date(Date.parse(date) - DAY_LONG))
  let date = done.has(today) ? today : before(today)
  let count = 0
  for (; done.has(date); date = before(date)) count++
  return count
}
