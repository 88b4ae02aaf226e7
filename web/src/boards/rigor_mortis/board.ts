import type { View } from '../../lib/protocol'
import { defineBoard } from '../../kit/define'
import { tile } from '../../kit/world'
import type { Game } from './view'

/** The spines of books, in the dark over a board. */
const SPINES = [
  '7a2b24',
  '2f5a44',
  'b0842f',
  '3c4a7c',
  '6b3f6e',
  '8a5a2a',
  '27566a',
  'a14a2c',
  '2f5a44',
  '7a2b24',
  '3c4a7c',
  'b0842f',
]
  .map((color, i) =>
    `<path d='M${i * 18 + 1} 56V${10 + ((i * 5) % 4) * 5}h${12 + (i % 3) * 2}V56z' fill='%23${color}'/>`.replace(
      '%23',
      '#',
    ),
  )
  .join('')

/** Before the first turn everybody chooses in order. */
const SETTING_UP = ['colours', 'placement']
/** Shoves, teleports and reactions interrupt the turn of somebody else. */
const interrupts = (view: View<Game>, seat: number) =>
  !SETTING_UP.includes(view.phase) && view.table.active !== `p${seat}`

export const board = defineBoard<Game>({
  world: {
    deep: '#23130a',
    onDeep: '#fbecd0',
    mid: '#6b4120',
    act: '#ffd257',
    onAct: '#2b1608',
    tint: '#f3e2c2',
    display: "'Kurale'",
    strip: `linear-gradient(#0000 52px, #6b4120 52px), linear-gradient(#1b0e06c4 0 0), ${tile(216, 56, SPINES)}`,
  },
  answers: [
    'colour',
    'place',
    'before_card',
    'after_card',
    'second_card',
    'goblin_step',
    'goblin_second',
    'rigor_step',
    'rigor_second',
    'shove',
    'sticky_heels',
    'transport',
    'teleport',
    'start',
    'react',
    'shield',
    'discard',
    'skin_swap',
    'kick',
    'eye',
    'eye_give',
    'eye_take',
    'pardon',
    'foresight',
    'acts',
  ],
  asked: (view) => (view.seat !== null && interrupts(view, view.seat) ? 'rigor_mortis-you-decide' : undefined),
  awaited: (view) =>
    view.waiting.some((wait) => wait.must && !wait.given && interrupts(view, wait.seat))
      ? 'rigor_mortis-awaits'
      : undefined,
  /** Who plays what is seen on the board; what it is about has to fit on a phone. */
  prompts: {
    shove: 'rigor_mortis-prompt-shove',
    before_card: 'rigor_mortis-prompt-card',
    goblin_second: 'rigor_mortis-prompt-goblin',
    rigor_second: 'rigor_mortis-prompt-rigor',
  },
  goal: ({ table }) => ({ looks: table.last_look }),
  points: {
    desk: ['cell:F1', 'cell:G1', 'cell:F2', 'cell:G2'],
    tokens_left: ['zone:token_stack'],
    looks: [0, 1, 2, 3, 4, 5].map((seat) => `zone:looks:p${seat}`),
  },
  letters: { KeyB: 'rigor_mortis-letter-books', KeyS: 'rigor_mortis-letter-stop', KeyD: 'rigor_mortis-letter-duty' },
  /** Looks, cards and books are seen in everybody's panel. */
  counters: () => [],
  /** The signs are a file of their own, beside the code. */
  load: () => Promise.all([import('./Board.svelte'), import('./pieces/Symbols.svelte')]).then(([loaded]) => loaded),
})
