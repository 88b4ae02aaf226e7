// What whoever uses this browser has learned: the chapters of lessons that are done, where one is under way, which games have
// been played. Nobody else knows of it.
import { stored } from './stored'

/** Of one game. */
interface Known {
  /** Chapters that have been heard to their end. */
  chapters: string[]
  /** The table at which a chapter is under way. */
  tables: Record<string, string>
  /** A real game has been played to its end. */
  played: boolean
  /** Two people learn it at this screen. */
  together: boolean
}

const KEY = 'igroteka.learned'
const MET = 'igroteka.met'
const NOTHING: Known = { chapters: [], tables: {}, played: false, together: false }

class Learned {
  #met = $state.raw<Record<string, readonly string[]>>(stored.read(MET, {}))
  #kept = $state.raw<Record<string, Known>>(stored.read(KEY, {}))

  of(game: string): Readonly<Known> {
    return { ...NOTHING, ...this.#kept[game] }
  }

  /** Something has been learned or played here. */
  get any(): boolean {
    return Object.keys(this.#kept).length > 0
  }

  /** The chapter to take next: one that is under way, else the first that is not done; null when all are. */
  next(game: string, chapters: readonly string[]): string | null {
    const { chapters: done, tables } = this.of(game)
    const left = chapters.filter((chapter) => !done.includes(chapter))
    return left.find((chapter) => chapter in tables) ?? left[0] ?? null
  }

  /** Some chapter has been begun, and not all are done: there is something to go on with. */
  isUnderWay(game: string, chapters: readonly string[]): boolean {
    const { chapters: done, tables } = this.of(game)
    return (done.length > 0 || Object.keys(tables).length > 0) && this.next(game, chapters) !== null
  }

  /** A chapter is taken at this table from now on. */
  begin(game: string, chapter: string, table: string): void {
    this.#change(game, { tables: { ...this.of(game).tables, [chapter]: table } })
  }

  /** Its table is gone, or needed no more. */
  leave(game: string, chapter: string): void {
    const tables = Object.fromEntries(Object.entries(this.of(game).tables).filter(([id]) => id !== chapter))
    this.#change(game, { tables })
  }

  finish(game: string, chapter: string): void {
    const { chapters } = this.of(game)
    if (!chapters.includes(chapter)) this.#change(game, { chapters: [...chapters, chapter] })
  }

  /** A real game has been played to its end. */
  play(game: string): void {
    if (!this.of(game).played) this.#change(game, { played: true })
  }

  pair(game: string, together: boolean): void {
    this.#change(game, { together })
  }

  /** Kinds of questions that have been asked here: each is explained once. */
  met(game: string): readonly string[] {
    return this.#met[game] ?? []
  }
  meet(game: string, kind: string): void {
    if (this.met(game).includes(kind)) return
    this.#met = { ...this.#met, [game]: [...this.met(game), kind] }
    stored.write(MET, this.#met)
  }

  #change(game: string, change: Partial<Known>): void {
    this.#kept = { ...this.#kept, [game]: { ...this.of(game), ...change } }
    stored.write(KEY, this.#kept)
  }
}

export const learned = new Learned()
