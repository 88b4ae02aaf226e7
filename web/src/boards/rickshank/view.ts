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
