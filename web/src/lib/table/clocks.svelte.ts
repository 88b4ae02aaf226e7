// The time at a table: what the players' clocks show, and how far the server's clock is ahead of this browser's.
import type { Clocks, Sync, Synced } from '../protocol'

/** Measures of the clock that count; of these the median, so that a slow trip does not matter. */
const SAMPLES = 9
/** The first measures follow each other quickly; later ones only correct them. */
const [FIRST, APART, LATER] = [5, 120, 10_000]

export class TableClocks {
  /** The players' thinking time, as last told. */
  players = $state.raw<Clocks | null>(null)
  /** How far the server's clock is ahead, as last measured, the oldest first. */
  #offsets: number[] = []
  /** The same as it is taken to be: until it has been measured, as the server's welcome said. */
  #offset = 0
  readonly #ask: (message: Sync) => void
  #first: ReturnType<typeof setTimeout>[] = []
  #later: ReturnType<typeof setInterval> | undefined

  constructor(ask: (message: Sync) => void) {
    this.#ask = ask
  }

  /** Table time now, in milliseconds, by the server's clock. */
  get now(): number {
    return Math.round(performance.now() + this.#offset)
  }

  /** The offset of the server's clock has been measured. */
  get synchronised(): boolean {
    return this.#offsets.length > 0
  }

  /** A new connection may be to another process, in which the table's clock has gone on from somewhere else. */
  restart(now: number): void {
    this.#offsets = []
    this.#offset = now - performance.now()
  }

  /** Measure from now on. */
  measure(): void {
    const once = () => this.#ask({ type: 'sync', t: performance.now() })
    for (let i = 0; i < FIRST; i++) this.#first.push(setTimeout(once, APART * i))
    clearInterval(this.#later)
    this.#later = setInterval(once, LATER)
  }

  measured({ t, now }: Synced): void {
    this.#offsets = [...this.#offsets, now - (t + performance.now()) / 2].slice(-SAMPLES)
    this.#offset = this.#offsets.toSorted((a, b) => a - b)[this.#offsets.length >> 1]!
  }

  stop(): void {
    for (const timer of this.#first) clearTimeout(timer)
    this.#first = []
    clearInterval(this.#later)
  }
}
