// What the legend of the garage explains, in its order; `pieces/Drawn` draws it.
import type { MarkGroup } from '../../../lib/glossary'

export const GLOSSARY = [
  {
    id: 'places',
    marks: [
      'tank',
      'market',
      'deck_left',
      'portal',
      'hidden',
      'ladder',
      'locked',
      'unlocked',
      'tokens',
      'guns',
      'locations',
      'waves',
      'destroyed',
    ],
  },
  {
    id: 'cards',
    marks: [
      'cost',
      'short',
      'points',
      'power',
      'draw',
      'attack',
      'defence',
      'ongoing',
      'vote',
      'band',
      'times',
      'fresh',
      'unbought',
    ],
  },
  { id: 'players', marks: ['token', 'disc', 'skulls', 'hand', 'deck', 'discard', 'worked', 'foreign', 'prisoner'] },
  { id: 'turn', marks: ['chain', 'stages', 'columns', 'sealed'] },
  { id: 'signs', marks: ['lit', 'burns', 'struck'] },
] as const satisfies readonly MarkGroup[]

export type GlossaryMark = (typeof GLOSSARY)[number]['marks'][number]
