// The castle as the view describes it, in units of the drawing, with 0 0 in its upper left corner: corridors are one and a half
// wide, rooms two point six, a tile nine point seven.
import type { CastleView } from '../view'

const LANE = 1.5
const ROOM = 2.6
export const TILE = 3 * LANE + 2 * ROOM
/** The side of the castle without its frame. */
export const SIDE = 3 * TILE
export const THICK = 0.52
const WIDTHS = [LANE, ROOM, LANE, ROOM, LANE]

/** The start and the length of a row or column of cells. */
export function span(index: number): { at: number; size: number } {
  const within = index % WIDTHS.length
  const before = WIDTHS.slice(0, within).reduce((sum, width) => sum + width, 0)
  return { at: Math.floor(index / WIDTHS.length) * TILE + before, size: WIDTHS[within]! }
}

export interface Point {
  x: number
  y: number
}
export interface Rect extends Point {
  w: number
  h: number
}

export function rectOf(cell: number, wide: number): Rect {
  const column = span(cell % wide)
  const row = span(Math.floor(cell / wide))
  return { x: column.at, y: row.at, w: column.size, h: row.size }
}

export function centre(cell: number, wide: number): Point {
  const { x, y, w, h } = rectOf(cell, wide)
  return { x: x + w / 2, y: y + h / 2 }
}

/** A wall as a bar between two neighbouring cells, the second to the right of the first or below it. */
export function bar(a: number, b: number, wide: number, thick = THICK): Rect & { cx: number; cy: number } {
  const one = rectOf(a, wide)
  const upright = b === a + 1
  const rect = upright
    ? { x: one.x + one.w - thick / 2, y: one.y + 0.06, w: thick, h: one.h - 0.12 }
    : { x: one.x + 0.06, y: one.y + one.h - thick / 2, w: one.w - 0.12, h: thick }
  return { ...rect, cx: rect.x + rect.w / 2, cy: rect.y + rect.h / 2 }
}

/** The middle of the border between two neighbouring cells. */
export function borderOf(a: number, b: number, wide: number): Point {
  const { cx, cy } = bar(Math.min(a, b), Math.max(a, b), wide)
  return { x: cx, y: cy }
}

export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

export function moved(cell: number, step: string, wide: number): number | null {
  const way = STEPS[step]
  if (!way) return null
  const x = (cell % wide) + way[0]
  const y = Math.floor(cell / wide) + way[1]
  return x < 0 || y < 0 || x >= wide || y >= wide ? null : y * wide + x
}

const walls = new WeakMap<CastleView, ReadonlyMap<string, string>>()

/** The colour of the wall between two cells; '' if there is none. */
export function wallBetween(castle: CastleView, a: number, b: number): string {
  let known = walls.get(castle)
  if (!known) {
    known = new Map(castle.walls.map(([one, other, colour]) => [`${one}-${other}`, colour]))
    walls.set(castle, known)
  }
  return known.get(`${Math.min(a, b)}-${Math.max(a, b)}`) ?? ''
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

/** A point at which the ghost turns, or to which it jumps through a passage. */
export interface Corner extends Point {
  jump: boolean
}

/** Where a way along these strands turns; the ends count. */
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
  const before = new Map<number, [number, string]>()
  const queue = [from]
  while (queue.length) {
    const cell = queue.shift()!
    if (cell === to) break
    for (const step of Object.keys(STEPS)) {
      const next = moved(cell, step, castle.wide)
      if (next === null || next === from || before.has(next) || castle.areas[next] !== castle.areas[from]) continue
      if (wallBetween(castle, cell, next)) continue
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
