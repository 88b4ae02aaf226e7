// Where the names of places stand on the map: each under its island, or as near to that as neither a piece, nor what lies on
// an island, nor another name covers it.
import type { Point } from './ink'
import type { Frame, Points } from './town'

export interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

/** Letters are narrower than they are high; a little too wide is better than covered. */
const WIDE = 0.52
/** How far a name may go aside and up or down, in heights of its letters, and in what steps. */
const ASIDE = 6
const UP = 6
const DOWN = 1.2
const STEP = 0.25

export const letters = ({ small, k }: Frame): number => (small ? 11.8 : Math.max(13, 16.5 * k))

/** The middle of a name's foot line under its island. */
export const home = ({ x, y }: Point, { small, k }: Frame): Point => ({ x, y: y + 26 * k + (small ? 9.5 : 14 * k) })

export function boxOf({ x, y }: Point, name: string, frame: Frame): Rect {
  const size = letters(frame)
  const half = (name.length * size * WIDE) / 2
  return { left: x - half, right: x + half, top: y - 0.78 * size, bottom: y + 0.24 * size }
}

/** The number of a place to which monsters go next, in pencil beside its island. */
export interface Badge extends Point {
  r: number
}
export function badgeAt({ x, y }: Point, { small, k }: Frame): Badge {
  const r = 12 * Math.max(k, 0.78)
  return small ? { x: x + 25, y: y - 25, r } : { x: x - 47 * k, y: y - 40 * k, r }
}
export const roundBadge = ({ x, y, r }: Badge): Rect => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })

export const over = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const sum = (box: Rect, others: readonly Rect[]) => others.reduce((all, other) => all + over(box, other), 0)

/** `pieces`: what must not be covered and covers names; only names that lie under one of them move. */
export function namesAt(
  names: Readonly<Record<string, string>>,
  points: Points,
  frame: Frame,
  pieces: readonly Rect[],
): Record<string, Point> {
  const found: Record<string, Point> = {}
  const covered: string[] = []
  for (const [id, point] of Object.entries(points)) {
    found[id] = home(point, frame)
    if (sum(boxOf(found[id], names[id] ?? '', frame), pieces)) covered.push(id)
  }
  const islands = Object.values(points).map(({ x, y }): Rect => ({
    left: x - 30 * frame.k,
    right: x + 30 * frame.k,
    top: y - 34 * frame.k,
    bottom: y + 24 * frame.k,
  }))
  for (const id of covered) {
    const others = Object.keys(points).flatMap((each) =>
      each === id ? [] : [boxOf(found[each]!, names[each] ?? '', frame)],
    )
    found[id] = nearest(
      found[id]!,
      names[id] ?? '',
      frame,
      (box) => 200 * sum(box, pieces) + 60 * sum(box, others) + 6 * sum(box, islands),
    )
  }
  return found
}

function nearest(from: Point, name: string, frame: Frame, cost: (box: Rect) => number): Point {
  const size = letters(frame)
  let best = from
  let least = Infinity
  for (let up = -DOWN; up <= UP; up += STEP) {
    for (let aside = -ASIDE; aside <= ASIDE; aside += STEP) {
      const at = { x: from.x + aside * size, y: from.y - up * size }
      const box = boxOf(at, name, frame)
      if (box.left < 2 || box.right > frame.width - 2 || box.top < 2 || box.bottom > frame.height - 2) continue
      const all = cost(box) + 4 * size * Math.hypot(aside, 1.4 * up)
      if (all < least) [best, least] = [at, all]
    }
  }
  return best
}
