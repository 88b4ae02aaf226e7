// The emblems of the characters: a thing of theirs; whoever has none has the seven stars.
import Ticket from '~icons/game-icons/ticket'
import WoodAxe from '~icons/game-icons/wood-axe'
import Wool from '~icons/game-icons/wool'
import Wrench from '~icons/game-icons/wrench'
import Stars from '../pieces/Stars.svelte'
import type { Icon } from './icons'

const EMBLEMS: Readonly<Record<string, Icon>> = { mabel: Wool, stan: Ticket, soos: Wrench, wendy: WoodAxe }
export const emblemIcon = (id: string): Icon => EMBLEMS[id] ?? Stars
