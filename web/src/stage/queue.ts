// The beats that are still to be told, and how they keep to their time.
import type { AnyGame } from '../lib/game'
import { lasting, paced, type Beat } from './beats'

/** A slow machine needs longer for a beat than it says: what is later than this is made up for by those to come. */
const LATE = 40
/** So many times as fast at most. */
const CATCHING_UP = 0.1

export class BeatQueue<G extends AnyGame> {
  #beats: Beat<G>[] = []
  /** When the last of them should be over. */
  #due = 0

  get beats(): readonly Beat<G>[] {
    return this.#beats
  }

  schedule(beats: readonly Beat<G>[]): void {
    this.#beats = [...beats]
    this.#due = performance.now() + lasting(beats)
  }

  next(): Beat<G> | undefined {
    return this.#beats.shift()
  }

  clear(): void {
    this.#beats = []
  }

  /** What has taken longer than it should is taken from the beats to come; when the time is over they are one, also those
   * that are read: the log has them. */
  catchUp(): void {
    const [left, wanted] = [this.#due - performance.now(), lasting(this.#beats)]
    if (wanted <= left + LATE) return
    const beats = left > LATE ? this.#beats : this.#beats.map((beat) => ({ ...beat, read: false }))
    this.#beats = paced(beats, Math.max(CATCHING_UP, left / wanted))
  }
}
