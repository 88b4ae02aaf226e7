// What came of the last link of the chain: the line that stays on the bench when a card, an attack or a vote is settled.
import { seatOf, type EventKind, type GameEvent } from '../../../lib/game'
import type { Told } from '../../../lib/table.svelte'
import type { Mark } from './emblems'
import type { Game } from '../view'

const BEGUN: EventKind<Game> = 'turn_started'
/** What joins the chain, and the attack of a nemesis between the turns; a new turn has no chain yet. */
const LINKS: readonly string[] = [
  'played',
  'played_location',
  'borrowed',
  'put_into_play',
  'ability',
  'character_used',
  'token_spent',
  'group_attack',
  BEGUN,
] satisfies readonly EventKind<Game>[]
const OUTCOMES: readonly string[] = [
  'tokens_gained',
  'tokens_lost',
  'token_taken',
  'no_tokens_left',
  'no_token_to_lose',
  'gained',
  'handed_over',
  'on_top',
  'imprisoned',
  'released',
  'drew',
  'discarded',
  'nothing_to_discard',
  'destroys',
  'nothing_to_destroy',
  'left_play',
  'taken_to_hand',
  'avoided',
  'paid_back',
  'card_passed',
  'swapped',
  'vote_won',
  'tie_broken',
  'vote_impossible',
  'vote_cancelled',
] satisfies readonly EventKind<Game>[]

/** Who has won a vote is told by what it brings; where it brings nothing, it is the outcome. */
const COUNTED: readonly string[] = ['vote_won', 'tie_broken'] satisfies readonly EventKind<Game>[]

/** The events that say what it brought and cost whom; none as long as nothing has come of it. */
export function outcomeOf(events: readonly Told<Game>[]): Told<Game>[] {
  const from = events.findLastIndex(({ event }) => LINKS.includes(event.kind))
  const found = events.slice(from + 1).filter(({ event }) => event.cause !== null && OUTCOMES.includes(event.kind))
  const brought = found.filter(({ event }) => !COUNTED.includes(event.kind))
  return brought.length ? brought : found
}

/** The number of the event with which the last link of this turn, or the attack between the turns, began; -1 for none. */
export function lastLink(events: readonly Told<Game>[]): number {
  const last = events.findLast(({ event }) => LINKS.includes(event.kind))
  return last && last.event.kind !== BEGUN ? last.n : -1
}

/** What came to one player, or went from them: so many tokens or cards, or one card by its key. */
export interface Came {
  seat: number
  sign: '+' | '−' | ''
  count: number
  mark: Mark | 'token'
  card: string
}

type Bit = Omit<Came, 'seat' | 'card' | 'count'>
const BITS: Readonly<Partial<Record<EventKind<Game>, Bit>>> = {
  tokens_gained: { sign: '+', mark: 'token' },
  tokens_lost: { sign: '−', mark: 'token' },
  token_taken: { sign: '+', mark: 'token' },
  no_tokens_left: { sign: '', mark: 'token' },
  no_token_to_lose: { sign: '', mark: 'token' },
  drew: { sign: '+', mark: 'hand' },
  taken_to_hand: { sign: '+', mark: 'hand' },
  discarded: { sign: '−', mark: 'hand' },
  nothing_to_discard: { sign: '', mark: 'hand' },
  gained: { sign: '+', mark: 'discard' },
  released: { sign: '+', mark: 'discard' },
  on_top: { sign: '', mark: 'deck' },
  imprisoned: { sign: '−', mark: 'locked' },
  destroys: { sign: '−', mark: 'burn' },
  nothing_to_destroy: { sign: '', mark: 'burn' },
  left_play: { sign: '−', mark: 'ongoing' },
  avoided: { sign: '', mark: 'defence' },
  handed_over: { sign: '+', mark: 'discard' },
  paid_back: { sign: '+', mark: 'discard' },
  card_passed: { sign: '+', mark: 'hand' },
}
/** Kinds in which nothing came of it. */
const NOTHING: readonly string[] = [
  'no_tokens_left',
  'no_token_to_lose',
  'nothing_to_discard',
  'nothing_to_destroy',
] satisfies readonly EventKind<Game>[]
/** In these the card comes to somebody else, whom the event names. */
const RECEIVER: Readonly<Partial<Record<EventKind<Game>, 'foe' | 'attacker' | 'owner'>>> = {
  handed_over: 'foe',
  paid_back: 'attacker',
  card_passed: 'foe',
  released: 'owner',
}

/** The same in marks, where there is no room for sentences: for each player what came and went. */
export function cameOf(events: readonly Told<Game>[]): Came[] {
  const found = new Map<string, Came>()
  const add = (came: Came) => {
    const key = [came.seat, came.sign, came.mark, came.card].join()
    found.set(key, { ...came, count: came.count + (found.get(key)?.count ?? 0) })
  }
  for (const { event } of events) {
    const bit = BITS[event.kind]
    if (!bit) continue
    add({
      ...bit,
      seat: receiverOf(event),
      count: countOf(event),
      card: event.cards?.length === 1 ? event.cards[0]! : '',
    })
    if (event.kind === 'token_taken')
      add({ ...bit, sign: '−', seat: seatOf(String(event.values.foe)), count: 1, card: '' })
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat)
}

/** The same by players, those together to whom the same has happened. */
export function shared(came: readonly Came[]): { seats: number[]; bits: Came[] }[] {
  const found = new Map<string, { seats: number[]; bits: Came[] }>()
  for (const seat of new Set(came.map((each) => each.seat))) {
    const bits = came.filter((each) => each.seat === seat)
    const alike = bits.map(({ sign, count, mark, card }) => [sign, count, mark, card].join()).join(' ')
    const before = found.get(alike)
    if (before) before.seats.push(seat)
    else found.set(alike, { seats: [seat], bits })
  }
  return [...found.values()]
}

function receiverOf({ kind, seat, values }: GameEvent<Game>): number {
  const other = RECEIVER[kind]
  return other ? seatOf(String(values[other])) : seat
}
function countOf({ kind, values, count, cards }: GameEvent<Game>): number {
  if (NOTHING.includes(kind)) return 0
  return typeof values.number === 'number' ? values.number : Math.max(1, cards?.length ?? count)
}
