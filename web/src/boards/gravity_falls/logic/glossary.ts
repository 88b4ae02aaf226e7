// What the legend of the town explains, in its order; `pieces/Drawn` draws it.
import type { MarkGroup } from '../../../lib/glossary'

export const GLOSSARY = [
  {
    id: 'places',
    marks: [
      'support',
      'distrust',
      'alarm',
      'hatched',
      'curse_mark',
      'short_row',
      'defeat',
      'movement_pile',
      'curse_pile',
      'cubes',
    ],
  },
  { id: 'pieces', marks: ['pawn', 'monster', 'need', 'immune', 'knocked', 'defeated', 'arrived', 'cube', 'cracked'] },
  { id: 'cards', marks: ['action', 'teleport', 'rest', 'deck', 'discard', 'jump', 'rise', 'stopped'] },
  { id: 'players', marks: ['first', 'hand', 'ability', 'shut', 'curse', 'fresh'] },
  { id: 'turn', marks: ['success', 'move', 'curse_die', 'plan', 'ribbon'] },
  { id: 'signs', marks: ['ring', 'arrow', 'lit', 'pull', 'locked', 'ping'] },
] as const satisfies readonly MarkGroup[]

export type GlossaryMark = (typeof GLOSSARY)[number]['marks'][number]
