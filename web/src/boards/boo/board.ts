import { defineBoard } from '../../kit/define'
import type { TableView } from './view'

export const board = defineBoard<TableView>({
  answers: ['ghost_room', 'number', 'search', 'show', 'ready', 'sealed'],
  prompts: { search: 'boo-search', show: 'boo-trace', sealed: 'boo-sealed' },
  letters: { KeyH: 'boo-letter-hand' },
  counters({ table }, seat) {
    const player = table.players[`p${seat}`]
    if (!player?.searches) return []
    return [
      { icon: 'visitor', value: player.visitors.length, label: 'boo-count-visitors' },
      { icon: 'wall', value: player.walls.length, label: 'boo-count-walls' },
    ]
  },
  load: () => import('./Board.svelte'),
})
