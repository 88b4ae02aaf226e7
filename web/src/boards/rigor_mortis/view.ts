// Written by `python -m tools.typescript` from the structs of the Python side. Do not edit.

export interface BookView {
  timing: string
  magic: number
}

export interface DemandView {
  look: string
  enforcement: string
  do: string
  number?: number
  judged_by?: string
  open?: boolean
  why?: string[]
  words?: string[]
  begin?: string[]
  names?: string[]
  shuffle?: boolean
  budget?: number
}

export interface DutyView {
  duty: string
  due: number
  stopped: boolean
}

export interface TableView {
  layout: string
  floor: Record<string, string>
  rows: number
  shelves: string[]
  shelf_pieces: string[][]
  skull: string
  desk: string[]
  teleports: string[]
  start_cells: string[]
  rigor: string
  shadow: string[]
  goblins: (string | null)[]
  colours: (string | null)[]
  first: string
  active: string
  turn: number
  goblin_locked: boolean
  turn_over: boolean
  orbs: boolean
  powder: string | null
  blanks: (number | null)[]
  looks: (number | null)[]
  categories: Record<string, string>
  breakable: string[]
  last_look: number
  books: Record<string, BookView>
  hand_sizes: (number | null)[]
  hand_limits: (number | null)[]
  tokens_left: Record<string, number> | null
  hand: string[]
  clamped: number | null
  policing: string
  demands: DemandView[]
  barred: boolean
  duties: DutyView[]
  vote: VoteView | null
  turn_seconds: number
}

export interface VoteView {
  accuser: string
  accused: string
  look: string
  due: number
  guilty: string[]
  not_guilty: string[]
}

export type QuestionKind = "acts" | "after_card" | "before_card" | "colour" | "discard" | "eye" | "eye_give" | "eye_take" | "foresight" | "goblin_second" | "goblin_step" | "kick" | "pardon" | "place" | "react" | "rigor_second" | "rigor_step" | "say" | "second_card" | "shield" | "shove" | "skin_swap" | "start" | "sticky_heels" | "teleport" | "transport"

/** The values of each kind of event. */
export type Events = {
  acquitted: { accused: string; look: string }
  blamed: { victim: string }
  blank_drawn: {}
  blank_pardoned: {}
  book_closed: {}
  book_taken: {}
  book_used: {}
  called_out: { accused: string; look: string }
  cards_swapped: { other: string }
  caught: { cell: string }
  clamped: {}
  colour_chosen: { goblin: string }
  convicted: { accused: string; look: string }
  deck_renewed: {}
  discarded: {}
  drew: {}
  dug_in: {}
  duty_done: { duty: string }
  expelled: {}
  first_player: {}
  forgot: {}
  hand_seen: { other: string }
  look_drawn: {}
  look_rejected: {}
  no_swap: { other: string }
  pardoned: {}
  placed: { cell: string }
  played: {}
  praised: { other: string }
  relocated: { cell: string }
  rigor_asleep: {}
  rigor_awake: {}
  rigor_stepped: { origin: string; cell: string }
  sent_to_start: { cell: string }
  shadow_stepped: { cell: string }
  shielded: {}
  shoved: { pushed: string; origin: string; cell: string }
  stayed: { cell: string }
  stepped: { origin: string; cell: string }
  swapped_places: { other: string; origin: string; cell: string }
  token_revealed: { cell: string }
  tokens_ordered: {}
  tokens_stacked: {}
  transported: { cell: string }
  turn_begins: { turn: number }
  turn_lost: {}
  undone: {}
  violation: { look: string }
  vote_opened: { accused: string; look: string }
  voted: { verdict: string }
  wrong_call: { accused: string; look: string }
}

/** Answers that have parts, by the first: what may follow it. */
export interface Answers {
  blame: [`p${number}`]
  call_out: [`p${number}`, "bow" | "card_on_head" | "compliment" | "forbidden_words" | "on_your_feet" | "third_person" | "tongue_out" | "yes_overlord"]
  praise: [`p${number}`]
}

export type ZoneName = "book_deck" | `face_down:${string}` | `face_up:${string}` | `hand:${string}` | "look_deck" | `looks:${string}` | "movement_deck" | "movement_discard" | "token_discard" | "token_stack"

export interface Game {
  table: TableView
  question: QuestionKind
  events: Events
  answers: Answers
  zone: ZoneName
}
