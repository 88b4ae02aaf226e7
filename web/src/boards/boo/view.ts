// Written by `python -m tools.typescript` from the structs of the Python side. Do not edit.

export interface AttemptView {
  seat: string
  colour: string
  closed: string | null
  verdict: string
  wrong: number
  walked: string
  step: string | null
  wall: [number, number] | null
  wall_colour: string | null
  needed: string | null
}

export interface CastleView {
  layout: number[]
  wide: number
  rooms: Record<string, number>
  areas: number[]
  walls: WallView[]
  plan: Record<string, Record<string, string[]>>
  white_tower: number
  shields: ShieldView[]
  portraits: PortraitView[]
  colours: ColourView[]
  passages: string[]
  transformations: string[]
}

export interface ClocksView {
  show_limit: number
  hesitation_limit: number
  search_limit: number
  ready_limit: number
  false_call_cooldown: number
}

export interface ColourView {
  id: string
  code: string
  glyph: string
}

export interface CrossingView {
  wall: [number, number]
  colour: string
  number: number
}

export interface DayRoundView {
  visitor: string
  room: string
  ghost: string
  caught: boolean
  time: number | null
  fewest: number | null
  shortest: WayView | null
  bots: Record<string, number>
}

export interface LastRoundView {
  visitor: string
  ghost: string
  room: string
  how: string
  caller: string | null
  announced: string | null
  final_colour: string | null
  route: string
  crossings: CrossingView[]
  possible: PossibleView[]
  owners: Record<string, string | null>
}

export interface PlayerView {
  walls: string[]
  visitors: string[]
  score: number
  hand: boolean
  searches: boolean
  wrong_calls: number
  locked_until: number | null
}

export interface PortraitView {
  id: string
  colour: string
  column: string
}

export interface PossibleView {
  colour: string
  crossings: number | null
  finals: string[]
  routes: string[]
  open_to: Record<string, number>
}

export interface ShieldView {
  id: string
  colour: string
  row: number
}

export interface ShowingView {
  route: string
  undos_left: number
  bumped: string | null
  colour: string
  crossings: CrossingView[]
}

export interface StopwatchView {
  awaited: number
  started?: number | null
  time?: number | null
  verdict?: string | null
  show_until?: number | null
}

export interface TableView {
  castle: CastleView
  number: number | null
  first: string
  round_no: number
  ghost: string | null
  visitor: VisitorView | null
  stack: string[]
  discarded: string[]
  reserve: string[]
  players: Record<string, PlayerView>
  hands: number
  hands_needed: number
  walls_to_win: number
  visitors_to_win: number
  caller: string | null
  announced: string | null
  showing: ShowingView | null
  search_until: number | null
  attempt: AttemptView | null
  last_round: LastRoundView | null
  practice: boolean
  family: boolean
  rounds: number
  lens: boolean
  strict: boolean
  clocks: ClocksView
  stopwatch?: StopwatchView
  day?: DayRoundView[]
}

export interface VisitorView {
  number: number
  id: string
  room: string
  shield: string
  portrait: string
}

export type WallView = [cell: number, other: number, colour: string]

export interface WayView {
  colour: string
  route: string
}

export type QuestionKind = "ghost_room" | "number" | "ready" | "sealed" | "search" | "show"

/** The values of each kind of event. */
export type Events = {
  called: { colour: string }
  first_player: {}
  game_ended: { how: string }
  ghost_placed: { room: string }
  hand_lowered: { hands: number; needed: number }
  hand_raised: { hands: number; needed: number }
  locked: { seconds: number }
  nobody_can: {}
  number_drawn: { number: number }
  number_named: { number: number }
  route_shown: { route: string }
  route_wrong: { verdict: string; step: number; colour: string }
  undone: {}
  victory_shared: {}
  visitor_arrived: { visitor: string; room: string; shield: string; portrait: string; left: number }
  visitor_discarded: { visitor: string; room: string; how: string }
  visitor_sealed: { visitor: string; left: number }
  visitor_taken: { visitor: string; room: string; crossings: number }
  wall_stolen: { colour: string; owner: string }
  wall_taken: { colour: string }
}

/** Answers that have parts, by the first: what may follow it. */
export interface Answers {
  call: ["blue" | "green" | "purple" | "red" | "white" | "yellow"]
}

export type ZoneName = never

export interface Game {
  table: TableView
  question: QuestionKind
  events: Events
  answers: Answers
  zone: ZoneName
}
