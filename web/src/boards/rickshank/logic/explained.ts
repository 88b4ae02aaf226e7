// Which marks of the glossary are on a thing that is drawn by its kind.
import type { GlossaryMark } from './glossary'

/** The parts of every card. */
export const CARD_MARKS: Readonly<Record<'price' | 'points' | 'type', GlossaryMark>> = {
  price: 'cost',
  points: 'points',
  type: 'band',
}

const FLAGS: Readonly<Record<string, GlossaryMark>> = {
  attack: 'attack',
  group: 'attack',
  defence: 'defence',
  ongoing: 'ongoing',
}
/** Of a shape beside the numbers of a card: a vote, if it is none of the others. */
export const markOfFlag = (flag: string): GlossaryMark => FLAGS[flag] ?? 'vote'

/** Of the card in the portal. */
export const marksOfNemesis = (mayDefeat: boolean, isPresident: boolean): string =>
  ['portal', ...(mayDefeat ? ['unlocked'] : isPresident ? ['locked'] : [])].join(' ')
