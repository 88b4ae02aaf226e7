import type { View } from '../../lib/protocol'
import { defineBoard } from '../../kit/define'
import type { Game, QuestionKind } from './view'

/** Leather with a seam. */
const SEAM = 'repeating-linear-gradient(90deg, #d9b98a99 0 7px, #0000 7px 12px)'

/** Before the first turn characters and monsters are chosen. */
const SETTING_UP: readonly string[] = ['choose_monster', 'choose_character'] satisfies readonly QuestionKind[]
/** Events and monsters ask everybody, whoever's turn it is. */
const isOthersTurn = (view: View<Game>, seat: number) => view.table.active !== `p${seat}`

export const board = defineBoard<Game>({
  world: {
    deep: '#382418',
    onDeep: '#f8e9cc',
    mid: '#6b5683',
    act: '#ffc22e',
    onAct: '#33190a',
    tint: '#f4e6c4',
    display: "'Neucha'",
    strip: `${SEAM} 0 6px / 100% 1.5px no-repeat, ${SEAM} 0 calc(100% - 6px) / 100% 1.5px no-repeat`,
  },
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
  asked(view) {
    const { seat, asks } = view
    if (seat === null || asks.some(({ kind }) => SETTING_UP.includes(kind))) return undefined
    return isOthersTurn(view, seat) ? 'gravity_falls-you-decide' : undefined
  },
  awaited(view) {
    const due = view.waiting.filter((wait) => wait.must && !wait.given && !SETTING_UP.includes(wait.kind))
    return due.some((wait) => isOthersTurn(view, wait.seat)) ? 'gravity_falls-awaited' : undefined
  },
  goal: ({ table }) => ({
    left: Object.values(table.monsters).filter(({ defeated }) => !defeated).length,
    alarm: table.alarm,
    end: table.loss_space,
  }),
  counters(view, seat) {
    const count = (zone: string) => view.zones.find((each) => each.name === zone)?.cards.length ?? 0
    return [
      { icon: 'deck', value: count(`deck:p${seat}`), label: 'gravity_falls-deck' },
      { icon: 'discard', value: count(`discard:p${seat}`), label: 'gravity_falls-discard' },
    ]
  },
  /** The drawings are a file of their own, beside the code. */
  load: () => Promise.all([import('./Board.svelte'), import('./logic/icons')]).then(([loaded]) => loaded),
})
