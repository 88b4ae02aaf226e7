// What every part of this board needs: the view, the question, the words; what is pointed at; which answers a place on the
// map stands for. It knows the questions by name and no rules.
import type { Attachment } from 'svelte/attachments'
import { Board, useAnyBoard } from '../../../kit/board.svelte'
import type { BoardProps } from '../../../kit/define'
import { api } from '../../../lib/api'
import { partsOf, seatOf } from '../../../lib/game'
import { hovered, lookedAt } from '../../../lib/gestures'
import type { AskView } from '../../../lib/protocol'
import { numbersOf, type Values } from '../../../lib/words'
import { nameOf } from './pings'
import type { Answers, Game, QuestionKind } from '../view'

/** What is laid over the board: a character, a monster, a pile, the rises of the alarm; '' for `id` of what there is one of. */
export interface Opened {
  sort: 'character' | 'monster' | 'pile' | 'alarm'
  id: string
}
/** A thing that a note is shown beside; both ends of a road are joined by `+`. */
export interface Looked {
  sort: 'place' | 'road' | 'card' | 'row' | 'monster'
  id: string
  at: Element
}

/** A ping that rings now: what it points at, by whom, and its words. */
export interface Ping {
  n: number
  about: string
  seat: number
  name: string
  text: string
}

/** A place of the map is the answer itself. */
const PLACES: readonly string[] = [
  'walk',
  'teleport',
  'event_teleport',
  'call',
  'retreat',
  'panic',
  'gossip',
] satisfies readonly QuestionKind[]
/** Dice follow at once, and nothing of it can be taken back: pinned first. */
const PINNED: readonly string[] = ['walk', 'teleport'] satisfies readonly QuestionKind[]
const PULLS: readonly string[] = ['rumours', 'riots'] satisfies readonly QuestionKind[]
/** Milliseconds that one points at something before it is asked what would follow. */
const WONDERING = 150
const CHOOSING = ['choose_monsters', 'choose_characters']
const MONSTERS = ['move_monster', 'riot_curses', 'riots', 'after_riots', 'reveal', 'after_reveal', 'pass_turn']
export const TOKENS = ['support', 'distrust'] as const
export type TokenKind = (typeof TOKENS)[number]

export class GravityBoard extends Board<Game> {
  /** The place that the mouse or the focus is on. */
  pointed = $state('')
  /** The card of the own hand that the mouse or the focus is on. */
  pointedCard = $state('')
  pings = $state.raw<readonly Ping[]>([])
  /** What is known of the answers to the present question, by key. */
  #foreseen = $state.raw<{ number: string; known: ReadonlyMap<string, Values> }>({ number: '', known: new Map() })
  #wondering = false
  opened = $state.raw<Opened | null>(null)
  looked = $state.raw<Looked | null>(null)

  /** The cards of this box, for the numbers in their texts. */
  #items = $state.raw<ReadonlyMap<string, object>>(new Map())

  constructor(props: () => BoardProps<Game>) {
    super(props)
    void api.content('gravity_falls', this.company.table.room?.pack ?? false).then(
      ({ kinds }) => {
        const items = Object.values(kinds).flat()
        this.#items = new Map(items.map((item) => [String(item.id), item]))
      },
      () => undefined,
    )
    $effect(() => {
      const key = this.#wonders
      if (!key || this.foreseen(key)) return
      const timer = setTimeout(() => void this.#wonder(), WONDERING)
      return () => clearTimeout(timer)
    })
  }

  /** The monsters' half of the turn. */
  get monstersMove(): boolean {
    return MONSTERS.includes(this.view.phase)
  }
  /** The seat whose turn it is. */
  get active(): number {
    return seatOf(this.table.active)
  }
  /** The seat whose hand is shown: one's own, or the active one for who only watches. */
  override get me(): number {
    return this.seat ?? this.active
  }
  /** Monsters and characters are chosen: there is no map yet. */
  get choosing(): boolean {
    return CHOOSING.includes(this.view.phase)
  }
  /** Where the own character stands, '' before it is placed. */
  get here(): string {
    return this.table.characters[`p${this.me}`]?.at ?? ''
  }
  /** The place that is pinned as the end of a walk. */
  get pinned(): string {
    return PINNED.includes(this.kind) && this.answers.can(this.answers.picked) ? this.answers.picked : ''
  }
  /** The place whose plan is shown: the one that is pointed at, else the pinned one. */
  get planned(): string {
    return PINNED.includes(this.kind) && this.pointed && this.answers.can(this.pointed) ? this.pointed : this.pinned
  }

  /** What would follow from an answer, as far as it is known; undefined until the server has said. */
  foreseen(key: string): Values | undefined {
    return this.#foreseen.number === this.view.number ? this.#foreseen.known.get(key) : undefined
  }
  /** The card whose reach is shown: the one that is pointed at, while none is being walked. */
  get planCard(): string {
    return this.seat !== null &&
      !PINNED.includes(this.kind) &&
      this.cards(`hand:p${this.seat}`).includes(this.pointedCard)
      ? this.pointedCard
      : ''
  }
  /** What somebody thinks about: a place to go to, a card, a rest. */
  get #wonders(): string {
    if (this.seat === null || this.view.result || !this.stage.live || this.company.table.connection !== 'open')
      return ''
    return this.planned || this.planCard || this.considered
  }
  /** The answer as it stands, where what follows from it is told before it is sent; '' if there is none. */
  get considered(): string {
    const { answers, kind, ask } = this
    if (this.pulls) return answers.marked.join(' ') || 'nothing'
    if (kind === 'opponent') return ask?.options[0] ?? ''
    return kind === 'play' && answers.can(answers.picked) ? answers.picked : ''
  }
  async #wonder(): Promise<void> {
    const { seat, view } = this
    const { number } = view
    const key = this.#wonders
    if (!key || seat === null || this.#wondering) return
    this.#wondering = true
    const found = await this.company.table.whatIf(seat, key)
    this.#wondering = false
    const known = this.#foreseen.number === number ? this.#foreseen.known : []
    if (found?.number === number) this.#foreseen = { number, known: new Map([...known, [key, found.values]]) }
    if (found && this.#wonders !== key && !this.foreseen(this.#wonders)) void this.#wonder()
  }

  /** What a curse or an event says. */
  textOf(id: string): string {
    return this.words.text(id, { amount: 1, ...numbersOf(this.#items.get(id) ?? {}) })
  }
  /** A name that fits under a vignette. */
  short(id: string): string {
    return this.words.mark(`name-${id}`, 'short') || this.name(id)
  }

  /** The answers that a press on a place stands for. */
  keysOf(place: string): string[] {
    const { picked } = this.answers
    if (PLACES.includes(this.kind)) return [place]
    if (this.kind === 'courage' && place === this.here) return ['yes']
    if (this.kind === 'move_token')
      return (TOKENS.some((kind) => kind === picked) ? [picked] : [...TOKENS]).map((kind) => `${kind}:${place}`)
    if (this.kind === 'ability_window' && partsOf<Answers>(picked)?.[0] === 'carry') return [`${picked}:${place}`]
    return []
  }
  /** The question which tokens are pulled, and where to. */
  get pulls(): AskView | undefined {
    return PULLS.includes(this.kind) ? this.ask : undefined
  }
  get pullsTo(): string {
    return String(this.ask?.subject.at ?? this.here)
  }
  pins(): boolean {
    return PINNED.includes(this.kind)
  }

  /** The card that is being walked can be put back. */
  get takesBack(): boolean {
    return PINNED.includes(this.kind) && this.view.can_undo
  }
  async takeBack(): Promise<void> {
    const { table } = this.company
    if (this.seat !== null) table.fault = (await table.send({ type: 'undo', seat: this.seat })).fault
  }

  /** `{@attach board.pointing(id)}`: the mouse or the focus is on this place. */
  pointing(place: string): Attachment {
    return (element) =>
      hovered(
        element,
        () => (this.pointed = place),
        () => this.pointed === place && (this.pointed = ''),
      )
  }
  /** `{@attach board.pointingCard(key)}`: the same for a card of the hand. */
  pointingCard(card: string): Attachment {
    return (element) =>
      hovered(
        element,
        () => (this.pointedCard = card),
        () => this.pointedCard === card && (this.pointedCard = ''),
      )
  }
  /** `{@attach board.closer('place', id)}`: a right click, a long touch or `!` looks closely, where a press answers. */
  closer(sort: Looked['sort'], id: string): Attachment {
    return (element) => lookedAt(element, () => (this.looked = { sort, id, at: element }))
  }
  look(sort: Looked['sort'], id: string, at: Element): void {
    this.looked = this.looked?.sort === sort && this.looked.id === id ? null : { sort, id, at }
  }
  /** A press on a place that is no answer: why not, where one is asked for; else what lies there. */
  async pressed(place: string, at: Element): Promise<void> {
    const { kind, seat } = this
    const [key = ''] = this.keysOf(place)
    const why = key && seat !== null ? await this.company.table.why(seat, key) : null
    if (why?.reason) this.answers.wondered = { key, kind, why, at }
    else this.look('place', place, at)
  }
  open(sort: Opened['sort'], id = ''): void {
    this.opened = { sort, id }
  }

  /** Who holds a seat here may point at things. */
  get canPing(): boolean {
    return this.company.table.member !== null && this.company.table.connection === 'open'
  }
  /** For everybody: it rings on the board, and is a line of the talk. */
  ping(about: string, word: string): void {
    void this.company.table.send({ type: 'say', text: `${nameOf(about, this.words)}: ${this.say(word)}`, about })
  }
  /** The pings at this thing. */
  pingsAt(about: string): readonly Ping[] {
    return this.pings.filter((each) => each.about === about)
  }
}

export const useBoard = useAnyBoard<GravityBoard>
