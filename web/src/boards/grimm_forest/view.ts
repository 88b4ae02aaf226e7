// Written by `python -m tools.typescript` from the structs of the Python side. Do not edit.

export interface DebtView {
  to: number
  material: string
}

export interface DueView {
  card: string
  seat: number
}

export interface HouseView {
  material: string
  sections: string[]
  finished: boolean
  plot: boolean
}

export interface LocationView {
  stock: number[]
  refill: number[]
  shares: number[]
  awaited: number[]
  lurking: string[]
  pigs: number[]
  cards: LyingView[]
}

export interface LyingView {
  card: string
  type: string
  controller: number
  figure: boolean
}

export interface PlayerView {
  pig: string
  resources: number[]
  houses: HouseView[]
  finished: number
  prices: number[]
  plot_prices: number[]
  surcharge: number
  zones: number
  reward_tokens: string[]
  announcement: string
  tower_stock: number[]
  debt: DebtView | null
  collected: number[]
  must_lay: boolean
  blind: boolean
  lays_last: boolean
  runner: boolean
  actions: number
  extra_actions: number
}

export interface TableView {
  round: number
  first_player: number
  turn_order: number[]
  window: string
  acting: DueView | null
  pending: DueView[]
  coming: Record<string, DueView[]>
  locations: Record<string, LocationView>
  players: Record<string, PlayerView>
  sections: Record<string, number[]>
  reward_tokens: Record<string, number>
  monster_camp: Record<string, number>
  used: string[]
  houses_to_win: number
}

export type QuestionKind = "aladdin_guess" | "alibaba_steal" | "ball_peek" | "ball_replace" | "bbw_house" | "beauty_target" | "build_action" | "cancel_monster" | "cellar_type" | "choose_cards" | "chronicles_take" | "cinderella_types" | "fairygifts_place" | "friend_keep_or_give" | "friendly_take" | "friendlygame" | "frog_pick" | "gain_choice_1" | "gain_choice_2" | "gain_choice_3" | "gift_offer" | "gift_return" | "gingerbread_run" | "gingerbread_take" | "godmother_pay" | "goldilocks_keep" | "goldilocks_return" | "hired_pay" | "jack_type" | "lose_choice" | "market_pick" | "merchant_trade" | "mermaid_keep" | "monster_place" | "moon_place" | "moon_take" | "noway_move" | "oracle_use" | "order_effects" | "pinocchio_claim" | "pinocchio_type" | "puss_payment" | "queen_peek" | "rapunzel_stock" | "reward_choice" | "robin_give" | "rumpel_convert" | "share_give" | "sly_build" | "snowwhite_give" | "snowwhite_take" | "tavern_pick" | "thumbelina_move" | "tomthumb_take" | "troll_give" | "troll_victim" | "unique_place" | "well_swap" | "whisper_keep"

/** The values of each kind of event. */
export type Events = {
  added: { by: string; location: string; straw: number; wood: number; brick: number }
  befriended: { card: string; to: string; kept: number }
  blown_down: { by: string; material: string; section: string }
  built: { material: string; section: string; price: number }
  cancelled: { card: string; by: string }
  chose_reward: { reward: string }
  claimed: { card: string }
  cleaned_up: {}
  collected: { location: string; straw: number; wood: number; brick: number; pigs: number; left: number }
  cursed: {}
  discarded: { by: string }
  drew: { by: string }
  emptied: { by: string; location: string; straw: number; wood: number; brick: number }
  enchanted: { whom: string }
  ended_turn: {}
  extra_actions: { by: string; number: number }
  farewell: { card: string }
  gained: { by: string; straw: number; wood: number; brick: number }
  gave: { by: string; to: string; straw: number; wood: number; brick: number }
  guessed: { guess: string }
  handed: { by: string; to: string }
  homeless: { card: string }
  house: { material: string }
  idle: { by: string; needs: number }
  laid: { fables: number }
  lays_last: {}
  left: { card: string }
  limited: { by: string; number: number }
  locked: { number: number }
  lost: { by: string; straw: number; wood: number; brick: number }
  met_friend: { card: string }
  must_lay: {}
  parted: { card: string }
  peeked: { what: string; whose: string }
  picked: { location: string; straw: number; wood: number; brick: number }
  piped: {}
  placed: { card: string; location: string; stand_in: number }
  plot: { card: string }
  prince: { location: string; rolled: number; number: number }
  ran: {}
  refilled: {}
  reminded: { card: string }
  replaced: { changed: number }
  reshuffled: { deck: string }
  returned: { by: string; number: number }
  revealed: { fable: string }
  rewarded: { material: string }
  round: { round: number; first: string }
  shown: { card: string; location: string }
  special: { card: string }
  spent: {}
  stayed: { by: string }
  stocked: { straw: number; wood: number; brick: number }
  swapped: { a: string; b: string }
  took: { by: string; location: string; straw: number; wood: number; brick: number }
  took_cards: { by: string }
  turned_to: { by: string; whom: string }
  turned_up: { by: string }
  undone: {}
  unlocked: {}
  waits: { card: string }
  walked: { location: string }
  went: { by: string; location: string }
}

/** Answers that have parts, by the first: what may follow it. */
export interface Answers {
  build: ["brick" | "straw" | "wood", "base" | "roof" | "walls"]
  build_plot: ["brick" | "straw" | "wood", "base" | "roof" | "walls"]
  farewell: [string]
  gain: ["brick" | "straw" | "wood"]
  give_friend: [`p${number}`]
  house: ["brick" | "straw" | "wood", "base" | "roof" | "walls"]
  house_plot: ["brick" | "straw" | "wood", "base" | "roof" | "walls"]
  keep: ["gather_brick" | "gather_straw" | "gather_wood", "gather_brick" | "gather_wood" | "go_to_market"]
  lay: ["gather_brick" | "gather_straw" | "gather_wood" | "go_to_market"]
  lay_with: ["gather_brick" | "gather_straw" | "gather_wood" | "go_to_market", string]
  offer: [`p${number}`, "2_brick" | "2_straw" | "2_wood" | "3_brick" | "3_straw" | "3_wood" | "brick" | "straw" | "wood"]
  paid_by: [`p${number}`]
  peek_fable: [`p${number}`]
  peek_gather: [`p${number}`]
  special: [string]
  steal: [`p${number}`, "brick" | "straw" | "wood"]
  swap: [`p${number}`, `p${number}`]
  take: ["field" | "forest" | "market" | "quarry", "brick" | "straw" | "wood"]
  trade: ["brick" | "straw" | "wood", "brick" | "straw" | "wood"]
}

export type ZoneName = "drawn" | "fable_deck" | "fable_discard" | `fable_hand:${string}` | `friend:${string}` | "friend_deck" | "friend_discard" | `gather_hand:${string}` | `laid_fable:${string}` | `laid_gather:${string}` | `locked_gather:${string}` | `next_round:${string}` | "offered" | `played:${string}` | `plot_zone:${string}` | "tavern" | "turned_up" | `unique_location:${string}`

export interface Game {
  table: TableView
  question: QuestionKind
  events: Events
  answers: Answers
  zone: ZoneName
}
