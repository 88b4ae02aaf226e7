// Written by `python -m tools.typescript` from the structs of the Python side. Do not edit.

export interface AheadView {
  space: number
  mark: string
  effect: string
}

export interface CharacterView {
  id: string
  ability: string
  amount: number
  teleport: string
  tokens: number
  at: string
  dice_limit: number
  hand_limit: number
  no_ability: string
}

export interface ForecastView {
  location: string
  seat: number
  movers: string[]
  cube: boolean
  stopped: boolean
  alarm_least: number
  alarm_most: number
  requirement: number
  if_cube: string[]
}

export interface LocationView {
  x: number
  y: number
  support: number
  distrust: number
  cube: boolean
  roads: string[]
  nearest: string[]
}

export interface MarkView {
  space: number
  mark: string
}

export interface MonsterView {
  class: string
  ability: string
  amount: number
  at: string
  defeated: boolean
  knocked_down: number
  requirement: number
  immune: boolean
}

export interface TableView {
  simplified: boolean
  active: string
  first: string
  alarm: number
  loss_space: number
  ahead: AheadView[]
  marks: MarkView[]
  supply: number
  row_size: number
  locations: Record<string, LocationView>
  characters: Record<string, CharacterView>
  monsters: Record<string, MonsterView>
  played: string
  ability_used: boolean
  event_acted: boolean
  fresh: string[]
  dice: string[]
  arrived: string
  forecast: ForecastView[]
  routes: Record<string, string[]>
  coming: string[]
}

export type QuestionKind = "ability_window" | "call" | "choose_character" | "choose_monster" | "courage" | "discard" | "draw" | "event_teleport" | "gossip" | "move_token" | "mover" | "opponent" | "panic" | "play" | "removal" | "remove_curse" | "reroll" | "retreat" | "riots" | "rumours" | "teleport" | "walk"

/** The values of each kind of event. */
export type Events = {
  alarm: { amount: number; level: number; by: string }
  called: { origin: string; location: string }
  character_chosen: { character: string }
  character_placed: { character: string; location: string }
  cube_broken: { monster: string; location: string }
  cube_carried: { origin: string; location: string }
  cube_held: { location: string }
  cube_lost: { of: string; location: string }
  cube_placed: { location: string }
  curse_lifted: { curse: string; player: string }
  curse_mark: { space: number }
  curse_rejected: { curse: string }
  curse_removed: { curse: string }
  cursed: { curse: string }
  curses_reshuffled: {}
  deck_renewed: {}
  defeated: { monster: string }
  discarded: {}
  drew: {}
  event: { event: string }
  event_set_aside: { event: string }
  extra_event: { event: string }
  flipped: { tokens: number; location: string }
  fought: { monster: string; requirement: number }
  fought_off: { monster: string; success: number; requirement: number }
  immune: { monster: string }
  knocked_down: { monster: string }
  left_behind: {}
  monster_chosen: { monster: string }
  monster_moved: { monster: string; origin: string; location: string }
  monster_placed: { monster: string; location: string; pulled: number }
  mustered: { monster: string; tokens: number; location: string }
  no_cubes: { of: string; location: string }
  no_curse: {}
  no_support: { of: string; location: string }
  not_discarded: {}
  opened: { location: string }
  persuaded: { tokens: number; location: string }
  played: {}
  removal_rolled: { dice: number; success: number }
  reputation: { location: string }
  rerolled: { dice: number; success: number; move: number; curse: number }
  reshuffled: {}
  rested: {}
  retreated: { origin: string; location: string }
  riot_pull: { token: string; origin: string; location: string }
  rolled: { dice: number; success: number; move: number; curse: number; overflow: number }
  row_mark: { space: number; open: number }
  row_replaced: { open: number }
  row_shortened: { location: string }
  rumour: { token: string; origin: string; location: string }
  stayed: { location: string }
  stopped: { origin: string; location: string; monster: string }
  teleport_lost: {}
  teleported: { origin: string; location: string }
  token_moved: { token: string; origin: string; location: string }
  took_back: {}
  turn: { character: string }
  turned_away: { of: string; location: string }
  undone: {}
  walked: { origin: string; location: string; roads: number }
}

/** Answers that have parts, by the first: what may follow it. */
export interface Answers {
  carry: [string, string]
  distrust: [string]
  lift: [`p${number}`, "bad_reputation" | "bills_chaos" | "loneliness" | "memory_gap" | "mind_block" | "monsters_call" | "shaky_hands" | "sticky_fear" | "weak_knees"]
  reroll_1: ["curse" | "move" | "success"]
  reroll_2: ["curse" | "move" | "success", "curse" | "move" | "success"]
  support: [string]
}

export type ZoneName = "curse_deck" | "curse_discard" | `curses:${string}` | `deck:${string}` | `discard:${string}` | `hand:${string}` | "movement_deck" | "movement_discard" | "removed" | "resolving" | "row" | "unused_events"

export interface Game {
  table: TableView
  question: QuestionKind
  events: Events
  answers: Answers
  zone: ZoneName
}
