// What the legend of the forest explains, in its order; `pieces/Drawn` draws it.
import type { MarkGroup } from '../../../lib/glossary'

export const GLOSSARY = [
  {
    id: 'places',
    marks: ['straw', 'wood', 'brick', 'refill', 'shares', 'supply', 'camp', 'fable_deck', 'friend_deck'],
  },
  { id: 'pieces', marks: ['pig', 'monster', 'house', 'finished', 'ghost', 'lacking', 'free', 'plot', 'medal'] },
  { id: 'cards', marks: ['gather', 'fable', 'friend', 'lying', 'wax', 'seal', 'lock'] },
  { id: 'players', marks: ['first', 'houses', 'duty'] },
  { id: 'turn', marks: ['ribbon', 'due', 'action', 'told'] },
  { id: 'signs', marks: ['lit', 'claim'] },
] as const satisfies readonly MarkGroup[]

export type GlossaryMark = (typeof GLOSSARY)[number]['marks'][number]
