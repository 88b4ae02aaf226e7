// A vote as columns: what can be voted for, who voted for it, and the blocks of which its votes are made.
import { keyFrom, partsOf, seatOf } from '../../../lib/game'
import type { Answers, TableView } from '../view'

export interface Block {
  seat: number
  /** The voter's own vote, a token, or a Council card by its key. */
  what: 'own' | 'token' | 'card'
  card: string
}

export interface Column {
  choice: string
  /** The player it is about; -1 for or against. */
  seat: number
  total: number
  blocks: Block[]
}

/** One column for each choice; in an auction and under sanctions the players in the order of the laps. */
export function columnsOf(table: TableView, revealed: (seat: number) => readonly string[]): Column[] {
  const { vote } = table
  if (!vote) return []
  const choices = table.vote_kind === 'referendum' ? ['in_favour', 'against'] : vote.order
  return choices.map((choice) => {
    const voters = table.vote_choices.flatMap((each, seat) => (each === choice ? [seat] : []))
    const blocks = voters.flatMap((seat) => [
      { seat, what: 'own' as const, card: '' },
      ...Array.from({ length: table.vote_stakes[seat] ?? 0 }, () => ({ seat, what: 'token' as const, card: '' })),
      ...revealed(seat).map((card) => ({ seat, what: 'card' as const, card })),
    ])
    return {
      choice,
      seat: /^p\d$/.test(choice) ? seatOf(choice) : -1,
      total: table.vote_tally[choice] ?? blocks.length,
      blocks,
    }
  })
}

/** What one voter gives, together. */
export interface Share {
  seat: number
  tokens: number
  cards: string[]
}

/** The blocks of a column by voter, where there is no room for each by itself. */
export function sharesOf(blocks: readonly Block[]): Share[] {
  return [...new Set(blocks.map((block) => block.seat))].map((seat) => {
    const own = blocks.filter((block) => block.seat === seat)
    return {
      seat,
      tokens: own.filter((block) => block.what === 'token').length,
      cards: own.flatMap((block) => (block.what === 'card' ? [block.card] : [])),
    }
  })
}

/** The key of a sealed stake: `bid:2`, `vote_for:0`, `point:p1:3`. */
export function stakeKey(kind: string, choice: string, tokens: number): string {
  if (kind === 'auction') return keyFrom<Answers>('bid', `${tokens}`)
  if (choice === 'vote_for' || choice === 'vote_against') return keyFrom<Answers>(choice, `${tokens}`)
  return choice && keyFrom<Answers>('point', choice, `${tokens}`)
}

/** The choice and the tokens of a stake. */
export function stakeOf(key: string): { choice: string; tokens: number } {
  const parts = partsOf<Answers>(key)
  if (parts?.[0] === 'point') return { choice: parts[1], tokens: Number(parts[2]) }
  return { choice: parts?.[0] === 'bid' ? '' : (parts?.[0] ?? ''), tokens: Number(parts?.[1] ?? 0) }
}

/** The stages of a vote, and what they are called. */
export const STAGES = [
  { id: 'stakes', name: 'rickshank-stage-stakes' },
  { id: 'opening', name: 'rickshank-stage-opening' },
  { id: 'cards', name: 'rickshank-stage-cards' },
  { id: 'payment', name: 'rickshank-stage-payment' },
] as const
