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
