// What a board draws: the present, a view in the middle of a chain of events, or the past. Boards name where their things
// lie (`place`); the frame gives it the stream of the seat that is looked at (`follow`).
import type { Attachment } from 'svelte/attachments'
import type { View } from '../lib/protocol'
import type { Stream, Told } from '../lib/table.svelte'
import type { Place } from './staging'

export class Stage<T = Record<string, unknown>> {
  #stream = $state.raw<Stream>() as Stream
  #drawn = $state.raw<View>() as View
  /** The event that is being told now, or the one that is looked at in the past. */
  telling = $state.raw<Told | null>(null)
  /** The events of this beat and of the one before. */
  fresh = $state.raw<readonly Told[]>([])
  readonly #places = new Map<Place, Set<Element>>()

  constructor(stream: Stream) {
    this.#stream = stream
    this.#drawn = stream.view
  }

  /** What is drawn now; it has questions only while it is the present. */
  get view(): View<T> {
    return this.#drawn as View<T>
  }

  /** What is drawn is the present and nothing is on its way: only then answers are open. */
  get live(): boolean {
    return this.#drawn === this.#stream.view
  }

  /** A moment of the past is looked at. */
  get past(): boolean {
    return false
  }

  /** The latest of this seat's stream, or another seat's. */
  follow(stream: Stream): void {
    this.#stream = stream
    this.#drawn = stream.view
  }

  /** Land everything. */
  skip(): void {
    this.#drawn = this.#stream.view
    this.telling = null
  }

  /** The moment before the one that is drawn. */
  back(): void {}

  /** The moment after the one that is drawn; after the last one comes the present. */
  forward(): void {}

  /** The moment of event number n. */
  go(n: number): void {
    void n
  }

  /** Back to the present. */
  now(): void {}

  /** The last act of a seat, until its next one: what it did itself, not what followed from it. */
  lastOf(seat: number): Told | null {
    return this.#stream.events.findLast((told) => told.event.seat === seat) ?? null
  }

  /** `{@attach stage.place('zone:hand:p1')}`: where the things of that name lie on the page. */
  place(name: Place): Attachment {
    return (element) => {
      const here = this.#places.get(name) ?? new Set()
      this.#places.set(name, here.add(element))
      return () => {
        here.delete(element)
        if (!here.size) this.#places.delete(name)
      }
    }
  }

  /** `{@attach stage.board}`: the board's outermost element, in which its pieces fly. */
  readonly board: Attachment = (element) => {
    void element
  }
}
