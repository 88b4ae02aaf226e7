// One puzzle at its table: what is to be found, what was tried, what has been said as a hint, and what comes next.
import { untrack } from 'svelte'
import { api } from '../lib/api'
import { drop } from '../lib/chapters'
import type { Guidance, PuzzleInfo } from '../lib/protocol'
import { router } from '../lib/route.svelte'
import type { Table } from '../lib/table.svelte'
import type { Words } from '../lib/words'
import { numberOfTheDay } from './day'
import { hintsOf } from './said'
import { solved, type Way } from './solved.svelte'

/** The seat of whoever solves it. */
const SOLVER = 0
const PREFIX = 'puzzle_'

/** At a table of this room a puzzle is taken. */
export const isPuzzle = (chapter: string | undefined): boolean => Boolean(chapter?.startsWith(PREFIX))

export class Puzzle {
  readonly table: Table
  readonly game: string
  #all = $state.raw<readonly PuzzleInfo[]>([])
  /** So many hints have been asked for. */
  hints = $state(0)
  #wrong = false
  #shown = false
  /** It was not solved yet when the page came to it. */
  #open = false
  /** Whoever has solved it plays on. */
  isGame = $state(false)

  constructor(table: Table, game: string) {
    this.table = table
    this.game = game
    void api.puzzles(game).then((found) => (this.#all = found))
    $effect(() => {
      if (this.guidance?.wrong) this.#wrong = true
      if (this.guidance && !this.isDone) this.#open = true
    })
    $effect(() => {
      if (this.isDone && this.info) untrack(() => this.#finish())
    })
  }

  get id(): string {
    return this.table.room?.lesson ?? ''
  }
  get guidance(): Guidance | null {
    return this.table.guidance
  }
  get info(): PuzzleInfo | null {
    return this.#all.find(({ id }) => id === this.id) ?? null
  }
  get count(): number {
    return this.#all.length
  }
  /** Counted from 1. */
  get number(): number {
    return this.#all.findIndex(({ id }) => id === this.id) + 1
  }
  get isDaily(): boolean {
    return this.count > 0 && this.number === numberOfTheDay(this.count, new Date())
  }
  /** The first question is answered; another one may follow from it. */
  get isFound(): boolean {
    return (this.guidance?.step ?? 0) > 0
  }
  get isDone(): boolean {
    return this.guidance?.wants === 'over'
  }
  get playsOn(): boolean {
    return Boolean(this.guidance?.plays_on)
  }
  get way(): Way {
    return this.#shown ? 'shown' : this.hints || this.#wrong ? 'helped' : 'alone'
  }

  hintsIn(words: Words): readonly string[] {
    return this.info ? hintsOf(this.info, words) : []
  }

  /** The answer itself, given for whoever has had enough. */
  async show(): Promise<void> {
    const [key] = this.guidance?.press ?? []
    if (key === undefined) return
    this.#shown = true
    await this.table.answer(SOLVER, key)
  }

  /** It counts once: whoever opens it again begins anew. */
  #finish(): void {
    if (this.#open) solved.solve(this.game, this.id, this.way, this.isDaily, new Date())
    this.#open = false
    solved.close(this.game, this.id)
  }

  async next(): Promise<void> {
    await this.#clear()
    router.go(`/puzzle/${this.game}/${(this.number % this.count) + 1}`)
  }
  /** Back to the page of the game; what is not solved waits. */
  async leave(): Promise<void> {
    await this.#clear()
    router.go(`/game/${this.game}`)
  }
  async #clear(): Promise<void> {
    if (this.isDone && !this.isGame) await drop(this.table)
  }
  playOn(): void {
    this.isGame = true
  }
}
