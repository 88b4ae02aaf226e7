// The thread of a route as a path with rounded corners.
import { centre, type Point } from './castle'

const ROUNDING = 0.55

/** Where a row of cells turns, moved aside by so much: ways that run beside each other stay two. */
export function turnsOf(cells: readonly number[], wide: number, aside = 0): Point[] {
  const points = cells.map((cell) => centre(cell, wide)).map(({ x, y }) => ({ x: x + aside, y: y + aside }))
  return points.filter((at, i) => {
    const [before, after] = [points[i - 1], points[i + 1]]
    const isStraight =
      before && after && ((before.x === at.x && at.x === after.x) || (before.y === at.y && at.y === after.y))
    // A way that turns back on itself keeps its end.
    const isBack = before && after && before.x === after.x && before.y === after.y
    return !isStraight || isBack
  })
}

export function rounded(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = [`M${round(first.x)} ${round(first.y)}`]
  rest.forEach((at, i) => {
    const [before, after] = [points[i]!, rest[i + 1]]
    if (!after) return void parts.push(`L${round(at.x)} ${round(at.y)}`)
    const [come, go] = [far(before, at), far(at, after)]
    const radius = Math.min(ROUNDING, come / 2, go / 2)
    const [a, b] = [towards(at, before, radius / come), towards(at, after, radius / go)]
    parts.push(`L${round(a.x)} ${round(a.y)}Q${round(at.x)} ${round(at.y)} ${round(b.x)} ${round(b.y)}`)
  })
  return parts.join('')
}

/** The middle of the longest straight piece, if it is long enough for a mark and no bead lies there. */
export function marked(points: readonly Point[], taken: readonly Point[], least = 2.2): Point | null {
  let found: Point | null = null
  let longest = least
  points.slice(1).forEach((at, i) => {
    const before = points[i]!
    const middle = towards(before, at, 0.5)
    const length = far(before, at)
    if (length > longest && taken.every((bead) => far(bead, middle) > 1.1)) {
      found = middle
      longest = length
    }
  })
  return found
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const towards = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})
const round = (n: number): number => Math.round(n * 1000) / 1000
