// What the parts of the market share besides what every board has: the faces of the cards, what is asked and where, what is
// aimed at whom. It knows the questions by name and no rules.
import { SvelteMap } from 'svelte/reactivity'
import { Board, useAnyBoard } from '../../../kit/board.svelte'
import type { BoardProps } from '../../../kit/define'
import { api } from '../../../lib/api'
import { breakable } from '../../../lib/breakable'
import { keyFrom, partsOf, seatOf } from '../../../lib/game'
import { prefs } from '../../../lib/prefs.svelte'
import type { AskView } from '../../../lib/protocol'
import type { Mark } from './emblems'
import { deed, facesOf, runs, type Face, type Run } from './faces'
import { chipsOf, keysAt, spotsOf, type Spot } from './spots'
import { unusedOf, type Unused } from './unused'
import type { Answers, Game, QuestionKind, ZoneName } from '../view'

const VOTES: readonly string[] = [
  'auction',
  'referendum',
  'sanctions',
  'council_reveal',
  'vote_tie',
] satisfies readonly QuestionKind[]
const CHOICES: readonly string[] = ['choose_character', 'keep_character'] satisfies readonly QuestionKind[]
const TRAYS: readonly Spot[] = ['discard', 'destroyed', 'revealed']
/** What is opened when one looks through one's own deck, by counts. */
export const OWN_DECK = 'own_deck'
/** The location that holds cards of others. */
export const PRISON = 'space_prison'
/** What the flags of a card are called. */
const FLAGS: Readonly<Partial<Record<Mark, string>>> = {
  attack: 'rickshank-mark-attack',
  group: 'rickshank-mark-group',
  defence: 'rickshank-mark-defence',
  ongoing: 'rickshank-mark-ongoing',
  auction: 'rickshank-mark-auction',
  referendum: 'rickshank-mark-referendum',
  sanctions: 'rickshank-mark-sanctions',
}
/** What an answer would buy, or whose ability it uses; '' for all others. */
const goodOf = (key: string): string => {
  const parts = partsOf<Answers>(key)
  return parts?.[0] === 'buy' || parts?.[0] === 'use' ? parts[1] : ''
}
const UNKNOWN: Face = {
  key: '',
  type: '',
  cost: 0,
  points: '',
  power: 0,
  draw: 0,
  tokens: 0,
  flags: [],
  nemesis: false,
  source: '',
  numbers: {},
}

export class RickshankBoard extends Board<Game> {
  readonly #faces = new SvelteMap<string, Face>()
  /** What is laid over the board: a pile by the name of its zone, a player, or OWN_DECK; '' for nothing. */
  opened = $state('')
  /** A vote is on, but the table is looked at. */
  peeking = $state(false)
  /** The card that is looked at closely, and where it lies. */
  near = $state.raw<{ card: string; at: Element } | null>(null)

  readonly voting: boolean = $derived.by(() => this.table.vote !== null && !this.peeking)
  /** The question that the asking card puts: not the open phase, not one of a scene of its own. */
  readonly loud: AskView<Game> | null = $derived.by(
    () =>
      this.answers.asks.find(
        (ask) => ask.kind !== 'open_phase' && !VOTES.includes(ask.kind) && !CHOICES.includes(ask.kind),
      ) ?? null,
  )
  /** The open phase, if it is mine. */
  readonly open: AskView<Game> | null = $derived.by(() => this.askOf('open_phase') ?? null)
  /** What the end of my turn would waste. */
  readonly unused: Unused = $derived.by(() => {
    const { answers } = this
    const played = (card: string) => {
      const key = keyFrom<Answers>('play', card)
      return answers.can(key) ? answers.details(key) : null
    }
    return unusedOf(this.cards(`hand:p${this.me}`), played, Number(answers.details('end_turn').left ?? 0))
  })
  readonly chips: string[] = $derived.by(() =>
    this.answers.choosing.length ? [...this.answers.choosing] : this.loud ? chipsOf(this.loud) : [],
  )
  readonly marks: string[] = $derived.by(() =>
    this.words
      .say('rickshank-marks')
      .split('|')
      .map((mark) => mark.trim()),
  )
  /** The pile that the question looks into. */
  readonly asked: ZoneName | '' = $derived.by(() => this.#pileAsked())

  constructor(props: () => BoardProps<Game>) {
    super(props)
    void api
      .content('rickshank', this.company.table.room?.pack ?? false)
      .then((found) => {
        for (const [key, face] of facesOf(found.kinds)) this.#faces.set(key, face)
      })
      .catch(() => undefined)
    $effect(() => this.answers.letters({ Digit0: () => this.playPlain(), Period: () => this.endTurn() }))
  }

  /** All plain power, card by card, until a question comes between. */
  playPlain(): void {
    this.answers.plan(...this.unused.plain.map((card) => keyFrom<Answers>('play', card)))
  }
  /** The first press of the end of the turn says what would be left unused, unless one does not want that. */
  get warns(): boolean {
    const { plain, buys } = this.answers.details('end_turn')
    return prefs.warn && Boolean(plain || buys)
  }
  endTurn(): void {
    this.answers.press(['end_turn'], document.body, { pin: this.warns })
  }

  /** The card from which an arrow leads: that which asks for a player, or the attack that is on; and to whom. */
  readonly aim: { from: string; to: readonly string[] } = $derived.by(() => {
    const { loud } = this
    if (loud && spotsOf([loud]).has('seat')) return { from: '', to: loud.options.filter((key) => /^p\d$/.test(key)) }
    const { attack } = this.table
    const open = attack?.targets.filter((each) => each.outcome === 'open').map((each) => each.seat) ?? []
    return { from: loud ? '' : (attack?.card ?? ''), to: open }
  })

  /** The kinds of the events that are told now, several if the beat is short. */
  get telling(): string | undefined {
    const { moving, beat } = this.stage
    return moving ? beat.map(({ event }) => event.kind).join(' ') : undefined
  }
  /** The nemesis has a column of its own; else it is the first card of the market's grid. */
  get columned(): boolean {
    return this.mode === 'desk' || this.mode === 'low'
  }
  get active(): number {
    return seatOf(this.table.active)
  }

  /** The question of this kind, if it is open, answered or not. */
  askOf(kind: QuestionKind): AskView<Game> | undefined {
    return this.answers.asks.find((ask) => ask.kind === kind)
  }
  /** The name as it is printed on a card: long words may break. */
  printed(card: string): string {
    return breakable(this.words.name(card))
  }
  /** A player by name, or «you». */
  you(seat: number): string {
    return seat === this.seat ? this.say('rickshank-you') : this.name(`p${seat}`)
  }
  face(key: string): Face {
    return this.#faces.get(key) ?? UNKNOWN
  }
  text(key: string): string {
    const { numbers } = this.face(key)
    return Object.keys(numbers).length ? this.words.text(key, numbers) : ''
  }
  runs(key: string): Run[] {
    return runs(this.text(key), this.marks)
  }
  /** What an attack or a vote does, in a sentence. */
  deed(key: string): string {
    return deed(
      this.text(key),
      this.marks.filter((mark) => !mark.startsWith(this.say('rickshank-mark-defence'))),
    )
  }
  type(key: string): string {
    const { type } = this.face(key)
    return type ? this.name(type) : ''
  }

  keys(spot: Spot, thing: string): string[] {
    return keysAt(this.answers.asks, spot, thing)
  }
  price(key: string): number {
    return this.table.prices[key] ?? this.face(key).cost
  }
  /** The power that would be left after buying it; null for what cannot be bought now. */
  leaves(key: string): number | null {
    const option = keyFrom<Answers>('buy', key)
    return this.answers.can(option) ? Number(this.answers.details(option).left ?? 0) : null
  }
  /** How much power is missing for it. */
  lacks(key: string): number {
    return Math.max(0, this.price(key) - this.table.power)
  }

  /** A card as it is read aloud: name, type, what it gives, what it costs; then what one can do with it. */
  spoken(key: string, doing = ''): string {
    const face = this.face(key)
    const flags = face.flags.map((flag) => this.say(FLAGS[flag] ?? 'rickshank-mark-attack'))
    const power = face.power ? [this.say('rickshank-spoken-power', { power: face.power })] : []
    return [this.name(key), this.type(key), ...power, ...flags, doing].filter(Boolean).join(', ')
  }
  /** Whether something can be bought and what that would leave, or what is missing. */
  balance(key: string): string {
    const [left, lacks] = [this.leaves(key), this.lacks(key)]
    if (left !== null) return this.say('rickshank-can-buy', { left })
    return lacks && this.open ? this.say('rickshank-lacks', { power: lacks }) : ''
  }
  /** The same with price and points, for what is for sale. */
  offered(key: string): string {
    const about =
      this.say('rickshank-spoken-goods', { cost: this.price(key) }) +
      (this.face(key).points ? `, ${this.face(key).points} ${this.say('rickshank-points')}` : '')
    return [this.name(key), this.type(key), about, this.balance(key)].filter(Boolean).join(', ')
  }

  /** What is for sale, or my ability, and lifted, or was pressed though it cannot be had: it is read, too. */
  get lifted(): { card: string; at: Element } | null {
    const { picked, wondered, targets } = this.answers
    if (wondered && goodOf(wondered.key)) return { card: goodOf(wondered.key), at: wondered.at }
    const at = goodOf(picked) && [...targets].find(([, target]) => target.keys.includes(picked))?.[0]
    return at ? { card: goodOf(picked), at } : null
  }

  #pileAsked(): ZoneName | '' {
    const spots = spotsOf(this.loud ? [this.loud] : [])
    const spot = TRAYS.find((each) => spots.has(each))
    if (!spot) return ''
    return spot === 'discard' ? `discard:p${this.me}` : spot === 'destroyed' ? 'destroyed' : 'revealed_locations'
  }
}

export const useBoard = useAnyBoard<RickshankBoard>
