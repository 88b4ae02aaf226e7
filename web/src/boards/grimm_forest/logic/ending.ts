// How the game was decided: finished houses first, then what breaks a tie, in that order, as far as it was needed.
import type { ResultView } from '../../../lib/protocol'
import { MATERIALS, type Material } from './houses'
import type { TableView } from '../view'

/** The columns in the order in which they are compared. */
export const DECIDERS = ['houses', 'brick', 'wood', 'token'] as const
export type Decider = (typeof DECIDERS)[number]

const BY_WHY: Readonly<Record<string, Decider>> = {
  three_houses: 'houses',
  more_brick: 'brick',
  more_wood: 'wood',
  sturdiest_token: 'token',
  shared: 'token',
}

export const deciderOf = (result: ResultView): Decider => BY_WHY[result.why] ?? 'houses'

export interface Row {
  seat: number
  winner: boolean
  /** Finished houses by material, the sturdiest first. */
  houses: { material: Material; count: number }[]
  total: number
  /** The sturdiest reward token. */
  token: Material | null
  /** Up to which column this player was still level with the best. */
  until: number
}

const STURDY = [...MATERIALS].reverse()
const TIES: Readonly<Record<string, Decider>> = { brick_houses: 'brick', wood_houses: 'wood', sturdiest_token: 'token' }

/** The players, those who were level longest first. */
export function rowsOf(result: ResultView, table: TableView): Row[] {
  const rows = result.scores.map(({ total, parts }, seat): Row => {
    const compared = result.ties
      .filter((tie) => `p${seat}` in tie.values)
      .map((tie) => DECIDERS.indexOf(TIES[tie.by] ?? 'houses'))
    return {
      seat,
      winner: result.winners.includes(seat),
      houses: STURDY.map((material) => ({ material, count: parts[`${material}_house`] ?? 0 })),
      total,
      token: STURDY.find((material) => table.reward_tokens[material] === seat) ?? null,
      until: Math.max(0, ...compared),
    }
  })
  return rows.sort(
    (a, b) => Number(b.winner) - Number(a.winner) || b.until - a.until || b.total - a.total || a.seat - b.seat,
  )
}
