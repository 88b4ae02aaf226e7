// What a board shows in the frame beside it: under the row of each seat, below all of them, and above the line of the chat.
import type { Snippet } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'

export class Aside {
  readonly #room = new MediaQuery('(min-width: 1024px) and (min-height: 820px)')
  seat = $state.raw<Snippet<[seat: number]> | undefined>()
  below = $state.raw<Snippet | undefined>()
  talk = $state.raw<Snippet | undefined>()

  /** There is room for it all the time. Else it lies behind the tab of the seats, and a board may show what matters itself. */
  get open(): boolean {
    return this.#room.current
  }

  /** For as long as the board is there. */
  show(seat: Snippet<[seat: number]>, below?: Snippet, talk?: Snippet): void {
    $effect(() => {
      this.seat = seat
      this.below = below
      this.talk = talk
      return () => (this.seat = this.below = this.talk = undefined)
    })
  }
}
