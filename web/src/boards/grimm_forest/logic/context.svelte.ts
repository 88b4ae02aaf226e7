// What every part of the board shares: the view, the question it answers, and what of an answer is chosen but not sent:
// one card of a pair, some tokens of a bundle. Which keys a thing stands for is said here, in one place.
import { Board, useAnyBoard } from '../../../kit/board.svelte'
import type { BoardProps } from '../../../kit/define'
import { hasPart, keyFrom, partsOf, seatOf } from '../../../lib/game'
import { prefs } from '../../../lib/prefs.svelte'
import type { AskView, Hindsight } from '../../../lib/protocol'
import { countsOf, holding, keyOf, NONE, plus, sizeOf, type Counts } from './bundles'
import { Cards } from './cards.svelte'
import { readyToWin } from './ending'
import { MATERIALS, type Material } from './houses'
import { layKey, laysWith, pairOf, type Pair } from './laying'
import { LOCATION_OF } from './seats'
import { houseKey } from './street'
import type { Answers, Game, HouseView, PlayerView, QuestionKind, ZoneName } from '../view'

/** Milliseconds to see a full bundle before it is sent. */
const SETTLE = 400
const PLACES: readonly string[] = [
  'monster_place',
  'unique_place',
  'fairygifts_place',
  'moon_place',
  'noway_move',
] satisfies readonly QuestionKind[]
const HEAPS: readonly string[] = [
  'market_pick',
  'cinderella_types',
  'gingerbread_take',
  'moon_take',
] satisfies readonly QuestionKind[]
const TYPES: readonly string[] = [
  'jack_type',
  'cellar_type',
  'pinocchio_type',
  'rumpel_convert',
] satisfies readonly QuestionKind[]
const GAINS: readonly string[] = [
  'gain_choice_1',
  'gain_choice_2',
  'gain_choice_3',
  'rapunzel_stock',
] satisfies readonly QuestionKind[]
const PAYMENTS: readonly string[] = [
  'lose_choice',
  'share_give',
  'troll_give',
  'robin_give',
  'hired_pay',
  'friendly_take',
  'snowwhite_take',
] satisfies readonly QuestionKind[]
const PERSONS: readonly string[] = [
  'friendlygame',
  'troll_victim',
  'ball_peek',
  'beauty_target',
] satisfies readonly QuestionKind[]
/** Answers without parts that have a letter of their own. */
type Whole = 'draw_fable' | 'end_turn'
/** Answers that are no piece. */
export const DEEDS = ['yes', 'no', 'alone', 'not_alone', 'stay', 'nothing', 'keep_friend', 'end_turn']

/** What is laid over the board: another player's window, one's own round, a discard. */
export type Opened = { seat: number } | { round: number } | { discard: ZoneName } | null

export class GrimmBoard extends Board<Game> {
  readonly faces: Cards
  /** One's own sealed choice, while others still choose. */
  readonly sealed: AskView | undefined = $derived.by(() =>
    this.view.asks.find((ask) => ask.kind === 'choose_cards' && ask.given !== null),
  )
  /** The fable that is chosen to be laid. */
  fable = $state('')
  /** The tokens of a bundle so far. */
  chosen = $state.raw<Counts>(NONE)
  /** The first of two players or gather cards. */
  first = $state('')
  /** The player whose laid card is pointed at as the second of two. */
  aimed = $state('')
  opened = $state.raw<Opened>(null)
  /** What another choice of a round that is over would have brought. */
  #hindsight = $state.raw<Hindsight | null>(null)
  /** The server is asked about it. */
  looking = $state(false)
  readonly size = $derived.by(() =>
    this.#bundles ? sizeOf([...this.ask!.options, ...Object.keys(this.ask!.refused)]) : 0,
  )
  #settling: ReturnType<typeof setTimeout> | undefined

  constructor(props: () => BoardProps<Game>) {
    super(props)
    this.faces = new Cards(this.view.game, this.company.table.room?.pack ?? false)
    $effect(() => {
      void this.view.number
      void this.kind
      this.#forget()
    })
    $effect(() => {
      if (!this.answers.picked) this.fable = ''
    })
    $effect(() =>
      this.answers.letters({
        KeyB: () => this.#focusNextGhost(),
        KeyD: () => this.#pressFirst('draw_fable'),
        KeyE: () => this.#pressFirst('end_turn'),
        KeyF: () => this.#pressFirst('special'),
      }),
    )
  }

  player(seat: number): PlayerView {
    return this.table.players[`p${seat}`]!
  }

  /** Until all gather cards are revealed, a face is seen only by whoever laid it or has looked at it. */
  get secret(): boolean {
    return ['choose', 'choose_last', 'reveal', 'reveal_effects'].includes(this.view.phase)
  }

  /** It is being told that this player builds, or loses a section. */
  tellsOfHouses(seat: number): boolean {
    const told = this.stage.telling?.event
    return this.stage.moving && (told?.kind === 'built' || told?.kind === 'blown_down') && told.seat === seat
  }

  /** Said once somebody has all houses that win: the round is played to its end, and no other follows. */
  readonly last: string = $derived.by(() => {
    const ready = readyToWin(this.view)
    const own = ready.length === 1 && ready[0] === this.seat
    const names = this.words.names(ready.map((seat) => `p${seat}`))
    const most = this.table.houses_to_win
    return ready.length ? this.say(own ? 'grimm_forest-last-own' : 'grimm_forest-last', { most }, { names }) : ''
  })

  // --- a round looked back at ---

  /** The last round that is over; 0 before. */
  get over(): number {
    return this.table.round - (this.view.result ? 0 : 1)
  }
  /** Whoever sits here can ask what another choice would have brought: it is a hint, until the game is over. */
  get looksBack(): boolean {
    const { room } = this.company.table
    return this.seat !== null && room !== null && (room.hints || this.view.result !== null)
  }
  get hindsight(): Hindsight | null {
    return this.#hindsight?.turn === this.over ? this.#hindsight : null
  }
  async lookBack(): Promise<void> {
    if (!this.looksBack || this.seat === null || this.hindsight || this.looking) return
    this.looking = true
    this.#hindsight = await this.company.table.lookBack(this.seat)
    this.looking = false
  }

  // --- the sealed choice ---

  get pair(): Pair {
    const sealed = this.sealed?.given
    return sealed ? pairOf(sealed) : { gather: pairOf(this.answers.picked).gather, fable: this.fable }
  }
  /** What the wax would send; '' while it cannot. */
  get lays(): string {
    const key = layKey(this.pair)
    return this.answers.can(key) ? key : ''
  }
  gatherKeys(kind: string): string[] {
    if (this.kind !== 'choose_cards') return []
    const keys = this.#all
    const fitting = laysWith(keys, { gather: kind, fable: this.fable })
    return fitting.some((key) => this.answers.can(key)) ? fitting : laysWith(keys, { gather: kind })
  }
  fableKeys(key: string): string[] {
    return this.kind === 'choose_cards' ? laysWith(this.#all, { gather: this.pair.gather, fable: key }) : []
  }
  lay(pair: Partial<Pair>): true {
    const now = { ...this.pair, ...pair }
    const key = layKey(now)
    this.answers.picked = this.answers.can(key)
      ? key
      : now.gather
        ? keyFrom<Answers>('lay_with', now.gather)
        : keyFrom<Answers>('lay_with')
    this.fable = now.fable
    return true
  }

  // --- places ---

  /** The question is about locations alone. */
  get placing(): boolean {
    return PLACES.includes(this.kind)
  }
  locationKeys(id: string): string[] {
    if (PLACES.includes(this.kind)) return [id]
    const kind = Object.keys(LOCATION_OF).find((each) => LOCATION_OF[each] === id)
    if (this.kind === 'pinocchio_claim' && kind) return [kind]
    return kind ? this.gatherKeys(kind) : []
  }
  pressLocation(id: string): boolean {
    const gather = Object.keys(LOCATION_OF).find((each) => LOCATION_OF[each] === id)
    return (
      this.kind === 'choose_cards' &&
      gather !== undefined &&
      this.lay({ gather: this.pair.gather === gather && !this.fable ? '' : gather })
    )
  }
  heapKeys(id: string, material: Material): string[] {
    if (HEAPS.includes(this.kind)) return this.ask?.subject.at === id ? [material] : []
    return this.kind === 'tomthumb_take' ? [keyFrom<Answers>('take', id, material)] : []
  }

  // --- players ---

  seatKeys(seat: number): string[] {
    const player = `p${seat}`
    if (PERSONS.includes(this.kind)) return [player]
    if (this.kind === 'puss_payment') return [keyFrom<Answers>('paid_by', player)]
    if (this.kind === 'friend_keep_or_give') return [keyFrom<Answers>('give_friend', player)]
    return this.kind === 'gift_offer' ? this.answers.beginning(keyFrom<Answers>('offer', player)) : []
  }
  pressSeat(seat: number): boolean {
    if (this.kind !== 'gift_offer') return false
    this.answers.pick(keyFrom<Answers>('offer', `p${seat}`))
    return true
  }
  laidKeys(seat: number, what: 'gather' | 'fable'): string[] {
    if (this.kind === 'queen_peek') return [keyFrom<Answers>(`peek_${what}`, `p${seat}`)]
    if (this.kind !== 'well_swap' || what === 'fable') return []
    return this.ask!.options.filter(
      (key) => hasPart(key, `p${seat}`) && (!this.first || this.first === `p${seat}` || hasPart(key, this.first)),
    )
  }
  pressLaid(seat: number): boolean {
    if (this.kind !== 'well_swap') return false
    const pair = this.ask!.options.find(
      (key) => this.first && this.first !== `p${seat}` && hasPart(key, this.first) && hasPart(key, `p${seat}`),
    )
    if (pair) void this.answers.send(pair)
    else this.first = this.first === `p${seat}` ? '' : `p${seat}`
    return true
  }
  houseKeys(seat: number, house: HouseView): string[] {
    return this.kind === 'bbw_house' && this.ask?.subject.of === `p${seat}` ? [houseKey(house)] : []
  }

  // --- resources ---

  /** What a tag among a player's resources stands for. */
  tagKeys(seat: number, material: Material): string[] {
    if (this.kind === 'alibaba_steal') return seat === this.me ? [] : [keyFrom<Answers>('steal', `p${seat}`, material)]
    if (PAYMENTS.includes(this.kind)) return seat === this.#payer ? this.#holding(material) : []
    if (seat !== this.me) return []
    if (this.kind === 'gift_return') return [material]
    if (this.kind === 'merchant_trade') return this.answers.beginning(keyFrom<Answers>('trade', material))
    return this.kind === 'gift_offer' ? this.#offers(material) : []
  }
  pressTag(material: Material): boolean {
    if (this.kind === 'merchant_trade') this.answers.pick(keyFrom<Answers>('trade', material))
    else if (this.kind === 'gift_offer') this.#offerMore(material)
    else return this.#put(material)
    return true
  }
  /** What a pile of the supply stands for. */
  pileKeys(material: Material): string[] {
    if (this.kind === 'build_action') return [keyFrom<Answers>('gain', material)]
    if (TYPES.includes(this.kind)) return [material]
    if (GAINS.includes(this.kind)) return this.#holding(material)
    const parts = partsOf<Answers>(this.answers.picked)
    return this.kind === 'merchant_trade' && parts?.[0] === 'trade'
      ? [keyFrom<Answers>('trade', parts[1], material)]
      : []
  }
  pressPile(material: Material): boolean {
    return GAINS.includes(this.kind) && this.#put(material)
  }
  /** A token is taken out of the bundle again. */
  take(material: Material): void {
    clearTimeout(this.#settling)
    this.answers.picked = ''
    this.chosen = plus(this.chosen, material, -1)
  }
  /** The supply is what the question is about. */
  get piles(): boolean {
    return (
      this.kind === 'build_action' ||
      this.kind === 'merchant_trade' ||
      TYPES.includes(this.kind) ||
      GAINS.includes(this.kind)
    )
  }

  /** «Little Mermaid»: two gather cards stay. */
  keepKeys(kind: string): string[] {
    return this.kind === 'mermaid_keep' ? this.ask!.options.filter((key) => hasPart(key, kind)) : []
  }
  keep(kind: string): true {
    const pair = this.ask!.options.find(
      (key) => this.first && this.first !== kind && hasPart(key, this.first) && hasPart(key, kind),
    )
    if (pair) this.answers.picked = pair
    else {
      this.answers.picked = ''
      this.first = this.first === kind ? '' : kind
    }
    return true
  }
  kept(kind: string): boolean {
    return this.answers.picked ? hasPart(this.answers.picked, kind) : this.first === kind
  }

  get #all(): string[] {
    return this.ask ? [...this.ask.options, ...Object.keys(this.ask.refused)] : []
  }
  get #bundles(): boolean {
    return GAINS.includes(this.kind) || PAYMENTS.includes(this.kind)
  }
  get #payer(): number {
    const of = this.ask?.subject.of
    return typeof of === 'string' ? seatOf(of) : (this.ask?.seat ?? -1)
  }
  #holding(material: Material): string[] {
    const fitting = holding(this.ask?.options ?? [], plus(this.chosen, material))
    return fitting.length
      ? fitting
      : holding(Object.keys(this.ask?.refused ?? {}), plus(this.chosen, material)).slice(0, 1)
  }
  #put(material: Material): boolean {
    if (!this.#bundles || this.size < 2) return false
    const counts = plus(this.chosen, material)
    if (!holding(this.ask!.options, counts).length) return false
    this.chosen = counts
    const key = keyOf(counts)
    if (!this.answers.can(key)) return true
    this.answers.picked = key
    if (!prefs.confirm) this.#settling = setTimeout(() => void this.answers.send(key), SETTLE)
    return true
  }
  #offers(material: Material): string[] {
    const parts = partsOf<Answers>(this.answers.picked)
    if (parts?.[0] !== 'offer') return []
    return this.answers.beginning(keyFrom<Answers>('offer', parts[1])).filter((key) => {
      const offer = partsOf<Answers>(key)
      return offer?.[0] === 'offer' && countsOf(offer[2])?.[MATERIALS.indexOf(material)]
    })
  }
  /** One more of this type, as far as it goes; then one again. */
  #offerMore(material: Material): void {
    const offers = this.#offers(material)
    this.answers.picked = offers[(offers.indexOf(this.answers.picked) + 1) % offers.length] ?? this.answers.picked
  }

  /** The lit things one of whose keys begins so. */
  #lit(head: keyof Answers | Whole): HTMLElement[] {
    return [...this.answers.targets].flatMap(([element, { state, keys }]) =>
      state === 'lit' && element instanceof HTMLElement && keys.some((key) => key.startsWith(head)) ? element : [],
    )
  }
  #pressFirst(head: keyof Answers | Whole): void {
    const [first] = this.#lit(head)
    first?.focus()
    if (first) this.answers.targets.get(first)?.press()
  }
  #focusNextGhost(): void {
    const ghosts = this.#lit('build')
    const at = ghosts.findIndex((ghost) => ghost === document.activeElement)
    ghosts[(at + 1) % ghosts.length]?.focus()
  }

  #forget(): void {
    clearTimeout(this.#settling)
    this.chosen = NONE
    this.first = ''
    this.aimed = ''
  }
}

export const useBoard = useAnyBoard<GrimmBoard>
