// What a board draws: the present, a view in the middle of a chain of events, or the past. Boards name where their things
// lie (`place`, `piece`); the frame gives it the stream of the seat that is looked at (`follow`). Events are told in order,
// a beat each; with no motion, in a hidden tab or after a lost connection the board simply is as the view says.
import { tick, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { isAsked } from '../lib/asks'
import type { AnyGame, EventKind } from '../lib/game'
import { prefs } from '../lib/prefs.svelte'
import type { Pace, View } from '../lib/protocol'
import { play, type Act } from '../lib/sound'
import type { Step, Stream, Told } from '../lib/table.svelte'
import { beatAt, beatsOf, CHAIN, joined, paced, READING, type Beat } from './beats'
import { changedPlaces } from './flights'
import { listenForLanding } from './landing'
import { Overlay } from './overlay'
import { Places } from './places'
import { BeatQueue } from './queue'
import './stage.css'
import type { Chapter, Place, Staging } from './staging'

const SPEEDS = { none: 0, fast: 0.5, normal: 1, slow: 1.6 }
/** As fast as the bots of a table play, the board tells it. */
const PACES: Readonly<Record<Pace, number>> = { instant: 0.3, fast: 0.4, normal: 1, slow: 1 }
/** What was missed is told fast, and no longer than this. */
const MISSED = { speed: 0.5, most: 8000 }
/** How long what has changed stays outlined where nothing moved. */
const OUTLINE = 1200

export class Stage<G extends AnyGame = AnyGame> {
  /** What the board adds to the telling of its events. */
  staging: Staging<G> = {}
  /** How fast the bots of the table play. */
  pace = $state.raw<Pace>('normal')
  /** Gets the steps from the beginning of the game, for moments that are no longer in the stream. */
  recorded: (() => Promise<readonly Step<G>[]>) | null = null
  /** The event that is being told now, or the one that is looked at in the past. */
  telling = $state.raw<Told<G> | null>(null)
  /** All events of the beat that is being told now, or that was told last. */
  beat = $state.raw<readonly Told<G>[]>([])
  /** The events of this beat and of the one before. */
  fresh = $state.raw<readonly Told<G>[]>([])
  /** What is said of this beat: nothing while its dice are falling. */
  said = $state.raw<readonly Told<G>[]>([])
  /** A scene of the past is being told once more. */
  again = $state(false)
  #stream = $state.raw<Stream>() as Stream
  #drawn = $state.raw<View<G>>() as View<G>
  #moving = $state(false)
  #past = $state.raw<number | null>(null)
  /** The number of the last event that has been told, or needs no telling. */
  #reached = $state.raw(-1)
  /** The first event of the beat that is looked at. */
  #pastFrom = 0
  /** Where things lie on the page. */
  readonly places = new Places()
  #overlay = $state.raw<Overlay | null>(null)
  readonly #queue = new BeatQueue<G>()
  /** Nothing moves until the next question of this seat. */
  #hurried = false
  /** Counts what was begun: whatever awaits an earlier one gives up. */
  #run = 0
  /** Counts the moments that were asked for, while they are being fetched. */
  #asked = 0
  /** With which pieces each seat acted last. */
  readonly #acts = new Map<number, readonly Place[]>()
  #record: readonly Step<G>[] = []
  #outlined: ReturnType<typeof setTimeout> | undefined

  constructor(stream: Stream) {
    this.#stream = stream
    this.#drawn = stream.view as View<G>
    this.#reached = stream.events.at(-1)?.n ?? -1
  }

  /** What is drawn now; it has questions only while it is the present. */
  get view(): View<G> {
    return this.#drawn
  }

  /** What is drawn is the present and nothing is on its way: only then answers are open. */
  get live(): boolean {
    return !this.#moving && this.#past === null && this.#drawn === this.#present
  }

  /** There is a board on which something may move, and whoever looks at it wants motion. */
  get canMove(): boolean {
    return this.#overlay !== null && this.#speed > 0 && !document.hidden
  }

  /** Something is on its way. */
  get moving(): boolean {
    return this.#moving
  }

  /** Dice are falling: what they show is not said yet. */
  get falling(): boolean {
    return this.telling !== null && !this.said.length
  }

  /** The number of the event that is looked at in the past, of several at once the last; null in the present. */
  get past(): number | null {
    return this.#past
  }

  /** The number of the last event. */
  get last(): number {
    return this.#stream.events.at(-1)?.n ?? -1
  }

  /** All events, as far as they are kept. */
  get events(): readonly Told<G>[] {
    return this.#stream.events as readonly Told[] as readonly Told<G>[]
  }

  /** The events up to the one that is drawn, as far as they are kept. */
  get told(): readonly Told<G>[] {
    const until = this.telling?.n ?? Infinity
    return this.events.filter(({ n }) => n <= until)
  }

  /** All events but those that are still to be told: words do not run ahead of the board. */
  get heard(): readonly Told<G>[] {
    const { events } = this
    return this.#reached >= this.last ? events : events.filter(({ n }) => n <= this.#reached)
  }

  /** The last act of a seat, until its next one: what it did itself, not what followed from it. */
  lastOf(seat: number, acts: (kind: EventKind<G>) => boolean = () => true): Told<G> | null {
    const until = Math.min(this.telling?.n ?? Infinity, this.#reached)
    return (
      this.events.findLast(
        ({ n, event }) => n <= until && event.seat === seat && event.depth === 0 && acts(event.kind),
      ) ?? null
    )
  }

  /** The latest of this seat's stream, or another seat's. What is new is told, if it is known how it came about. */
  follow(stream: Stream): void {
    untrack(() => {
      const known = this.#stream
      if (stream === known) return
      const from =
        stream.audience === known.audience ? stream.steps.findIndex((step) => step.before === known.view) : -1
      const steps = from < 0 ? [] : (stream.steps.slice(from) as unknown as readonly Step<G>[])
      this.#stream = stream
      if (stream.audience !== known.audience) this.#acts.clear()
      const beats = steps.flatMap((step) => beatsOf(step, this.staging))
      for (const { seat, places } of beats.flatMap((beat) => beat.acts)) this.#acts.set(seat, places)
      if (stream.audience !== known.audience) this.#cut(false)
      else if (this.#past !== null) this.#reached = this.last
      else if (this.canMove && beats.length && !this.#hurried) this.#tell(beats)
      else if (!this.#moving || from < 0) {
        this.#cut(!document.hidden)
        this.#sound(
          steps.flatMap((step) => step.events),
          'move',
        )
      }
      if (this.#hurried && isAsked(stream.view)) this.#hurried = false
    })
  }

  /** Whoever looks is in a hurry: everything lands, and nothing moves until the next question of this seat. */
  hurry(): void {
    this.#hurried = this.#stream.seat !== null && !isAsked(this.#present)
    this.skip()
  }

  /** A view is drawn without telling how it came about: another moment of a record was chosen. */
  show(stream: Stream): void {
    untrack(() => {
      this.#stream = stream
      this.#cut(false)
    })
  }

  /** Land everything; who looks at the past stays there. */
  skip(): void {
    if (!this.#moving) return
    if (this.#past !== null && this.#overlay) this.#overlay.land()
    else this.#cut(true)
  }

  /** The moment before the one that is drawn. */
  back(): void {
    this.go((this.#past === null ? this.last + 1 : this.#pastFrom) - 1)
  }

  /** The moment after the one that is drawn; after the last one comes the present. */
  forward(): void {
    if (this.#past !== null) this.go(this.#past + 1)
  }

  /** The moment of event number n. */
  go(n: number): void {
    if (n > this.last) this.now()
    else if (n >= 0) void this.#look(n)
  }

  /** Back to the present. */
  now(): void {
    if (this.#past !== null) this.#cut(true)
  }

  /** A key moment: its whole scene is told once more, if it has one; else it is looked at. */
  recall(n: number): void {
    const scene = this.canMove && this.sceneAt(n)
    if (scene) void this.retell(scene.from, scene.until, 1)
    else this.go(n)
  }

  /** The scene that leads to event number n, if the board tells one. */
  sceneAt(n: number): Chapter | null {
    return this.staging.scene?.(this.events, n) ?? null
  }

  /** What happened from event number n on is told again, up to the present or to the event `until`; fast, if not said. */
  async retell(n: number, until = Infinity, speed = MISSED.speed): Promise<void> {
    const steps = await this.#stepsFrom(n)
    if (!steps || !this.canMove) return
    const beats = steps.flatMap((step) => beatsOf(step, this.staging))
    const again =
      until === Infinity ? beats : beats.filter(({ told }) => told.some((each) => each.n >= n && each.n <= until))
    if (!again[0]) return
    const run = this.#begin()
    this.again = until !== Infinity
    this.#drawn = again[0].before
    await tick()
    if (run === this.#run) await this.#perform(paced(again, speed, MISSED.most), run)
  }

  /** `{@attach stage.place('zone:hand:p1')}`: where the things of that name lie on the page. */
  place(name: Place): Attachment {
    return (element) => this.places.add(name, element)
  }

  /** The same for what is followed on its own: a pawn that stands elsewhere after an event has moved. */
  piece(name: Place): Attachment {
    return (element) => {
      this.places.pieces.add(name)
      const remove = this.places.add(name, element)
      return () => {
        remove()
        if (!this.places.at(name)) this.places.pieces.delete(name)
      }
    }
  }

  /** `{@attach stage.board}`: the element that holds the board, above which its pieces fly; the frame says it. While they
   * do, a click in it, Esc or Space lands them and does nothing else. */
  readonly board: Attachment = (element) => {
    const overlay = new Overlay(element, this.places)
    this.#overlay = overlay
    const stop = listenForLanding(element, this)
    return () => {
      stop()
      overlay.remove()
      if (this.#overlay === overlay) this.#overlay = null
      untrack(() => this.skip())
    }
  }

  get #present(): View<G> {
    return this.#stream.view as View<G>
  }
  get #speed(): number {
    return prefs.still ? 0 : SPEEDS[prefs.motion] * PACES[this.pace]
  }

  /** Whatever was on its way is over. */
  #begin(): number {
    this.#queue.clear()
    this.#past = null
    this.again = false
    this.#asked++
    this.#run++
    this.#overlay?.land()
    return this.#run
  }

  /** The present is drawn, without motion. */
  #cut(outlined: boolean): void {
    const before = this.#drawn
    this.#begin()
    this.#moving = false
    this.telling = null
    this.#settle()
    if (outlined) void this.#outline(before)
  }

  /** The present is drawn, and everything has been told. */
  #settle(): void {
    this.#drawn = this.#present
    this.#reached = this.last
    this.#keep()
  }

  /** The last act of everybody stays marked while the present is drawn. */
  #keep(): void {
    this.places.keep(
      new Map([...this.#acts].flatMap(([seat, places]) => places.map((place) => [place, `p${seat}`] as const))),
    )
  }

  #tell(told: readonly Beat<G>[]): void {
    const speed = this.#speed
    const [most, reading] = [CHAIN * speed, READING * speed]
    const beats = [...this.#queue.beats, ...paced(told, speed, most, reading)]
    if (this.#moving) this.#queue.schedule(paced(joined(beats, this.staging), 1, most, reading))
    else void this.#perform(beats, this.#begin())
  }

  async #perform(beats: readonly Beat<G>[], run: number): Promise<void> {
    this.#queue.schedule(beats)
    this.#moving = true
    for (let beat = this.#queue.next(); beat; beat = this.#queue.next()) {
      await this.#beat(beat, run)
      if (run !== this.#run) return
      this.#queue.catchUp()
    }
    this.#moving = false
    this.again = false
    this.telling = null
    this.#settle()
  }

  async #beat(beat: Beat<G>, run: number): Promise<void> {
    this.fresh = [...this.beat, ...beat.told]
    this.beat = beat.told
    this.telling = beat.told.at(-1) ?? null
    const falls = this.#moving && beat.motions.some((motion) => motion.does === 'roll')
    if (falls) this.said = []
    else this.#say(beat)
    this.#sound(beat.told, beat.motions.some((motion) => motion.does === 'fly') ? 'card' : undefined)
    this.#overlay?.takeOff(beat.motions)
    this.#drawn = beat.after
    await tick()
    const overlay = this.#overlay
    if (run !== this.#run || !this.#moving || !overlay) return
    const flown = overlay.fly(beat)
    if (falls) void overlay.fallen.then(() => run === this.#run && this.#say(beat))
    await flown
    const [act] = beat.acts
    if (act && this.#past === null) this.#acts.set(act.seat, [...(this.#acts.get(act.seat) ?? []), ...overlay.moved])
  }

  #say({ told }: Beat<G>): void {
    this.said = told
    this.#reached = Math.max(this.#reached, told.at(-1)?.n ?? -1)
  }

  /** One sound for all of them: that of the first kind that has one of its own. */
  #sound(told: readonly Told<G>[], usual: Act | undefined): void {
    if (!prefs.sound || !told.length) return
    const act = told.map(({ event }) => this.staging.sounds?.[event.kind]).find((each) => each !== undefined) ?? usual
    if (act) play(act)
  }

  /** A moment of the past: the event as it happened, then arrows from where to where while one looks at it. */
  async #look(n: number): Promise<void> {
    const step = (await this.#stepsFrom(n))?.[0]
    if (!step) return
    const beat = beatAt(step, n, this.staging)
    const run = this.#begin()
    this.places.keep(new Map())
    this.#pastFrom = beat.told[0]!.n
    this.#past = beat.told.at(-1)!.n
    this.#reached = this.last
    this.#moving = this.canMove
    this.#drawn = beat.before
    await tick()
    if (run === this.#run) await this.#beat(paced([beat], this.#speed, CHAIN)[0]!, run)
    if (run !== this.#run) return
    if (!this.#moving) void this.#outline(beat.before)
    this.#moving = false
    this.#overlay?.mark()
  }

  /** The steps from that of event number n on; null if they are not known, or if something else was asked for meanwhile. */
  async #stepsFrom(n: number): Promise<readonly Step<G>[] | null> {
    const asked = ++this.#asked
    const from = (steps: readonly Step<G>[]) => {
      const at = steps.findIndex((step) => step.events.some((told) => told.n === n))
      return at < 0 ? null : steps.slice(at)
    }
    const near = from(this.#stream.steps as unknown as readonly Step<G>[]) ?? from(this.#record)
    if (near || !this.recorded) return near
    this.#record = await this.recorded()
    return asked === this.#asked ? from(this.#record) : null
  }

  /** What differs is outlined for a moment. */
  async #outline(before: View<G>): Promise<void> {
    await tick()
    clearTimeout(this.#outlined)
    this.places.clearMarks()
    this.places.mark(changedPlaces(before, this.#drawn, this.places.names()))
    this.#outlined = setTimeout(() => this.places.clearMarks(), OUTLINE)
  }
}
