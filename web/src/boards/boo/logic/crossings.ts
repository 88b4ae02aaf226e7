// What is counted along a route: the walls that it goes through, in their order, and the tokens that it uses between them.
import { borderOf, wallBetween, type Point, type Strand } from './castle'
import type { CastleView } from '../view'

/** A wall on a route. */
export interface Crossing extends Point {
  colour: string
  /** From 1. */
  number: number
}

/** A bead of the row: a wall with its number, or a token that was used. */
export type Bead = { wall: Crossing } | { token: 'passage' | 'transformation' }

/** Where the colour of a route changes. */
export interface Change {
  cell: number
  from: string
  to: string
}

export function crossingsOf(castle: CastleView, strands: readonly Strand[]): Crossing[] {
  return beadsOf(castle, strands).flatMap((bead) => ('wall' in bead ? bead.wall : []))
}

export function beadsOf(castle: CastleView, strands: readonly Strand[]): Bead[] {
  const found: Bead[] = []
  let number = 0
  for (const [n, { cells }] of strands.entries()) {
    if (n > 0) found.push({ token: isJoined(strands, n) ? 'transformation' : 'passage' })
    for (let i = 1; i < cells.length; i++) {
      const [a, b] = [cells[i - 1]!, cells[i]!]
      const colour = wallBetween(castle, a, b)
      if (colour) found.push({ wall: { ...borderOf(a, b, castle.wide), colour, number: ++number } })
    }
  }
  return found
}

export function changesOf(strands: readonly Strand[]): Change[] {
  return strands.flatMap(({ colour, cells }, n) =>
    n > 0 && isJoined(strands, n) ? [{ cell: cells[0]!, from: strands[n - 1]!.colour, to: colour }] : [],
  )
}

/** A strand goes on in the room where the one before it has come to, in another colour. */
export const isJoined = (strands: readonly Strand[], n: number): boolean =>
  strands[n - 1]!.cells.at(-1) === strands[n]!.cells[0]
