// What lies over the library for a while, and where it is least in the way.
import { CELL, corner, middle, type Plan, type Point } from './geometry'

export interface Box extends Point {
  width: number
  height: number
}

/** How much of two boxes lies over each other. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, wide) * Math.max(0, high)
}

/** How far above the edge of a cell a label may stand: across it, over it, over what rises from it; and below the cell. */
const HEIGHTS = [-20, -36, -66, -96, 124, 136]

/** Where a label of this size says something of a cell: near it, inside the drawing, upon as little as can be of what has to
 * be seen. */
export function labelBox(
  cell: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  kept: readonly Box[],
  plan: Plan,
): Box {
  const { x, y } = corner(cell, plan)
  const inside = (at: number, size: number, most: number) =>
    Math.min(Math.max(at, -plan.margin), most + plan.margin - size)
  const spots = HEIGHTS.flatMap((far) =>
    [CELL / 2 - width / 2, CELL - width, 0].map((aside): Box => ({
      x: inside(x + aside, width, plan.width),
      y: inside(y + far - height / 2, height, plan.height),
      width,
      height,
    })),
  )
  const covers = (spot: Box) => kept.reduce((sum, box) => sum + shared(spot, box), 0)
  return spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best))
}

/** So much of the library, at most, is covered by what lies over its edge. */
const EDGE = 0.24

/** The edge at which none of these cells lies; '' if there is none. */
export function freeEdge(cells: readonly string[], plan: Plan): 'top' | 'bottom' | '' {
  const at = cells.map((cell) => middle(cell, plan).y / plan.height)
  return at.every((y) => y > EDGE) ? 'top' : at.every((y) => y < 1 - EDGE) ? 'bottom' : ''
}
