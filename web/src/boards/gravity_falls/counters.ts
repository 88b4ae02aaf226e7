// The signs of the counters in the frame's seat panels.
import { CardPick, Curse, Footprint, type Icon } from './icons'

export const icons: Readonly<Record<string, Icon>> = { hand: CardPick, curses: Curse, needs: Footprint }
