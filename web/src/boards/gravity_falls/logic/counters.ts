// The signs of the counters in the frame's seat panels.
import { CardDraw, CardPile, type Icon } from './icons'

export const icons: Readonly<Record<string, Icon>> = { deck: CardDraw, discard: CardPile }
