// The hand, or in correspondence play the pass. It takes a second: until then a mistaken tap can be taken back.
import type { BooBoard } from './context.svelte'

const HOLD = 1000

export class RaisedHand {
  /** It is on its way up. */
  rising = $state(false)
  readonly #board: BooBoard
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(board: BooBoard) {
    this.#board = board
    $effect(() => {
      if (!board.search && !board.sealed) this.withdraw()
    })
    $effect(() => {
      board.answers.letters({ KeyH: () => this.press() })
      return () => this.withdraw()
    })
  }

  /** It is up, and can be lowered. */
  get up(): boolean {
    return this.#board.answers.can('lower_hand')
  }
  /** The answer that it stands for now. */
  get key(): string {
    if (this.up) return 'lower_hand'
    return this.#board.sealed ? 'pass' : 'raise_hand'
  }

  press(): void {
    if (!this.take()) void this.#board.answers.send(this.key)
  }
  /** A press that sends nothing yet, or never. */
  readonly take = (): boolean => {
    // A guide takes back what was a mistake.
    if (this.up || this.#board.answers.guided) return false
    if (this.rising) this.withdraw()
    else {
      this.rising = true
      this.#timer = setTimeout(() => this.#raise(), HOLD)
    }
    return true
  }
  withdraw(): void {
    clearTimeout(this.#timer)
    this.rising = false
  }
  #raise(): void {
    this.rising = false
    if (this.#board.answers.can(this.key)) void this.#board.answers.send(this.key)
  }
}
