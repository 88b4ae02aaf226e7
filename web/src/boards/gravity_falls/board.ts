import type { View } from '../../lib/protocol'
import type { Board } from '..'
import type { TableView } from './view'

export const board: Board = {
  answers: [
    'choose_monster',
    'choose_character',
    'ability_window',
    'play',
    'walk',
    'teleport',
    'rumours',
    'opponent',
    'reroll',
    'move_token',
    'courage',
    'draw',
    'removal',
    'remove_curse',
    'mover',
    'riots',
    'call',
    'event_teleport',
    'discard',
    'retreat',
    'panic',
    'gossip',
  ],
  counters(view: View<TableView>, seat) {
    const count = (zone: string) => view.zones.find((each) => each.name === zone)?.cards.length ?? 0
    return [
      { icon: 'deck', value: count(`deck:p${seat}`), label: 'gravity_falls-deck' },
      { icon: 'discard', value: count(`discard:p${seat}`), label: 'gravity_falls-discard' },
    ]
  },
  /** The drawings are a file of their own, beside the code. */
  load: () => Promise.all([import('./Board.svelte'), import('./icons')]).then(([loaded]) => loaded),
}
