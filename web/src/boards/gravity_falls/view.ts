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
