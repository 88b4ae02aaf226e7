// The castle as the view describes it, in units of the drawing: rooms three wide, corridors one, a tile nine.
import type { CastleView } from '../view'

/** Where the frame ends and the castle begins, in units. */
export const MARGIN = 2.6
export const SIZE = 27 + 2 * MARGIN
/** The middle of the tower where the stack waits. */
export const STACK = { x: SIZE - MARGIN / 2, y: SIZE - MARGIN / 2 }
const WIDTHS = [1, 3, 1, 3, 1]

/** The start and the length of a row or column of cells. */
export function span(index: number): { at: number; size: number } {
  const within = index % 5
  const before = WIDTHS.slice(0, within).reduce((sum, width) => sum + width, 0)
  return { at: MARGIN + Math.floor(index / 5) * 9 + before, size: WIDTHS[within]! }
}

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

export function rectOf(cell: number, wide: number): Rect {
  const column = span(cell % wide)
  const row = span(Math.floor(cell / wide))
  return { x: column.at, y: row.at, w: column.size, h: row.size }
}

export function centre(cell: number, wide: number): { x: number; y: number } {
  const { x, y, w, h } = rectOf(cell, wide)
  return { x: x + w / 2, y: y + h / 2 }
}

/** A wall as a bar between two neighbouring cells. */
export function bar(a: number, b: number, wide: number): Rect & { cx: number; cy: number; upright: boolean } {
  const one = rectOf(a, wide)
  const thick = 0.42
  const upright = b === a + 1
  const rect = upright
    ? { x: one.x + one.w - thick / 2, y: one.y, w: thick, h: one.h }
    : { x: one.x, y: one.y + one.h - thick / 2, w: one.w, h: thick }
  return { ...rect, cx: rect.x + rect.w / 2, cy: rect.y + rect.h / 2, upright }
}

const STEPS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

export function moved(cell: number, step: string, wide: number): number | null {
  const way = STEPS[step]
  if (!way) return null
  const x = (cell % wide) + way[0]
  const y = Math.floor(cell / wide) + way[1]
  return x < 0 || y < 0 || x >= wide || y >= wide ? null : y * wide + x
}

/** A piece of a route in one colour: the cells it runs through. A passage begins a new one elsewhere. */
export interface Strand {
  colour: string
  cells: number[]
}

/** The strands of a route of steps; it stops where it cannot be followed. */
export function strandsOf(castle: CastleView, start: number, steps: readonly string[], colour = ''): Strand[] {
  const strands: Strand[] = [{ colour, cells: [start] }]
  let cell = start
  for (const step of steps) {
    if (step.startsWith('T:')) {
      const changed = castle.colours.find((each) => each.code === step.slice(2))?.id ?? colour
      strands.push({ colour: changed, cells: [cell] })
      continue
    }
    const next = step.startsWith('P:') ? castle.rooms[step.slice(2)] : moved(cell, step, castle.wide)
    if (next === undefined || next === null) break
    cell = next
    const last = strands.at(-1)!
    if (step.startsWith('P:')) strands.push({ colour: last.colour, cells: [cell] })
    else last.cells.push(cell)
  }
  return strands
}

/** Where a route ends. */
export function headOf(castle: CastleView, start: number, steps: readonly string[]): number {
  return strandsOf(castle, start, steps).at(-1)!.cells.at(-1)!
}

/** The corners of a way through the castle; `jump`: it does not fly there from the one before, it vanishes and appears. */
export interface Corner extends Point {
  jump: boolean
}

export function corners(castle: CastleView, strands: readonly Strand[]): Corner[] {
  const found: Corner[] = []
  for (const [n, { cells }] of strands.entries()) {
    const joined = n > 0 && strands[n - 1]!.cells.at(-1) === cells[0]
    cells.forEach((cell, i) => {
      if (i === 0 && joined) return
      const straight = i > 0 && i + 1 < cells.length && cells[i + 1]! - cell === cell - cells[i - 1]!
      if (!straight) found.push({ ...centre(cell, castle.wide), jump: i === 0 && n > 0 })
    })
  }
  return found
}

/** The outline of everything that hangs together with a cell, as a path: a target wide enough for a finger. */
export function areaPath(castle: CastleView, area: number): string {
  return castle.areas
    .flatMap((each, cell) => (each === area ? [rectOf(cell, castle.wide)] : []))
    .map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`)
    .join('')
}

/** Steps from one cell to another: across one border, or by the shortest way inside one corridor. */
export function walkTo(castle: CastleView, from: number, to: number): string[] | null {
  for (const step of Object.keys(STEPS)) if (moved(from, step, castle.wide) === to) return [step]
  if (castle.areas[from] !== castle.areas[to]) return null
  const walled = new Set(castle.walls.map(([a, b]) => `${a}-${b}`))
  const before = new Map<number, [number, string]>()
  const queue = [from]
  while (queue.length) {
    const cell = queue.shift()!
    if (cell === to) break
    for (const step of Object.keys(STEPS)) {
      const next = moved(cell, step, castle.wide)
      if (next === null || next === from || before.has(next) || castle.areas[next] !== castle.areas[from]) continue
      if (walled.has(`${Math.min(cell, next)}-${Math.max(cell, next)}`)) continue
      before.set(next, [cell, step])
      queue.push(next)
    }
  }
  if (!before.has(to)) return null
  const steps: string[] = []
  for (let cell = to; cell !== from;) {
    const [previous, step] = before.get(cell)!
    steps.unshift(step)
    cell = previous
  }
  return steps
}

/** The first cell of an area that one step or a stroll leads to. */
export function cellOfArea(castle: CastleView, from: number, area: number): number | null {
  const cell = castle.areas.findIndex((each, cell) => each === area && cell !== from && walkTo(castle, from, cell))
  return cell < 0 ? null : cell
}

export interface Point {
  x: number
  y: number
}

/** How far a point lies outside a rectangle; negative: how deep inside. */
function distance({ x, y }: Point, r: Rect): number {
  return Math.max(r.x - x, x - r.x - r.w, r.y - y, y - r.y - r.h)
}

/** A tap means the nearest cell that one step or a stroll in the same corridor leads to, up to a finger's width away. */
export function nearest(castle: CastleView, from: number, point: Point, reach = 1.3): number | null {
  let best: number | null = null
  let closest = reach
  for (let cell = 0; cell < castle.areas.length; cell++) {
    const far = distance(point, rectOf(cell, castle.wide))
    if (cell !== from && far < closest && walkTo(castle, from, cell)) {
      best = cell
      closest = far
    }
  }
  return best
}

/** Points of a drag, close enough together that no cell is missed. */
export function between(from: Point, to: Point, step = 0.3): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 1) / count
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

/** A drag has entered a cell: at once inside the same corridor, through a wall only when it is well inside. */
export function entered(castle: CastleView, from: number, point: Point): number | null {
  for (let cell = 0; cell < castle.areas.length; cell++) {
    const rect = rectOf(cell, castle.wide)
    const depth = castle.areas[cell] === castle.areas[from] ? 0 : rect.w > 1 && rect.h > 1 ? 0.6 : 0.3
    if (cell !== from && -distance(point, rect) >= depth && walkTo(castle, from, cell)) return cell
  }
  return null
}
