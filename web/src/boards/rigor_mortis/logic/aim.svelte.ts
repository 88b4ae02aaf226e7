// The cell that somebody aims at with a picked card, and to which two ways lead: the next press chooses the way. It falls with
// every question, pick, send and cancel.
import { untrack } from 'svelte'
import type { Answers } from '../../../lib/answers.svelte'
import type { Game } from '../view'
import { pickedWays } from './lights'

export class Aim {
  #cell = $state.raw('')

  constructor(answers: Answers<Game>, question: () => string) {
    $effect(() => {
      void [question(), answers.picked, answers.sending]
      untrack(() => (this.#cell = ''))
    })
    $effect(() => {
      answers.prompt = this.#cell && pickedWays(answers).ways.second.has(this.#cell) ? 'rigor_mortis-prompt-way' : ''
      return () => (answers.prompt = '')
    })
  }

  get cell(): string {
    return this.#cell
  }

  /** A second press on the same cell lets go of it. */
  at(cell: string): void {
    this.#cell = this.#cell === cell ? '' : cell
  }
}
