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
