// What the board has to say to a player once: three lessons of a first game, each at the moment when it is needed, and what a
// new look does to them. Only what has just happened is said, one thing at a time, and beside the thing that it is about; what
// is older is gone with the next answer. Each can be closed, and the lessons are remembered by this browser.
import { untrack } from 'svelte'
import { stored } from '../../../lib/stored'
import type { QuestionKind } from '../view'
import type { RigorBoard } from './context.svelte'

export interface Note {
  id: string
  /** The look it is about; '' for a lesson. */
  look: string
  /** What it lies beside, as a selector within the board. */
  at: string
}

const LEARNT = 'igroteka.lessons'
const LESSONS = {
  symbols: 'rigor_mortis-lesson-symbols',
  shove: 'rigor_mortis-lesson-shove',
  look: 'rigor_mortis-lesson-look',
} as const

const atLook = (look: string) => `[data-look="${look}"]`

/** What of the table calls for a lesson now. */
export interface Occasion {
  kinds: readonly QuestionKind[]
  /** A cell from which somebody would be shoved, or is being shoved; '' if there is none. */
  shoved: string
  /** The look that has just fallen on this player; '' if none has. */
  fallen: string
}

export function lessonFor({ kinds, shoved, fallen }: Occasion, learnt: readonly string[]): Note | null {
  const needed: readonly Note[] = [
    ...(fallen ? [{ id: LESSONS.look, look: '', at: atLook(fallen) }] : []),
    ...(shoved ? [{ id: LESSONS.shove, look: '', at: `[data-cell="${shoved}"]` }] : []),
    ...(kinds.includes('before_card') ? [{ id: LESSONS.symbols, look: '', at: '.hand' }] : []),
  ]
  return needed.find(({ id }) => !learnt.includes(id)) ?? null
}

export class Notes {
  /** What is said now. */
  readonly now = $derived.by((): Note | null =>
    this.#fallen && !this.#read ? { id: this.#fallen, look: this.#fallen, at: atLook(this.#fallen) } : this.#lesson,
  )
  /** The look that has fallen on this player since their last answer, and whether its note is read. */
  #last = $state('')
  readonly #fallen = $derived.by(() => (this.#board.mine?.looks?.includes(this.#last) ? this.#last : ''))
  #read = $state(false)
  #learnt = $state.raw<readonly string[]>(stored.read<string[]>(LEARNT, []))
  readonly #lesson = $derived.by(() =>
    this.#isTold && !this.#board.answers.guided
      ? lessonFor({ ...occasionOf(this.#board), fallen: this.#fallen }, this.#learnt)
      : null,
  )
  readonly #board: RigorBoard
  /** The looks that this player had before. */
  #had: readonly string[] | null = null

  constructor(board: RigorBoard) {
    this.#board = board
    $effect(() => this.#notice())
    $effect(() => {
      if (board.answers.sending) this.#last = ''
    })
  }

  /** It is read. */
  close(): void {
    const note = this.now
    if (note?.look) this.#read = true
    else if (note) {
      this.#learnt = [...this.#learnt, note.id]
      stored.write(LEARNT, this.#learnt)
    }
  }

  /** Everything has been told, and to a player. */
  get #isTold(): boolean {
    const { company, mine, stage } = this.#board
    return mine !== undefined && stage.live && company.table.connection === 'open'
  }

  #notice(): void {
    if (!this.#isTold) return
    const looks = this.#board.mine?.looks ?? []
    const fallen = looks.findLast((look) => this.#had && !this.#had.includes(look))
    this.#had = looks
    if (fallen)
      untrack(() => {
        this.#last = fallen
        this.#read = false
      })
  }
}

function occasionOf({ answers, chain, lights }: RigorBoard): Omit<Occasion, 'fallen'> {
  const lit = [...lights].find(([, { does }]) => does === 'shove')?.[0]
  return { kinds: answers.asks.map((ask) => ask.kind), shoved: chain.at(-1)?.from ?? lit ?? '' }
}
