import type { View } from '../../lib/protocol'
import { defineBoard } from '../../kit/define'
import type { TableView } from './view'

/** Before the first turn everybody chooses in order. */
const SETTING_UP = ['colours', 'placement']
/** Shoves, teleports and reactions interrupt the turn of somebody else. */
const interrupts = (view: View<TableView>, seat: number) =>
  !SETTING_UP.includes(view.phase) && view.table.active !== `p${seat}`

export const board = defineBoard<TableView>({
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
  letters: { KeyB: 'rigor_mortis-letter-books', KeyS: 'rigor_mortis-letter-stop', KeyD: 'rigor_mortis-letter-duty' },
  /** Looks, cards and books are seen in everybody's panel. */
  counters: () => [],
  /** The signs are a file of their own, beside the code. */
  load: () => Promise.all([import('./Board.svelte'), import('./pieces/Symbols.svelte')]).then(([loaded]) => loaded),
})
