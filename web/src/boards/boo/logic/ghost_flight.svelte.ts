// The ghost flies the route that was right. What was shown live has been seen; only the rest is flown.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { setOff } from '../../../stage/set_off'
import type { BooBoard } from './context.svelte'
import { stepsOf, type Drawn } from './route.svelte'

interface Flown extends Drawn {
  /** Each is flown once. */
  key: string
  /** From which step on. */
  from: number
}

export class GhostFlight {
  /** The ghost is in the air. */
  flies = $state(false)
  readonly #board: BooBoard
  #root: Element | undefined
  /** Steps of the route under way that this browser has seen. */
  #live = 0
  readonly #key: string = $derived.by(() => {
    const { last_round: last, visitor, round_no } = this.#board.table
    return last?.route && !visitor ? `${round_no}:${last.visitor}` : ''
  })
  readonly way: Flown | null = $derived.by(() => {
    const last = this.#key ? this.#board.table.last_round : null
    if (!last) return null
    const way = { start: last.ghost, steps: stepsOf(last.route), colour: last.announced ?? '' }
    return { ...way, key: this.#key, from: untrack(() => this.#live) }
  })

  constructor(board: BooBoard) {
    this.#board = board
    $effect.pre(() => {
      const { caller, visitor } = board.table
      const shown = board.show ? board.route.trace.steps : board.route.seen
      if (caller) this.#live = Math.max(this.#live, shown.length)
      else if (visitor) this.#live = 0
    })
    // After everything that begins to move with what has just happened.
    $effect(() => {
      void board.view
      queueMicrotask(() => this.#root && setOff(this.#root))
    })
  }

  /** In this element everything moves. */
  readonly within: Attachment = (root) => {
    this.#root = root
    return () => (this.#root = undefined)
  }
  /** Whatever is on its way has arrived. */
  land(): void {
    for (const each of this.#root?.getAnimations({ subtree: true }) ?? []) each.finish()
  }
}
