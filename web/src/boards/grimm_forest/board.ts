import { defineBoard } from '../../kit/define'
import { tile } from '../../kit/world'
import type { Game } from './view'

/** Paper firs: one every so many pixels, about so high. */
const firs = (step: number, high: number, from: number): string =>
  Array.from({ length: Math.floor(240 / step) }, (_, i) => {
    const tall = high - ((i * 7) % 5) * 4
    return `<path d='M${from + i * step} ${58 - tall}l${tall * 0.3} ${tall}h${-tall * 0.6}z'/>`
  }).join('')

export const board = defineBoard<Game>({
  world: {
    deep: '#1c3731',
    onDeep: '#fff3d6',
    mid: '#3a6b48',
    act: '#ffe27a',
    onAct: '#3a2306',
    tint: '#e2eedd',
    display: "'Yeseva One'",
    strip: tile(240, 56, `<g fill='#2b5247'>${firs(17, 44, 3)}</g><g fill='#132b26'>${firs(24, 30, 11)}</g>`),
  },
  answers: [
    'choose_cards',
    'queen_peek',
    'order_effects',
    'monster_place',
    'unique_place',
    'fairygifts_place',
    'moon_place',
    'noway_move',
    'tomthumb_take',
    'market_pick',
    'cinderella_types',
    'gingerbread_take',
    'moon_take',
    'jack_type',
    'cellar_type',
    'pinocchio_type',
    'rumpel_convert',
    'gain_choice_1',
    'gain_choice_2',
    'gain_choice_3',
    'rapunzel_stock',
    'lose_choice',
    'share_give',
    'troll_give',
    'robin_give',
    'hired_pay',
    'friendly_take',
    'snowwhite_take',
    'gift_return',
    'merchant_trade',
    'gift_offer',
    'alibaba_steal',
    'friendlygame',
    'troll_victim',
    'ball_peek',
    'beauty_target',
    'puss_payment',
    'well_swap',
    'ball_replace',
    'mermaid_keep',
    'pinocchio_claim',
    'tavern_pick',
    'goldilocks_keep',
    'goldilocks_return',
    'whisper_keep',
    'frog_pick',
    'chronicles_take',
    'godmother_pay',
    'snowwhite_give',
    'friend_keep_or_give',
    'bbw_house',
    'reward_choice',
    'build_action',
    'sly_build',
    'aladdin_guess',
    'thumbelina_move',
    'gingerbread_run',
    'cancel_monster',
    'oracle_use',
  ],
  prompts: { choose_cards: 'grimm_forest-prompt-choose' },
  goal: ({ table }) => ({ houses: table.houses_to_win }),
  points: {
    'players.p0.houses': [0, 1, 2, 3].map((i) => `house:p0:${i}`),
    'players.p1.houses': ['seat:p1'],
    'players.p0.collected': ['goods:p0:straw', 'goods:p0:wood', 'goods:p0:brick'],
  },
  letters: {
    KeyB: 'grimm_forest-letter-build',
    KeyD: 'grimm_forest-letter-draw',
    KeyE: 'grimm_forest-letter-end',
    KeyF: 'grimm_forest-letter-friend',
  },
  counters({ table, zones }, seat) {
    const player = table.players[`p${seat}`]
    if (!player) return []
    const fables = zones.find((zone) => zone.name === `fable_hand:p${seat}`)?.cards.length ?? 0
    return [
      { icon: 'house', value: `${player.finished}/${table.houses_to_win}`, label: 'grimm_forest-count-houses' },
      {
        icon: 'resources',
        value: player.resources.reduce((sum, count) => sum + count, 0),
        label: 'grimm_forest-count-resources',
      },
      { icon: 'fables', value: fables, label: 'grimm_forest-count-fables' },
    ]
  },
  /** The drawings are a file of their own, beside the code. */
  load: () => Promise.all([import('./Board.svelte'), import('./logic/emblems')]).then(([loaded]) => loaded),
})
