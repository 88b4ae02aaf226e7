// Written by `python -m igroteka.server.typescript` from the structs of the Python side. Do not edit.

export interface OwnerView {
  card: string
  zone: string
  owner: string
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
}
