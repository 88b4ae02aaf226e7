// Written by `python -m tools.typescript` from the structs of the Python side. Do not edit.

export interface AttackView {
  card: string
  attacker: string
  targets: TargetView[]
}

export interface InPlayView {
  card: string
  owner: string
  then: string
}

export interface LinkView {
  how: string
  thing: string
  power: number
}

export interface NemesesView {
  total: number
  defeated: string[][]
  unknown: string[]
}

export interface OwnDeckView {
  deck: Record<string, number>
  again: Record<string, number>
  hand: number
}

export interface OwnerView {
  card: string
  zone: string
  owner: string
}

export interface PaymentView {
  seat: string
  tokens: number
  cards: string[]
}

export interface ScoredView {
  card: string
  part: string
  points: number
}

export interface StallView {
  card: string
  since: number
}

export interface TableView {
  active: string
  turn: number
  power: number
  supply: number
  tokens: number[]
  token_price: number
  tokens_bought: number
  characters: string[]
  offered: string[][]
  prices: Record<string, number>
  points: Record<string, number>
  types: Record<string, string>
  plays: string[]
  power_per_token: number
  character_used: boolean
  may_defeat: boolean
  nobodys_turn: boolean
  owners: OwnerView[]
  vote_card: string
  vote_kind: string
  vote_choices: string[]
  vote_stakes: number[]
  vote_tally: Record<string, number>
  stalls: StallView[]
  in_play: InPlayView[][]
  chain: LinkView[]
  lasting: string[]
  attack: AttackView | null
  vote: VoteView | null
  nemeses: NemesesView
  scored: ScoredView[][]
  own_deck: OwnDeckView | null
}

export interface TargetView {
  seat: string
  outcome: string
  by: string
}

export interface VoteView {
  stage: string
  order: string[]
  turn: string
  passed: string[]
  leaders: string[]
  pays: PaymentView[]
  one_more: Record<string, string[]>
  touches: string[][]
  prize: string[]
}

export type QuestionKind = "aqua_draw" | "auction" | "bugged_payback" | "choose_character" | "choose_foe" | "citadel_cancel" | "council_reveal" | "defend" | "destroy_discard" | "destroy_hand" | "destroy_market" | "destroy_own" | "destroy_self" | "discard" | "discard_ongoing" | "discard_top" | "drive_thru" | "fake_gun_owner" | "gain_from_market" | "gain_location" | "hand_over" | "keep_character" | "moron_top" | "ongoing_or_card" | "open_phase" | "pass_card" | "play_location" | "portal_discard" | "power_or_token" | "president_token" | "put_into_play" | "recycle" | "referendum" | "return_card" | "return_cheap" | "sanctions" | "token_for_draw" | "token_for_returns" | "token_or_card" | "trigger_order" | "vote_tie"

/** The values of each kind of event. */
export type Events = {
  ability: { source: string; power: number }
  avoided: {}
  borrowed: { owner: string; power: number }
  bought: { cost: number }
  card_passed: { foe: string }
  character_chosen: { character: string }
  character_used: { character: string }
  defeated: { cost: number }
  destroys: {}
  discarded: {}
  drew: {}
  first_nemesis: {}
  gained: {}
  group_attack: { nemesis: string }
  handed_over: { foe: string }
  hit: {}
  imprisoned: { warden: string }
  laid_out: {}
  left_play: {}
  location_left: {}
  locations_shuffled: {}
  nemesis_revealed: {}
  no_card_to_play: { foe: string }
  no_location_left: {}
  no_token_to_lose: {}
  no_tokens_left: {}
  no_waves_left: {}
  nothing_to_destroy: {}
  nothing_to_discard: {}
  on_top: {}
  paid_back: { attacker: string }
  passed: {}
  played: { power: number }
  played_location: { power: number }
  pointed: { choice: string }
  power_gained: { source: string; power: number }
  president_paid: {}
  put_into_play: {}
  refilled: {}
  released: { owner: string }
  returned: { owner: string }
  revealed: {}
  shuffled: {}
  spoiled: {}
  staked: { number: number }
  swapped: { card: string }
  taken_back: {}
  taken_to_hand: {}
  tie_broken: { choice: string; votes: number }
  token_bought: { cost: number }
  token_spent: { power: number }
  token_taken: { foe: string }
  tokens_gained: { number: number }
  tokens_lost: { number: number }
  turn_ended: { power: number }
  turn_started: { number: number }
  undone: {}
  vote: { card: string; kind: string }
  vote_cancelled: { card: string }
  vote_impossible: { card: string }
  vote_won: { choice: string; votes: number }
  voted: { side: string }
}

/** Answers that have parts, by the first: what may follow it. */
export interface Answers {
  bid: [`${number}`]
  borrowed: ["dinner_table" | "security_specialist_rick", `p${number}`]
  buy: [string]
  character: [string]
  discard: [string]
  hand: [string]
  in_play: [string]
  play: [string]
  point: [`p${number}`, `${number}`]
  use: ["bluffing_rick" | "defiant_summer" | "heroic_summer" | "moron_morty" | "promotion_jerry" | "rational_morty" | "transcendent_rick"]
  vote_against: [`${number}`]
  vote_for: [`${number}`]
}

export type ZoneName = `deck:${string}` | "destroyed" | `discard:${string}` | "flea_market" | `hand:${string}` | `imprisoned:${string}` | "location_discard" | "location_stack" | "main_deck" | "morty_waves_stack" | "nemesis" | "nemesis_stack" | `play:${string}` | "portal_gun_stack" | `revealed:${string}` | "revealed_locations" | "unused"

export interface Game {
  table: TableView
  question: QuestionKind
  events: Events
  answers: Answers
  zone: ZoneName
}
