// The game as this browser's seats see it: for each audience the last view and what was told on the way to it.
import type { AnyGame, EventKind, GameEvent } from '../game'
import { applied } from '../patch'
import type { Change, Held, Late, Snapshot, View } from '../protocol'
import { keepSeen, seen } from '../stored'
import type { TableClocks } from './clocks.svelte'

export interface Told<G extends AnyGame = AnyGame, K extends EventKind<G> = EventKind<G>> {
  n: number
  at: number
  event: GameEvent<G, K>
}

/** From view to view, and what was told on the way. */
export interface Step<G extends AnyGame = AnyGame> {
  before: View<G>
  view: View<G>
  events: readonly Told<G>[]
}

export interface Stream {
  audience: string
  seat: number | null
  n: number
  view: View
  /** The view before the last change in which something happened: what differs is the last move. */
  before: View | null
  events: Told[]
  /** The last steps to the view, since it was last sent as a whole. */
  steps: readonly Step[]
}

/** So few events are seen at the end of the log anyway. */
const AT_A_GLANCE = 2
/** So many steps are kept for whoever looks back: about an hour of play. The views share what did not change. */
const STEPS = 300
/** Milliseconds for which it is said that a call came too late. */
const LATE = 5000

export class MatchState {
  streams = $state.raw<Stream[]>([])
  /** What happened while nobody looked at the page. */
  missed = $state.raw<Told[]>([])
  /** By audience: an answer that the server has, and publishes when its time has come. */
  held = $state.raw<Record<string, string>>({})
  late = $state.raw<Late | null>(null)
  readonly #table: string
  readonly #clocks: TableClocks
  readonly #ongap: () => void
  /** By audience: a race that everybody shall see at the same time, and what has come behind it. */
  readonly #covered = new Map<string, Change[]>()
  #timers: ReturnType<typeof setTimeout>[] = []

  /** `ongap`: a change is missing. */
  constructor(table: string, clocks: TableClocks, ongap: () => void) {
    this.#table = table
    this.#clocks = clocks
    this.#ongap = ongap
  }

  /** The stream of a seat, else the first one. */
  stream(seat: number | null): Stream | undefined {
    return this.of(seat) ?? this.streams[0]
  }

  /** The stream of this very seat. */
  of(seat: number | null): Stream | undefined {
    return this.streams.find((each) => each.seat === seat)
  }

  /** The server sends for these audiences. */
  welcome(audiences: readonly string[]): void {
    this.streams = this.streams.filter((each) => audiences.includes(each.audience))
  }

  snapshot({ audience, n, at, first, events: sent, view }: Snapshot): void {
    const before = this.#ofAudience(audience)
    const told = sent.map((event, i) => ({ n: first + i, at, event }))
    const events = before ? [...before.events.filter((old) => old.n < first), ...told] : told
    this.#miss(events, before ? (before.events.at(-1)?.n ?? -1) : seen(this.#table, audience))
    this.#covered.delete(audience)
    const seat = audience === 'public' ? null : Number(audience.slice(1))
    this.#put({ audience, seat, n, view, before: before?.view ?? null, events, steps: [] })
  }

  /** A change is shown at once, or when everybody sees it. */
  change(message: Change): void {
    const covered = this.#covered.get(message.audience)
    const wait = message.show_at - this.#clocks.now
    if (covered) covered.push(message)
    else if (message.show_at > message.at && wait > 0 && this.#clocks.synchronised) {
      this.#covered.set(message.audience, [message])
      this.#timers.push(setTimeout(() => this.#uncover(message.audience), wait))
    } else this.#follow(message)
  }

  hold({ seat, key }: Held): void {
    this.held = { ...this.held, [`p${seat}`]: key }
  }

  tooLate(message: Late): void {
    this.late = message
    this.#timers.push(setTimeout(() => (this.late = null), LATE))
  }

  /** Somebody looks at the page again: what happened meanwhile is told. */
  returned(): void {
    for (const { audience, events } of this.streams) {
      this.#miss(events, seen(this.#table, audience))
      keepSeen(this.#table, audience, events.at(-1)?.n ?? -1)
    }
  }

  /** The connection is lost: what is covered will be sent again. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    this.#covered.clear()
  }

  #ofAudience(audience: string): Stream | undefined {
    return this.streams.find((each) => each.audience === audience)
  }

  /** What came after the last known event was missed, unless this is the first visit. */
  #miss(events: readonly Told[], known: number): void {
    const fresh = known < 0 ? [] : events.filter((told) => told.n > known)
    if (fresh.length > AT_A_GLANCE) this.missed = fresh
  }

  #uncover(audience: string): void {
    const covered = this.#covered.get(audience) ?? []
    this.#covered.delete(audience)
    for (const each of covered) this.change(each)
  }

  /** Show a change, if it is the next; after a gap ask for what is missing. */
  #follow({ audience, n, at, events, ops }: Change): void {
    const stream = this.#ofAudience(audience)
    if (!stream || n <= stream.n) return
    if (n !== stream.n + 1) {
      this.#ongap()
      return
    }
    const first = (stream.events.at(-1)?.n ?? -1) + 1
    const told = events.map((event, i) => ({ n: first + i, at, event }))
    const view = applied(stream.view, ops)
    const steps = [...stream.steps, { before: stream.view, view, events: told }].slice(-STEPS)
    const before = told.length ? stream.view : stream.before
    this.#put({ ...stream, n, view, before, events: [...stream.events, ...told], steps })
    this.held = {}
  }

  #put(stream: Stream): void {
    const last = stream.events.at(-1)
    if (last && !document.hidden) keepSeen(this.#table, stream.audience, last.n)
    const others = this.streams.filter((each) => each.audience !== stream.audience)
    this.streams = [...others, stream].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99))
  }
}
