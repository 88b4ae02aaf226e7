import { defineBoard } from '../../kit/define'
import { tile } from '../../kit/world'
import type { Game } from './view'

/** The glow of a portal from below, and the dust of the market. */
const DUST = 'M11 40h0M27 12h0M46 29h0M63 50h0M78 7h0M96 34h0M118 18h0M133 46h0M149 9h0M168 27h0M188 44h0'

export const board = defineBoard<Game>({
  world: {
    deep: '#1a0e3c',
    onDeep: '#ffffff',
    mid: '#4a3592',
    act: '#a4f542',
    onAct: '#0f2505',
    tint: '#e9e3fb',
    display: "'Dela Gothic One'",
    strip: `radial-gradient(32% 110% at 50% 130%, #a4f54277, #0000), ${tile(200, 56, `<path d='${DUST}' stroke='#c9bdf2' stroke-linecap='round' stroke-width='1.8' opacity='.5'/>`)}`,
  },
  answers: [
    'choose_character',
    'keep_character',
    'president_token',
    'drive_thru',
    'open_phase',
    'trigger_order',
    'choose_foe',
    'fake_gun_owner',
    'moron_top',
    'discard',
    'destroy_own',
    'power_or_token',
    'token_for_draw',
    'token_for_returns',
    'return_cheap',
    'return_card',
    'discard_top',
    'destroy_hand',
    'destroy_self',
    'destroy_market',
    'put_into_play',
    'portal_discard',
    'play_location',
    'aqua_draw',
    'destroy_discard',
    'hand_over',
    'ongoing_or_card',
    'defend',
    'bugged_payback',
    'auction',
    'referendum',
    'sanctions',
    'council_reveal',
    'vote_tie',
    'citadel_cancel',
    'gain_from_market',
    'gain_location',
    'recycle',
    'discard_ongoing',
    'token_or_card',
    'pass_card',
  ],
  /** The scene of a vote shows the card and who played it. */
  prompts: {
    auction: 'ask-auction',
    referendum: 'ask-referendum',
    sanctions: 'rickshank-prompt-sanctions',
    council_reveal: 'rickshank-prompt-council',
    vote_tie: 'rickshank-prompt-tie',
  },
  asked({ table, seat, asks }) {
    if (asks.some(({ kind }) => kind === table.vote_kind)) return 'rickshank-all-vote'
    return seat !== null && (table.nobodys_turn || table.active !== `p${seat}`) && !table.offered.length
      ? 'rickshank-lead-decide'
      : undefined
  },
  awaited: ({ table, waiting }) =>
    table.nobodys_turn || waiting.some(({ seat }) => table.active !== `p${seat}`) ? 'rickshank-awaited' : undefined,
  goal: ({ table, zones }) => ({
    left: table.nemeses.total - table.nemeses.defeated.flat().length,
    deck: zones.find(({ name }) => name === 'main_deck')?.cards.length ?? 0,
  }),
  letters: { Digit0: 'rickshank-letter-plain', Period: 'rickshank-letter-end' },
  counters({ table, zones }, seat) {
    const held = zones.find((zone) => zone.name === `hand:p${seat}`)?.cards.length ?? 0
    return [
      { icon: 'token', value: table.tokens[seat] ?? 0, label: 'rickshank-tokens' },
      { icon: 'hand', value: held, label: 'rickshank-hand-count' },
      { icon: 'skull', value: table.nemeses.defeated[seat]?.length ?? 0, label: 'rickshank-trophies' },
    ]
  },
  load: async () => (await Promise.all([import('./Board.svelte'), import('./logic/drawings')]))[0],
})
