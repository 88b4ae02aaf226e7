// Lines drawn by hand: every wobble comes from a seed, so that a shape is the same each time and costs no filter.
export interface Point {
  x: number
  y: number
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function seeded(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const round = (value: number) => Math.round(value * 10) / 10
export const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** The outline of an island. */
export function blob(seed: string, { x, y }: Point, radius: number): string {
  const next = seeded(seed)
  const points = Array.from({ length: 18 }, (_, i) => {
    const far = radius * (0.96 + 0.09 * next())
    return at(x + 1.05 * far * Math.cos((i * Math.PI) / 9), y + far * Math.sin((i * Math.PI) / 9))
  })
  return `M${points.join('L')}z`
}

/** A pencil goes round a place about twice and does not quite meet itself. */
export function pencilRing(seed: string, { x, y }: Point, rx: number, ry: number): string {
  const next = seeded(seed)
  const turns = 46
  const begin = next() * 2 * Math.PI
  const points = Array.from({ length: turns + 1 }, (_, i) => {
    const angle = begin + (i / 24) * 2 * Math.PI
    const far = 0.97 + 0.06 * next() + (0.05 * i) / turns
    return { x: x + rx * far * Math.cos(angle), y: y + ry * far * Math.sin(angle) }
  })
  return `M${at(points[0]!.x, points[0]!.y)}${smooth(points)}`
}

function smooth(points: readonly Point[]): string {
  let path = ''
  for (let i = 1; i < points.length - 1; i += 2) {
    const [a, b] = [points[i]!, points[i + 1]!]
    path += `Q${at(a.x, a.y)} ${at((a.x + b.x) / 2, (a.y + b.y) / 2)}`
  }
  return path
}

/** Where a road bends: the middle, a little aside. Both directions are one road. */
export function bend(a: Point, b: Point, much?: number): Point {
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a]
  const aside = much ?? (seeded(`${Math.round(from.x)} ${Math.round(from.y)} ${Math.round(to.x)}`)() - 0.5) * 0.14
  return { x: (from.x + to.x) / 2 - (to.y - from.y) * aside, y: (from.y + to.y) / 2 + (to.x - from.x) * aside }
}

export function road(a: Point, b: Point): string {
  const middle = bend(a, b)
  return `M${at(a.x, a.y)}Q${at(middle.x, middle.y)} ${at(b.x, b.y)}`
}

/** A point on the road from a to b, `part` of the way along. */
export function along(a: Point, b: Point, part: number): Point {
  const middle = bend(a, b)
  const rest = 1 - part
  return {
    x: rest * rest * a.x + 2 * rest * part * middle.x + part * part * b.x,
    y: rest * rest * a.y + 2 * rest * part * middle.y + part * part * b.y,
  }
}

/** An arrow in a bow from a to b that leaves both free, and its head. */
export function bow(a: Point, b: Point, much: number, gap: number): { line: string; head: string } {
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * much, y: (a.y + b.y) / 2 + (b.x - a.x) * much }
  const start = towards(a, middle, gap)
  const end = towards(b, middle, gap)
  return { line: `M${at(start.x, start.y)}Q${at(middle.x, middle.y)} ${at(end.x, end.y)}`, head: head(middle, end, 10) }
}

export function towards(from: Point, to: Point, length: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) / far) * length, y: from.y + ((to.y - from.y) / far) * length }
}

/** The two strokes of an arrow that comes from `from` and ends in `to`. */
export function head(from: Point, to: Point, length: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const stroke = (turn: number) => at(to.x - length * Math.cos(angle + turn), to.y - length * Math.sin(angle + turn))
  return `M${stroke(-0.5)}L${at(to.x, to.y)}L${stroke(0.5)}`
}

/** A pine on its foot. */
export function pine({ x, y }: Point, height: number): string {
  const wide = height * 0.5
  const steps: readonly (readonly [number, number])[] = [
    [0.28, 0.3],
    [-0.1, 0],
    [0.24, 0.28],
    [-0.12, 0],
    [0.26, 0.32],
    [-0.48, 0],
    [0, 0.1],
    [-0.16, 0],
    [0, -0.1],
    [-0.48, 0],
    [0.26, -0.32],
    [-0.12, 0],
    [0.24, -0.28],
    [-0.1, 0],
  ]
  return `M${at(x, y - height)}${steps.map(([dx, dy]) => `l${at(dx * wide, dy * height)}`).join('')}z`
}
