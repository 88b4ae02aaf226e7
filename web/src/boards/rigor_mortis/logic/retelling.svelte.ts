// How the last goblin was caught is told again: by itself while nobody waits for us, and else when asked for.
import { untrack } from 'svelte'
import { lastCatch } from './again'
import { staging } from './staging'
import type { RigorBoard } from './context.svelte'

export class Retelling {
  readonly #board: RigorBoard
  #told = -1
  #moved = false

  constructor(board: RigorBoard) {
    this.#board = board
    $effect(() => {
      const { stage, answers, company } = board
      if (stage.moving) {
        this.#moved = true
        return
      }
      if (!this.#moved || !this.#last || !stage.live) return
      this.#moved = false
      if (this.#last.until > this.#told && company.table.connection === 'open' && !answers.asks.some((ask) => ask.must))
        untrack(() => void this.begin())
    })
  }

  /** There is something to tell, and somebody who wants to see it move. */
  get offered(): boolean {
    const { stage } = this.#board
    return !stage.again && this.#last !== null && stage.canMove && stage.past === null
  }
  get #last() {
    const { stage } = this.#board
    return stage.moving ? null : lastCatch(stage.told, staging.beats ?? {})
  }

  async begin(): Promise<void> {
    const last = this.#last
    const { stage } = this.#board
    if (!last || stage.again) return
    this.#told = last.until
    await stage.retell(last.from, last.until, 1)
  }
}
