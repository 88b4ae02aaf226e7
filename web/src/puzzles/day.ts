// Which puzzle is that of a day: by the date alone, so that it is the same for everybody. The same as on the Python side
// (`igroteka.lessons.puzzle.number_of_the_day`).
import type { GameInfo } from '../lib/protocol'

const FIRST = Date.UTC(2026, 0, 1)
const DAY = 24 * 60 * 60 * 1000

/** Days since the first one, in universal time. */
export const dayOf = (now: Date): number => Math.floor((now.getTime() - FIRST) / DAY)

/** Which of a game's puzzles, counted from 1. */
export const numberOfTheDay = (count: number, now: Date): number => (((dayOf(now) % count) + count) % count) + 1

export const addressOf = (game: string, number: number): string => `#/puzzle/${game}/${number}`

/** How many days in a row a puzzle of the day was solved, up to today or yesterday. */
export function streakOf(days: readonly number[], today: number): number {
  let [length, day] = [0, days.includes(today) ? today : today - 1]
  for (; days.includes(day); day--) length++
  return length
}

/** Which game's turn it is where only one puzzle is shown for all of them. */
export function gameOfTheDay(games: readonly GameInfo[], now: Date): GameInfo | null {
  const found = games.filter((game) => game.puzzles > 0)
  return found[((dayOf(now) % found.length) + found.length) % found.length] ?? null
}
