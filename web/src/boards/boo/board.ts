import { defineBoard } from '../../kit/define'
import { tile } from '../../kit/world'
import type { Game } from './view'

/** Stars over battlements. */
const STARS = 'M9 14h0M31 7h0M52 19h0M70 5h0M88 13h0M113 21h0M129 8h0M151 16h0M170 4h0M186 19h0M207 10h0'

export const board = defineBoard<Game>({
  world: {
    deep: '#0d1536',
    onDeep: '#e7edff',
    mid: '#2d4084',
    act: '#f7e7b5',
    onAct: '#2b1a08',
    tint: '#e4e9fb',
    display: "'Ruslan Display'",
    strip: tile(
      220,
      56,
      `<path d='M0 56V36${'h11v-9h11v9'.repeat(10)}V56z' fill='#1a2656'/><path d='${STARS}' stroke='#dfe8ff' stroke-linecap='round' stroke-width='2' opacity='.7'/>`,
    ),
  },
  answers: ['ghost_room', 'number', 'search', 'show', 'ready', 'sealed'],
  prompts: { number: 'boo-number', search: 'boo-search', show: 'boo-trace', sealed: 'boo-sealed' },
  awaited({ table }) {
    if (table.caller) return 'boo-showing'
    return table.last_round && !table.visitor ? 'boo-looking' : undefined
  },
  // In the castle of the day wall tokens stay where they are.
  goal: ({ table }) => ({ walls: table.day ? 0 : table.walls_to_win, visitors: table.visitors_to_win }),
  points: { p0: ['field:players.p0.walls'], p1: ['field:players.p1.walls'] },
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
