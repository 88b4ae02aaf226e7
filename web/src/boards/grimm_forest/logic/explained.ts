// Which marks of the glossary are on a thing that is drawn by its kind.
import type { GlossaryMark } from './glossary'
import { SECTIONS } from './houses'

const MATERIALS: Readonly<Record<string, GlossaryMark>> = { straw: 'straw', wood: 'wood', brick: 'brick' }
export const markOfMaterial = (material: string): GlossaryMark | undefined => MATERIALS[material]

/** Of a zone of the street: a house with so many sections, or none. */
export function marksOfZone(built: number, plot: boolean): string {
  const found: GlossaryMark[] = [built === SECTIONS.length ? 'finished' : built ? 'house' : 'free']
  if (plot) found.push('plot')
  return found.join(' ')
}

/** Of the price of a section. */
export const markOfPrice = (dear: boolean): GlossaryMark => (dear ? 'lacking' : 'ghost')
/** Of what lies at a location. */
export const markOfLying = (isMonster: boolean): GlossaryMark => (isMonster ? 'monster' : 'lying')
/** Of a pile and its discard. */
export const markOfDeck = (deck: string): GlossaryMark => (deck.startsWith('friend') ? 'friend_deck' : 'fable_deck')
