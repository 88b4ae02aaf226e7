// What the board has to say to a player once: three lessons of a first game, each at the moment when it is needed, and what a
// new look does to them. One at a time; each can be closed, and the lessons are remembered by this browser.
import { untrack } from 'svelte'
import { stored } from '../../../lib/stored'
import type { RigorBoard } from './context.svelte'

export interface Note {
  id: string
  /** The look it is about; '' for a lesson. */
  look: string
}

const LEARNT = 'igroteka.lessons'
const LESSONS = {
  symbols: 'rigor_mortis-lesson-symbols',
  shove: 'rigor_mortis-lesson-shove',
  look: 'rigor_mortis-lesson-look',
} as const

/** What of the table calls for a lesson now. */
export interface Occasion {
  kinds: readonly string[]
  /** What awaits a figure on the lit cells. */
  does: readonly string[]
  shoving: boolean
  looks: number
}

export function lessonFor({ kinds, does, shoving, looks }: Occasion, learnt: readonly string[]): string {
  const needed = [
    looks > 0 && LESSONS.look,
    (shoving || does.includes('shove')) && LESSONS.shove,
    kinds.includes('before_card') && LESSONS.symbols,
  ]
  return (
    needed.find(
      (lesson): lesson is (typeof LESSONS)[keyof typeof LESSONS] => lesson !== false && !learnt.includes(lesson),
    ) || ''
  )
}

export class Notes {
  /** What is said now. */
  readonly now = $derived.by(
    (): Note | null => this.#looks[0] ?? (this.#lesson ? { id: this.#lesson, look: '' } : null),
  )
  #looks = $state.raw<readonly Note[]>([])
  #learnt = $state.raw<readonly string[]>(stored.read<string[]>(LEARNT, []))
  #lesson = $state('')

  /** The looks that this player had before. */
  #had: readonly string[] | null = null

  constructor(board: RigorBoard) {
    $effect(() => this.#notice(board))
  }

  #notice({ answers, chain, company, lights, mine, stage }: RigorBoard): void {
    if (!mine || !stage.live || company.table.connection !== 'open') return
    const looks = mine.looks ?? []
    const fresh = looks.filter((look) => this.#had && !this.#had.includes(look))
    this.#had = looks
    const occasion = {
      kinds: answers.asks.map((ask) => ask.kind),
      does: [...lights.values()].map((light) => light.does),
      shoving: chain.length > 0,
      looks: looks.length,
    }
    untrack(() => {
      this.#looks = [...this.#looks, ...fresh.map((look) => ({ id: look, look }))]
      this.#lesson = lessonFor(occasion, this.#learnt)
    })
  }

  /** It is read. */
  close(): void {
    const note = this.now
    if (note?.look) this.#looks = this.#looks.slice(1)
    else if (note) {
      this.#learnt = [...this.#learnt, note.id]
      this.#lesson = ''
      stored.write(LEARNT, this.#learnt)
    }
  }
}
