// Which thing on the board an answer is: a card in a place, a player, or nothing that lies there (then it is a chip).
import { partsOf } from '../../../lib/game'
import type { AskView } from '../../../lib/protocol'
import type { Answers, Game, QuestionKind } from '../view'

export type Spot = 'hand' | 'market' | 'discard' | 'destroyed' | 'revealed' | 'play' | 'seat'

/** Where the cards lie that a question names by their key alone. */
const OF_KIND: Readonly<Partial<Record<QuestionKind, Spot>>> = {
  drive_thru: 'market',
  destroy_market: 'market',
  gain_from_market: 'market',
  discard: 'hand',
  destroy_hand: 'hand',
  portal_discard: 'hand',
  council_reveal: 'hand',
  return_cheap: 'discard',
  return_card: 'discard',
  put_into_play: 'discard',
  destroy_discard: 'discard',
  recycle: 'destroyed',
  gain_location: 'revealed',
  discard_ongoing: 'play',
  choose_foe: 'seat',
  fake_gun_owner: 'seat',
  hand_over: 'seat',
}
/** Where a key says it itself: `hand:jerry`. */
const OF_HEAD: Readonly<Partial<Record<keyof Answers, Spot>>> = {
  hand: 'hand',
  character: 'hand',
  discard: 'discard',
  in_play: 'play',
  borrowed: 'play',
}
const PLAYER = /^p\d$/
/** Answers that are no thing, in whatever question. */
const WORDS = new Set(['nothing', 'yes', 'no', 'decline', 'discard_token', 'access_token', 'by_lot'])

/** The place and the card (or player) of an answer; null for a chip. */
export function spotOf(kind: QuestionKind, key: string): { spot: Spot; thing: string } | null {
  const parts = partsOf<Answers>(key)
  if (parts) {
    const spot = OF_HEAD[parts[0]]
    return spot ? { spot, thing: parts[1] } : null
  }
  const spot = OF_KIND[kind]
  if (!spot || WORDS.has(key)) return null
  return (spot === 'seat') === PLAYER.test(key) ? { spot, thing: key } : null
}

/** The answers that a card in a place stands for in these questions. */
export function keysAt(asks: readonly AskView<Game>[], spot: Spot, thing: string): string[] {
  return asks.flatMap((ask) =>
    keys(ask).filter((key) => {
      const found = spotOf(ask.kind, key)
      return found?.spot === spot && found.thing === thing
    }),
  )
}

/** The answers to a question that lie nowhere on the board, allowed or not. */
export function chipsOf(ask: AskView<Game>): string[] {
  return keys(ask).filter((key) => !spotOf(ask.kind, key) && (ask.options.includes(key) || !UNASKED.has(key)))
}

/** Refused where there is something to choose from: saying so would only take room. */
const UNASKED = new Set(['nothing'])

/** The places in which a question looks for cards. */
export function spotsOf(asks: readonly AskView<Game>[]): Set<Spot> {
  return new Set(asks.flatMap((ask) => keys(ask).flatMap((key) => spotOf(ask.kind, key)?.spot ?? [])))
}

const keys = (ask: AskView<Game>): string[] => [...ask.options, ...Object.keys(ask.refused)]
