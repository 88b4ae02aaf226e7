// The path of an arrow from a cause to a target: a bow that leaves and arrives at the middle of things, not over them.

export interface Point {
  x: number
  y: number
}

/** A quadratic bow from one point to another, bent to the left of its way by a share of its length. */
export function bow(from: Point, to: Point, bend = 0.18): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const mid = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend }
  return `M${round(from.x)} ${round(from.y)}Q${round(mid.x)} ${round(mid.y)} ${round(to.x)} ${round(to.y)}`
}

const round = (n: number) => Math.round(n * 10) / 10

/** Where the middle of an element lies inside another. */
export function middle(of: DOMRect, inside: DOMRect): Point {
  return { x: of.left + of.width / 2 - inside.left, y: of.top + of.height / 2 - inside.top }
}
