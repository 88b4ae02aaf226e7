// One open table: the socket, the streams of the seats this browser holds, the room and the chat.
// It knows no rules: it keeps the last view of each audience and sends answers back by their keys.
import { stepsOf } from './recorded'
import { api } from './api'
import { applied } from './patch'
import type {
  Change,
  ClientMsg,
  Clocks,
  ErrorCode,
  EventView,
  Fault,
  Foreseen,
  Hindsight,
  Hinted,
  Intends,
  Late,
  LookedBack,
  Room,
  Said,
  ServerMsg,
  TakebackEnded,
  View,
  WhyNot,
} from './protocol'
import { PROTOCOL } from './protocol'
import { bar, barred, keepSeen, seen } from './stored'
import { Whereabouts } from './whereabouts'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

export interface Told {
  n: number
  at: number
  event: EventView
}

/** From view to view, and what was told on the way. */
export interface Step<T = Record<string, unknown>> {
  before: View<T>
  view: View<T>
  events: readonly Told[]
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

export interface Reply {
  fault: Fault | null
}

type Sending = ClientMsg extends infer M ? (M extends { id?: number } ? Omit<M, 'id'> : never) : never

/** So few events are seen at the end of the log anyway. */
const AT_A_GLANCE = 2
/** So many steps are kept for whoever looks back: about an hour of play. The views share what did not change. */
const STEPS = 300
/** Measures of the clock that count; of these the median, so that a slow trip does not matter. */
const SAMPLES = 9
const DELAYS = [250, 500, 500, 500, 1000, 1000, 2000, 4000, 8000]

export class Table {
  readonly id: string
  connection = $state<Connection>('connecting')
  bye = $state('')
  room = $state.raw<Room | null>(null)
  member = $state.raw<number | null>(null)
  invite = $state.raw('')
  watch = $state.raw('')
  /** The kinds of questions that no hint is given to. */
  unhinted = $state.raw<readonly string[]>([])
  /** After the game its bots can tell which decisions have cost most. */
  studied = $state(false)
  streams = $state.raw<Stream[]>([])
  chat = $state.raw<Said[]>([])
  /** There are lines before the first of these. */
  older = $state(false)
  clocks = $state.raw<Clocks | null>(null)
  hint = $state.raw<Hinted | null>(null)
  /** What has become of the take-back that this browser has asked for last. */
  takebackEnded = $state.raw<TakebackEnded | null>(null)
  /** What a team-mate's bot has last said that it is about to do. */
  intention = $state.raw<Intends | null>(null)
  whyNot = $state.raw<WhyNot | null>(null)
  late = $state.raw<Late | null>(null)
  held = $state.raw<Record<string, string>>({})
  fault = $state.raw<Fault | null>(null)
  code = $state.raw<{ code: string; seconds: number } | null>(null)
  missed = $state.raw<Told[]>([])

  private readonly key: string
  private readonly watching: string
  private readonly whereabouts: Whereabouts
  private socket: WebSocket | null = null
  private tries = 0
  private sent = 0
  private foreseen: Foreseen | null = null
  private lookedBack: LookedBack | null = null
  private readonly waiting = new Map<number, (reply: Reply) => void>()
  /** How far the server's clock is ahead, as last measured, the oldest first. */
  private offsets: number[] = []
  /** The same as it is taken to be: until it has been measured, as the server's welcome said. */
  private offset = 0
  /** By audience: a race that everybody shall see at the same time, and what has come behind it. */
  private readonly covered = new Map<string, Change[]>()
  private timers: ReturnType<typeof setTimeout>[] = []
  private syncing: ReturnType<typeof setInterval> | undefined
  private stopped = false
  /** The server has said where to go. */
  private named = false
  /** Milliseconds of silence after which the server is lost; 0 for a server that may be silent. */
  private silence = 0
  private listening: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, key: string, watching = '') {
    this.id = id
    this.key = key
    this.watching = watching
    this.whereabouts = new Whereabouts(document.baseURI, id)
    this.connect()
  }

  /** Table time now, in milliseconds, by the server's clock. */
  get now(): number {
    return Math.round(performance.now() + this.offset)
  }

  /** The offset of the server's clock has been measured. */
  get synchronised(): boolean {
    return this.offsets.length > 0
  }

  stream(seat: number | null): Stream | undefined {
    return this.streams.find((each) => each.seat === seat) ?? this.streams[0]
  }

  /** Send something and learn whether it was done; a lost connection counts as not done. */
  send(message: Sending): Promise<Reply> {
    const socket = this.socket
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ fault: fault('not_now', 'no connection') })
    }
    const id = ++this.sent
    socket.send(JSON.stringify({ ...message, id }))
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  async answer(seat: number, key: string): Promise<Reply> {
    const stream = this.streams.find((each) => each.seat === seat)
    if (!stream) return { fault: fault('not_your_seat', '') }
    this.hint = this.takebackEnded = null
    this.missed = []
    const reply = await this.send({ type: 'answer', seat, number: stream.view.number, key, t: this.now })
    this.fault = reply.fault
    return reply
  }

  /** What would follow from an answer, or from something else of the game that the key names; null if nobody knows. */
  async whatIf(seat: number, key: string): Promise<Foreseen | null> {
    const { fault } = await this.send({ type: 'what_if', seat, key })
    return !fault && this.foreseen?.key === key ? this.foreseen : null
  }

  /** What another answer to the last sealed choice of a turn that is over would have brought; null if nobody knows. */
  async lookBack(seat: number): Promise<Hindsight | null> {
    const { fault } = await this.send({ type: 'look_back', seat })
    return !fault && this.lookedBack?.seat === seat ? this.lookedBack.hindsight : null
  }

  /** Somebody looks at the page again: what happened meanwhile is told. */
  returned(): void {
    for (const { audience, events } of this.streams) {
      const known = seen(this.id, audience)
      const fresh = known < 0 ? [] : events.filter((told) => told.n > known)
      if (fresh.length > AT_A_GLANCE) this.missed = fresh
      keepSeen(this.id, audience, events.at(-1)?.n ?? -1)
    }
  }

  /** Everything that a stream has seen from the beginning of the game on; nothing if the server keeps it to itself. */
  async steps(stream: Stream): Promise<readonly Step[]> {
    const record = await api.replay(this.id, stream.audience, this.key || this.watching).catch(() => null)
    return record ? stepsOf(record, stream.events) : []
  }

  close(): void {
    this.stopped = true
    this.clear()
    this.socket?.close()
    this.connection = 'closed'
  }

  private connect(): void {
    const socket = new WebSocket(this.whereabouts.socket)
    this.socket = socket
    this.sent = 0
    this.bye = ''
    this.listen(socket)
    socket.onopen = () => this.hello(socket)
    socket.onmessage = (message: MessageEvent<string>) => {
      this.listen(socket)
      this.receive(JSON.parse(message.data) as ServerMsg)
    }
    socket.onclose = () => this.lost(socket)
  }

  /** Where another process can have the table, one that says nothing for too long is lost, though the socket is open. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.listening)
    if (!this.silence) return
    this.listening = setTimeout(() => {
      socket.onclose = null
      socket.close()
      this.lost(socket)
    }, this.silence)
  }

  private hello(socket: WebSocket): void {
    const seen = Object.fromEntries(this.streams.map((each) => [each.audience, each.n]))
    const chat = this.chat.at(-1)?.n ?? 0
    const who = this.key ? { key: this.key } : { watch: this.watching, key: barred(this.id) }
    socket.send(JSON.stringify({ type: 'hello', table: this.id, ...who, seen, chat, stage: true, protocol: PROTOCOL }))
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.stopped) return
    this.clear()
    for (const resolve of this.waiting.values()) resolve({ fault: fault('not_now', 'connection lost') })
    this.waiting.clear()
    if (['kicked', 'locked', 'deleted', 'left'].includes(this.bye)) {
      this.connection = 'closed'
      return
    }
    this.connection = 'lost'
    if (!this.named) this.whereabouts.lost()
    const delay = this.named && !this.tries ? 0 : DELAYS[Math.min(this.tries, DELAYS.length - 1)]!
    this.named = false
    this.tries++
    this.timers.push(setTimeout(() => this.connect(), delay))
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
    this.covered.clear()
    clearInterval(this.syncing)
    clearTimeout(this.listening)
  }

  private receive(message: ServerMsg): void {
    switch (message.type) {
      case 'welcome':
        // Another connection may be to another process, in which the table's clock has gone on from somewhere else.
        if (this.connection !== 'open') {
          this.offsets = []
          this.offset = message.now - performance.now()
        }
        this.connection = 'open'
        this.tries = 0
        this.silence = message.silence
        this.whereabouts.found(message.others)
        this.member = message.member
        this.invite = message.invite
        this.watch = message.watch
        this.unhinted = message.unhinted
        this.studied = message.studied
        this.room = message.room
        this.streams = this.streams.filter((each) => message.audiences.includes(each.audience))
        this.measure()
        break
      case 'room':
        this.room = message.room
        break
      case 'snapshot': {
        const seat = message.audience === 'public' ? null : Number(message.audience.slice(1))
        const told = message.events.map((event, i) => ({ n: message.first + i, at: message.at, event }))
        const before = this.streams.find((each) => each.audience === message.audience)
        const events = before ? [...before.events.filter((old) => old.n < message.first), ...told] : told
        const known = before ? (before.events.at(-1)?.n ?? -1) : seen(this.id, message.audience)
        const fresh = known < 0 ? [] : events.filter((each) => each.n > known)
        if (fresh.length > AT_A_GLANCE) this.missed = fresh
        this.covered.delete(message.audience)
        this.put({
          audience: message.audience,
          seat,
          n: message.n,
          view: message.view,
          before: before?.view ?? null,
          events,
          steps: [],
        })
        break
      }
      case 'change': {
        const covered = this.covered.get(message.audience)
        const wait = message.show_at - this.now
        if (covered) covered.push(message)
        else if (message.show_at > message.at && wait > 0 && this.synchronised) {
          this.covered.set(message.audience, [message])
          this.timers.push(setTimeout(() => this.uncover(message.audience), wait))
        } else this.follow(message)
        break
      }
      case 'held':
        this.held = { ...this.held, [`p${message.seat}`]: message.key }
        break
      case 'late':
        this.late = message
        this.timers.push(setTimeout(() => (this.late = null), 5000))
        break
      case 'hinted':
        this.hint = message
        break
      case 'takeback_ended':
        this.takebackEnded = message
        break
      case 'intends':
        this.intention = message
        break
      case 'why_not':
        this.whyNot = message
        break
      case 'foreseen':
        this.foreseen = message
        break
      case 'looked_back':
        this.lookedBack = message
        break
      case 'said':
        if (message.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, message]
        break
      case 'page': {
        const { lines, more } = message
        const isEarlier = (lines.at(-1)?.n ?? Infinity) < (this.chat[0]?.n ?? 0)
        if (isEarlier) this.chat = [...lines, ...this.chat]
        else this.chat = more ? lines : [...this.chat, ...lines]
        if (isEarlier || more) this.older = more
        break
      }
      case 'clocks':
        this.clocks = message
        break
      case 'synced':
        this.offsets = [...this.offsets, message.now - (message.t + performance.now()) / 2].slice(-SAMPLES)
        this.offset = this.offsets.toSorted((a, b) => a - b)[this.offsets.length >> 1]!
        break
      case 'ping':
        this.socket?.send(JSON.stringify({ type: 'pong', n: message.n }))
        break
      case 'new_code':
        this.code = { code: message.code, seconds: message.seconds }
        break
      case 'ok':
        this.settle(message.id, null)
        break
      case 'error':
        if (message.id) this.settle(message.id, message)
        else this.fault = message
        if (message.reason === 'kicked') bar(this.id, this.key)
        break
      case 'bye':
        this.bye = message.why
        if (message.why === 'kicked') bar(this.id, this.key)
        if (message.where) {
          this.named = true
          this.whereabouts.named(message.where)
        }
        break
    }
  }

  private uncover(audience: string): void {
    const covered = this.covered.get(audience) ?? []
    this.covered.delete(audience)
    for (const each of covered) this.receive(each)
  }

  /** Show a change, if it is the next; after a gap ask for what is missing. */
  private follow(message: Change): void {
    const stream = this.streams.find((each) => each.audience === message.audience)
    if (!stream || message.n <= stream.n) return
    if (message.n !== stream.n + 1) {
      this.socket?.close()
      return
    }
    const first = (stream.events.at(-1)?.n ?? -1) + 1
    const told = message.events.map((event, i) => ({ n: first + i, at: message.at, event }))
    const view = applied(stream.view, message.ops)
    const steps = [...stream.steps, { before: stream.view, view, events: told }].slice(-STEPS)
    const before = told.length ? stream.view : stream.before
    this.put({ ...stream, n: message.n, view, before, events: [...stream.events, ...told], steps })
    this.held = {}
  }

  private put(stream: Stream): void {
    const last = stream.events.at(-1)
    if (last && !document.hidden) keepSeen(this.id, stream.audience, last.n)
    const others = this.streams.filter((each) => each.audience !== stream.audience)
    this.streams = [...others, stream].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99))
  }

  private settle(id: number, problem: Fault | null): void {
    this.waiting.get(id)?.({ fault: problem })
    this.waiting.delete(id)
  }

  private measure(): void {
    const once = () =>
      this.socket?.readyState === WebSocket.OPEN &&
      this.socket.send(JSON.stringify({ type: 'sync', t: performance.now() }))
    for (let i = 0; i < 5; i++) this.timers.push(setTimeout(once, 120 * i))
    clearInterval(this.syncing)
    this.syncing = setInterval(once, 10_000)
  }
}

function fault(code: ErrorCode, text: string): Fault {
  return { type: 'error', id: 0, code, text, reason: '', rule: '' }
}
