// Which puzzles this browser has solved and how, at which table one is open, and on which days in a row. Nobody else knows.
import { stored } from '../lib/stored'
import { dayOf, streakOf } from './day'

/** By oneself, after a hint or a wrong answer, or shown. */
export type Way = 'alone' | 'helped' | 'shown'
interface Kept {
  solved: Record<string, Way>
  /** The table at which each puzzle is open. */
  tables: Record<string, string>
}

const KEY = 'igroteka.puzzles'
const DAYS = 'igroteka.puzzle_days'
/** Days that are remembered. */
const MOST = 400
const NOTHING: Kept = { solved: {}, tables: {} }
const ORDER: readonly Way[] = ['shown', 'helped', 'alone']

class Solved {
  #kept = $state.raw<Record<string, Kept>>(stored.read(KEY, {}))
  #days = $state.raw<readonly number[]>(stored.read(DAYS, []))

  of(game: string): Readonly<Kept> {
    return { ...NOTHING, ...this.#kept[game] }
  }
  /** How a puzzle was solved; undefined if it was not. */
  way(game: string, id: string): Way | undefined {
    return this.of(game).solved[id]
  }
  count(game: string): number {
    return Object.values(this.of(game).solved).filter((way) => way !== 'shown').length
  }
  /** The puzzle of this day was solved. */
  isDone(now: Date): boolean {
    return this.#days.includes(dayOf(now))
  }
  streak(now: Date): number {
    return streakOf(this.#days, dayOf(now))
  }

  open(game: string, id: string, table: string): void {
    this.#change(game, { tables: { ...this.of(game).tables, [id]: table } })
  }
  close(game: string, id: string): void {
    const tables = Object.fromEntries(Object.entries(this.of(game).tables).filter(([each]) => each !== id))
    this.#change(game, { tables })
  }

  /** A better way than before is kept. `isDaily`: it was the puzzle of today. */
  solve(game: string, id: string, way: Way, isDaily: boolean, now: Date): void {
    const before = this.way(game, id)
    if (!before || ORDER.indexOf(way) > ORDER.indexOf(before))
      this.#change(game, { solved: { ...this.of(game).solved, [id]: way } })
    const today = dayOf(now)
    if (!isDaily || way === 'shown' || this.#days.includes(today)) return
    this.#days = [today, ...this.#days].slice(0, MOST)
    stored.write(DAYS, this.#days)
  }

  #change(game: string, change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, [game]: { ...this.of(game), ...change } }
    stored.write(KEY, this.#kept)
  }
}

export const solved = new Solved()
