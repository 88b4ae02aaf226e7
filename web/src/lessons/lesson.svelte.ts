// A chapter of a lesson at a table: what its guide says, and what whoever learns may do about it besides answering.
import { api } from '../lib/api'
import { learned } from '../lib/learned.svelte'
import { prefs } from '../lib/prefs.svelte'
import type { Guidance, LessonInfo, WhyNot } from '../lib/protocol'
import { router } from '../lib/route.svelte'
import type { Table } from '../lib/table.svelte'
import { fetchWords, type Words } from '../lib/words'
import { begin, clear } from './begin'

/** The seat of whoever takes the lesson. */
export const LEARNER = 0

export class Lesson {
  readonly table: Table
  readonly game: string
  /** What the lesson says; null until it has come. */
  words = $state.raw<Words | null>(null)
  /** Its chapters and goals. */
  info = $state.raw<LessonInfo | null>(null)
  /** Why what was asked about is no answer. */
  wondered = $state.raw<WhyNot | null>(null)

  constructor(table: Table, game: string) {
    this.table = table
    this.game = game
    $effect(() => {
      void fetchWords(prefs.lang, `lesson_${game}`, Promise.resolve('')).then((words) => (this.words = words))
    })
    void api.games().then((games) => (this.info = games.find((each) => each.id === game)?.lesson ?? null))
    $effect(() => {
      if (this.chapter && !learned.of(game).tables[this.chapter] && !this.isDone)
        learned.begin(game, this.chapter, table.id)
    })
    $effect(() => {
      if (this.isDone) learned.finish(game, this.chapter)
    })
  }

  get chapter(): string {
    return this.table.room?.lesson ?? ''
  }
  get guidance(): Guidance | null {
    return this.table.guidance
  }

  /** The guide speaks, and nothing is answered until it has been heard. */
  get speaks(): boolean {
    return this.guidance?.wants === 'next'
  }
  /** Everything has been said. */
  get isDone(): boolean {
    return this.guidance?.wants === 'over'
  }
  /** The chapter goes on as a game with bots, and the guide is quiet. */
  get isGame(): boolean {
    return this.isDone && this.guidance!.plays_on
  }

  get chapters(): readonly string[] {
    return this.info?.chapters ?? []
  }
  get number(): number {
    return this.chapters.indexOf(this.chapter)
  }
  /** The chapter after this one; '' after the last. */
  get following(): string {
    return this.chapters[this.number + 1] ?? ''
  }
  /** The last chapter is a game; what the lesson teaches is asked before it. */
  get isChecked(): boolean {
    return this.number === this.chapters.length - 2
  }

  /** A line of the lesson, or `key.attribute`. */
  say(key: string): string {
    return this.words?.say(key) ?? ''
  }
  titleOf(chapter: string): string {
    return chapter ? this.say(`lesson-${chapter}`) : ''
  }

  async next(): Promise<void> {
    this.wondered = null
    this.table.fault = (await this.table.send({ type: 'next' })).fault
  }

  /** The guide answers for the learner. */
  async show(): Promise<void> {
    const [key] = this.guidance?.press ?? []
    this.wondered = null
    if (key !== undefined) await this.table.answer(LEARNER, key)
  }

  async why(): Promise<void> {
    const key = this.guidance?.why_not
    this.wondered = key ? await this.table.why(LEARNER, key) : null
  }

  /** The chapter from its beginning. */
  async again(): Promise<void> {
    const { game, chapter } = this
    await clear(this.table, game, chapter)
    await begin(game, chapter)
    router.go(`/lesson/${game}/${chapter}`)
  }

  /** Another chapter; this one is cleared if it is done, else it waits. */
  async go(chapter: string): Promise<void> {
    if (this.isDone && !this.isGame) await clear(this.table, this.game, this.chapter)
    router.go(`/lesson/${this.game}/${chapter}`)
  }

  /** Back to the page of the game; the chapter waits. */
  leave(): void {
    router.go(`/game/${this.game}`)
  }
}
