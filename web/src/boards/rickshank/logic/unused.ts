// What lies in the hand of whoever has the turn: plain power that can be played at once, and what the end of the turn would waste.
import type { Values } from '../../../lib/words'

export interface Unused {
  /** Cards that give power and do nothing else, and how much. */
  plain: string[]
  plainPower: number
  /** The power that the end of the turn would waste, and how much of it has not been played. */
  lost: number
  held: number
}

/** `played`: the details of playing a card of the hand; null where it cannot be played. `left`: the power not spent yet. */
export function unusedOf(hand: readonly string[], played: (card: string) => Values | null, left: number): Unused {
  const powers = hand.map((card) => {
    const details = played(card)
    return { card, power: Number(details?.power ?? 0), plain: Boolean(details?.plain) }
  })
  const sum = (cards: typeof powers) => cards.reduce((all, { power }) => all + power, 0)
  const plain = powers.filter((each) => each.plain)
  const held = sum(powers)
  return { plain: plain.map(({ card }) => card), plainPower: sum(plain), lost: left + held, held }
}
