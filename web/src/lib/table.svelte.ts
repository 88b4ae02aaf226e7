// One open table: what the server says of it goes to the part that keeps it (`table/`: connection, room, match, clocks, talk),
// and answers go back by their keys. It knows no rules.
import { announcements } from './announcements.svelte'
import { api } from './api'
import type {
  Bye,
  Clocks,
  Fault,
  Foreseen,
  Guidance,
  Hello,
  Hindsight,
  Hinted,
  Intends,
  Late,
  LookedBack,
  NewCode,
  Replay,
  Room,
  Said,
  ServerMsg,
  TakebackEnded,
  Welcome,
  WhyNot,
} from './protocol'
import { PROTOCOL } from './protocol'
import { stepsOf } from './recorded'
import { bar, barred } from './stored'
import { TableClocks } from './table/clocks.svelte'
import {
  Connection,
  fault,
  type ConnectionState,
  type Receivers,
  type Reply,
  type Sending,
} from './table/connection.svelte'
import { MatchState, type Step, type Stream, type Told } from './table/match.svelte'
import { RoomState } from './table/room.svelte'
import { Talk } from './table/talk.svelte'
import { Whereabouts } from './whereabouts'

export type { Reply, Step, Stream, Told }

export class Table {
  readonly id: string
  fault = $state.raw<Fault | null>(null)
  hint = $state.raw<Hinted | null>(null)
  /** What has become of the take-back that this browser has asked for last. */
  takebackEnded = $state.raw<TakebackEnded | null>(null)
  /** What a team-mate's bot has last said that it is about to do. */
  intention = $state.raw<Intends | null>(null)
  /** What the guide of a lesson says now. */
  guidance = $state.raw<Guidance | null>(null)
  #whyNot: WhyNot | null = null
  #foreseen: Foreseen | null = null
  #lookedBack: LookedBack | null = null
  readonly #key: string
  readonly #watching: string
  readonly #connection: Connection
  readonly #room = new RoomState()
  readonly #clocks: TableClocks
  readonly #match: MatchState
  readonly #talk = new Talk()

  readonly #receivers: Receivers = {
    welcome: (message) => this.#welcome(message),
    room: ({ room }) => (this.#room.room = room),
    new_code: ({ code, seconds }) => (this.#room.code = { code, seconds }),
    snapshot: (message) => this.#match.snapshot(message),
    change: (message) => this.#match.change(message),
    held: (message) => this.#match.hold(message),
    late: (message) => this.#match.tooLate(message),
    hinted: (message) => (this.hint = message),
    takeback_ended: (message) => (this.takebackEnded = message),
    intends: (message) => (this.intention = message),
    guidance: (message) => (this.guidance = message),
    why_not: (message) => (this.#whyNot = message),
    foreseen: (message) => (this.#foreseen = message),
    looked_back: (message) => (this.#lookedBack = message),
    said: (message) => this.#talk.add(message),
    page: (message) => this.#talk.addPage(message),
    notice: ({ notice }) => announcements.heard(notice),
    clocks: (message) => (this.#clocks.players = message),
    synced: (message) => this.#clocks.measured(message),
    ping: ({ n }) => this.#connection.tell({ type: 'pong', n }),
    ok: ({ id }) => this.#connection.settle(id, null),
    error: (message) => this.#failed(message),
    bye: (message) => this.#dismissed(message),
  }

  constructor(id: string, key: string, watching = '') {
    this.id = id
    this.#key = key
    this.#watching = watching
    this.#connection = new Connection(new Whereabouts(document.baseURI, id), {
      hello: () => this.#hello(),
      receive: (message) => this.#receive(message),
      lost: () => this.#stop(),
    })
    this.#clocks = new TableClocks((message) => this.#connection.tell(message))
    this.#match = new MatchState(id, this.#clocks, () => this.#connection.reopen())
    this.#connection.open()
  }

  /** What the link of a spectator carries; empty for a member. */
  get watching(): string {
    return this.#watching
  }
  /** What opens it to this browser; '' for a spectator. */
  get key(): string {
    return this.#key
  }
  get connection(): ConnectionState {
    return this.#connection.state
  }
  get bye(): string {
    return this.#connection.bye
  }
  get room(): Room | null {
    return this.#room.room
  }
  get member(): number | null {
    return this.#room.member
  }
  get invite(): string {
    return this.#room.invite
  }
  get watch(): string {
    return this.#room.watch
  }
  get spoken(): Readonly<Record<string, string>> {
    return this.#room.spoken
  }
  get unhinted(): readonly string[] {
    return this.#room.unhinted
  }
  get studied(): boolean {
    return this.#room.studied
  }
  get code(): Pick<NewCode, 'code' | 'seconds'> | null {
    return this.#room.code
  }
  get streams(): Stream[] {
    return this.#match.streams
  }
  get held(): Record<string, string> {
    return this.#match.held
  }
  get late(): Late | null {
    return this.#match.late
  }
  get missed(): Told[] {
    return this.#match.missed
  }
  set missed(missed: Told[]) {
    this.#match.missed = missed
  }
  get chat(): Said[] {
    return this.#talk.lines
  }
  get older(): boolean {
    return this.#talk.older
  }
  get clocks(): Clocks | null {
    return this.#clocks.players
  }
  get now(): number {
    return this.#clocks.now
  }
  get synchronised(): boolean {
    return this.#clocks.synchronised
  }

  stream(seat: number | null): Stream | undefined {
    return this.#match.stream(seat)
  }

  /** Send something and learn whether it was done; a lost connection counts as not done. */
  send(message: Sending): Promise<Reply> {
    return this.#connection.send(message)
  }

  async answer(seat: number, key: string): Promise<Reply> {
    const stream = this.#match.of(seat)
    if (!stream) return { fault: fault('not_your_seat', '') }
    this.hint = this.takebackEnded = null
    this.missed = []
    const reply = await this.send({ type: 'answer', seat, number: stream.view.number, key, t: this.now })
    this.fault = reply.fault
    return reply
  }

  /** Why a key is no answer now; null if nobody says so. */
  async why(seat: number, key: string): Promise<WhyNot | null> {
    const { fault } = await this.send({ type: 'why', seat, key })
    return !fault && this.#whyNot?.key === key ? this.#whyNot : null
  }

  /** What would follow from an answer, or from something else of the game that the key names; null if nobody knows. */
  async whatIf(seat: number, key: string): Promise<Foreseen | null> {
    const { fault } = await this.send({ type: 'what_if', seat, key })
    return !fault && this.#foreseen?.key === key ? this.#foreseen : null
  }

  /** What another answer to the last sealed choice of a turn that is over would have brought; null if nobody knows. */
  async lookBack(seat: number): Promise<Hindsight | null> {
    const { fault } = await this.send({ type: 'look_back', seat })
    return !fault && this.#lookedBack?.seat === seat ? this.#lookedBack.hindsight : null
  }

  /** Somebody looks at the page again: what happened meanwhile is told. */
  returned(): void {
    this.#match.returned()
  }

  /** Everything that a stream has seen from the beginning of the game on; nothing if the server keeps it to itself. */
  async steps(stream: Stream): Promise<readonly Step[]> {
    const record = await this.record(stream.audience)
    return record ? stepsOf(record, stream.events) : []
  }

  /** Try at once to come back. */
  retry(): void {
    this.#connection.retry()
  }

  /** The game as an audience has seen it; null if the server keeps it to itself. */
  async record(audience: string): Promise<Replay | null> {
    return await api.replay(this.id, audience, this.#key || this.#watching).catch(() => null)
  }

  close(): void {
    this.#connection.close()
  }

  /** A server that is newer than this page may say what it does not know yet. */
  #receive(message: ServerMsg): void {
    const receive = this.#receivers[message.type] as ((message: ServerMsg) => void) | undefined
    receive?.(message)
  }

  #hello(): Hello {
    const seen = Object.fromEntries(this.streams.map((each) => [each.audience, each.n]))
    const who = this.#key ? { key: this.#key } : { watch: this.#watching, key: barred(this.id) }
    return { type: 'hello', table: this.id, ...who, seen, chat: this.#talk.last, stage: true, protocol: PROTOCOL }
  }

  #welcome(message: Welcome): void {
    if (this.connection !== 'open') this.#clocks.restart(message.now)
    this.#connection.welcome(message)
    this.#room.welcome(message)
    this.#match.welcome(message.audiences)
    this.#clocks.measure()
  }

  #failed(message: Fault): void {
    if (message.id) this.#connection.settle(message.id, message)
    else this.fault = message
    if (message.reason === 'kicked') bar(this.id, this.#key)
  }

  #dismissed({ why, where }: Bye): void {
    this.#connection.dismissed(why, where)
    if (why === 'kicked') bar(this.id, this.#key)
  }

  #stop(): void {
    this.#clocks.stop()
    this.#match.stop()
  }
}
