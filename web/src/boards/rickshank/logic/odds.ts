// One's own deck at a glance: what lies where, and how likely each card is in the next hand.
import type { OwnDeckView } from '../view'

type Counts = Readonly<Record<string, number>>

const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How likely at least one of `wanted` is among `drawn` of `all` cards. */
export function atLeastOne(wanted: number, all: number, drawn: number): number {
  let none = 1
  for (let i = 0; i < Math.min(drawn, all); i++) none *= Math.max(0, all - wanted - i) / (all - i)
  return wanted ? 1 - none : 0
}

/** The next hand, as it would be drawn if the turn ended now. */
export interface NextHand {
  /** By card: how likely there is at least one. */
  odds: Map<string, number>
  /** By card: how many there are on average. */
  mean: Map<string, number>
}

/** `top` is the deck from the top down as far as it is known, '' for what is not. */
export function nextHand({ deck, again, hand }: OwnDeckView, top: readonly string[]): NextHand {
  const unknown: Record<string, number> = { ...deck }
  for (const card of top) if (card) unknown[card] = (unknown[card] ?? 0) - 1
  const sure = top.slice(0, hand).filter(Boolean)
  const inDeck = Math.min(hand, top.length)
  const piles = [
    { counts: unknown, drawn: inDeck - sure.length },
    { counts: again, drawn: hand - inDeck },
  ]
  const found: NextHand = { odds: new Map(), mean: new Map() }
  for (const card of new Set([...Object.keys(deck), ...Object.keys(again)])) {
    const certain = sure.filter((each) => each === card).length
    let [none, mean] = [certain ? 0 : 1, certain]
    for (const { counts, drawn } of piles) {
      const [own, all] = [counts[card] ?? 0, total(counts)]
      none *= 1 - atLeastOne(own, all, drawn)
      mean += all ? (own * Math.min(drawn, all)) / all : 0
    }
    found.odds.set(card, 1 - none)
    found.mean.set(card, mean)
  }
  return found
}
