// Numbers as they are pencilled on the map and on slips.
import { stacked } from '../../../kit/fan'
import type { Words } from '../../../lib/words'

/** «6», or «6–7» where it depends on what is chosen. */
export function span(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`
}

/** «3 → 5», or «3» of what stays as it is. */
export function becomes(from: number, to: number): string {
  return from === to ? String(to) : `${from} → ${to}`
}

/** How far the alarm would rise. */
export function rise({ alarm_least, alarm_most }: { alarm_least: number; alarm_most: number }): string {
  return `+${span(alarm_least, alarm_most)}`
}

/** A card in one sign: how far it goes, or the star of a Teleport. */
export const mini = (card: string): string => (/^\d/.test(card) ? card.slice(0, 1) : '✶')

/** «1–3» of the card 1-3. */
export const dashed = (card: string): string => card.replace('-', '–')

/** Kinds of cards, and how many of each. */
export const heaped = (cards: readonly string[], words: Pick<Words, 'name'>): string =>
  stacked(cards)
    .map(({ key, count }) => (count > 1 ? `${words.name(key)} × ${count}` : words.name(key)))
    .join(', ')
