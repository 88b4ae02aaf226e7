// Where a note lies beside a thing: near to it, inside the board, and over nothing that is an answer.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Point {
  left: number
  top: number
}
interface Size {
  width: number
  height: number
}

const GAP = 6
/** How far apart the places are that are tried along the edges of the board. */
const STEP = 24

/** Null where everything would cover an answer: then the note waits. */
export function tipSpot(tip: Size, board: Size, at: Box | null, kept: readonly Box[]): Point | null {
  if (tip.width > board.width || tip.height > board.height) return null
  const within = ({ left, top }: Point): Point => ({
    left: Math.min(Math.max(0, left), board.width - tip.width),
    top: Math.min(Math.max(0, top), board.height - tip.height),
  })
  const free = (spot: Point) =>
    !kept.some((box) => touches({ ...spot, ...tip }, box)) && !(at && touches({ ...spot, ...tip }, at))
  return [...(at ? besides(at, tip) : []), ...edges(tip, board, at)].map(within).find(free) ?? null
}

/** Under it, above it, right and left of it. */
function besides(at: Box, tip: Size): Point[] {
  const [left, top] = [at.left + (at.width - tip.width) / 2, at.top + (at.height - tip.height) / 2]
  return [
    { left, top: at.top + at.height + GAP },
    { left, top: at.top - GAP - tip.height },
    { left: at.left + at.width + GAP, top },
    { left: at.left - GAP - tip.width, top },
  ]
}

/** In the middle of the upper and of the lower edge, then all over the board, the nearest to the thing first. */
function edges(tip: Size, board: Size, at: Box | null): Point[] {
  const [width, height] = [board.width - tip.width, board.height - tip.height]
  const middle = { left: width / 2, top: 0 }
  const near = at ? { left: at.left + (at.width - tip.width) / 2, top: at.top + (at.height - tip.height) / 2 } : middle
  const far = (spot: Point) => Math.hypot(spot.left - near.left, spot.top - near.top)
  const all = steps(height).flatMap((top) => steps(width).map((left) => ({ left, top })))
  const first = at ? [] : [middle, { left: width / 2, top: height }]
  return [...first, ...all.sort((a, b) => far(a) - far(b))]
}
const steps = (length: number) => [...Array.from({ length: Math.ceil(length / STEP) }, (_, i) => i * STEP), length]

function touches(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
