// What the legend of the library explains, in its order; `pieces/Drawn` draws it.
import type { MarkGroup } from '../../../lib/glossary'

export const GLOSSARY = [
  {
    id: 'places',
    marks: [
      'scroll',
      'stones',
      'potion',
      'grimoire',
      'orb',
      'unknown',
      'bookcase',
      'desk',
      'teleport',
      'start',
      'skull',
      'tokens',
      'deck',
      'discard',
      'look_deck',
    ],
  },
  { id: 'pieces', marks: ['goblin', 'locked', 'rigor', 'shadow', 'asleep'] },
  { id: 'cards', marks: ['goblin_card', 'rigor_card', 'clamped', 'claws', 'hole', 'open_hand'] },
  {
    id: 'players',
    marks: [
      'medallion',
      'blank',
      'ringed',
      'socket',
      'last',
      'veiled',
      'held',
      'book_up',
      'book_down',
      'usable',
      'chained',
      'first',
    ],
  },
  {
    id: 'signs',
    marks: [
      'lit',
      'foot',
      'shove',
      'to_desk',
      'to_teleport',
      'meeting',
      'halt',
      'second',
      'arrows',
      'footprints',
      'over',
      'snail',
      'bell',
    ],
  },
] as const satisfies readonly MarkGroup[]

export type GlossaryMark = (typeof GLOSSARY)[number]['marks'][number]
