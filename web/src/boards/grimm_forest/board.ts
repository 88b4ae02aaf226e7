import type { View } from '../../lib/protocol'
import type { Board } from '..'
import type { TableView } from './view'

export const board: Board = {
  answers: [
    'choose_cards', 'queen_peek', 'order_effects', 'monster_place', 'unique_place', 'fairygifts_place', 'moon_place', 'noway_move', 'tomthumb_take', 'market_pick',
    'cinderella_types', 'gingerbread_take', 'moon_take', 'jack_type', 'cellar_type', 'pinocchio_type', 'rumpel_convert', 'gain_choice_1', 'gain_choice_2', 'gain_choice_3',
    'rapunzel_stock', 'lose_choice', 'share_give', 'troll_give', 'robin_give', 'hired_pay', 'friendly_take', 'snowwhite_take', 'gift_return', 'merchant_trade', 'gift_offer',
    'alibaba_steal', 'friendlygame', 'troll_victim', 'ball_peek', 'beauty_target', 'puss_payment', 'well_swap', 'ball_replace', 'mermaid_keep', 'pinocchio_claim', 'tavern_pick',
    'goldilocks_keep', 'goldilocks_return', 'whisper_keep', 'frog_pick', 'chronicles_take', 'godmother_pay', 'snowwhite_give', 'friend_keep_or_give', 'bbw_house', 'reward_choice',
    'build_action', 'sly_build', 'aladdin_guess', 'thumbelina_move', 'gingerbread_run', 'cancel_monster', 'oracle_use',
  ],
  prompts: { choose_cards: 'grimm_forest-prompt-choose' },
  letters: { KeyB: 'grimm_forest-letter-build', KeyD: 'grimm_forest-letter-draw', KeyE: 'grimm_forest-letter-end', KeyF: 'grimm_forest-letter-friend' },
  counters({ table, zones }: View<TableView>, seat) {
    const player = table.players[`p${seat}`]
    if (!player) return []
    const fables = zones.find((zone) => zone.name === `fable_hand:p${seat}`)?.cards.length ?? 0
    return [
      { icon: 'house', value: `${player.finished}/${table.houses_to_win}`, label: 'grimm_forest-count-houses' },
      { icon: 'resources', value: player.resources.reduce((sum, count) => sum + count, 0), label: 'grimm_forest-count-resources' },
      { icon: 'fables', value: fables, label: 'grimm_forest-count-fables' },
    ]
  },
  /** The drawings are a file of their own, beside the code. */
  load: () => Promise.all([import('./Board.svelte'), import('./emblems')]).then(([loaded]) => loaded),
}
