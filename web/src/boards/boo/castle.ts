// The castle as the view describes it, in units of the drawing: rooms three wide, corridors one, a tile nine.
export interface Visitor {
  number: number
  id: string
  room: string
  shield: string
  portrait: string
}

export interface PlayerState {
  walls: string[]
  visitors: string[]
  score: number
  hand: boolean
  wrong_calls: number
  locked_until: number | null
}

export interface Possible {
  colour: string
  crossings: number | null
  finals: string[]
  route: string | null
}

export interface LastRound {
  visitor: string
  ghost: string
  room: string
  how: string
  caller: string | null
  announced: string | null
  final_colour: string | null
  route: string
  possible: Possible[]
}

export interface Attempt {
  seat: string
  colour: string
  verdict: string
  wrong: number
  walked: string
  step: string | null
}

export interface CastleView {
  wide: number
  rooms: Record<string, number>
  areas: number[]
  walls: [number, number, string][]
  shields: { id: string; colour: string; row: number }[]
  portraits: { id: string; colour: string; column: string }[]
  colours: { id: string; code: string; glyph: string }[]
  passages: string[]
  transformations: string[]
}

export interface BooTable {
  castle: CastleView
  round_no: number
  ghost: string
  visitor: Visitor | null
  stack: string[]
  reserve: string[]
  players: Record<string, PlayerState>
  hands: number
  hands_needed: number
  walls_to_win: number
  visitors_to_win: number
  caller: string | null
  announced: string | null
  attempt: Attempt | null
  last_round: LastRound | null
}

/** Where the frame ends and the castle begins, in units. */
export const MARGIN = 2.6
export const SIZE = 27 + 2 * MARGIN
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

/** The cells that a route of steps runs through; it stops where it cannot be followed. */
export function cellsOf(castle: CastleView, start: number, steps: readonly string[]): number[][] {
  const threads: number[][] = [[start]]
  let cell = start
  for (const step of steps) {
    if (step.startsWith('T:')) continue
    if (step.startsWith('P:')) {
      const exit = castle.rooms[step.slice(2)]
      if (exit === undefined) break
      cell = exit
      threads.push([cell])
      continue
    }
    const next = moved(cell, step, castle.wide)
    if (next === null) break
    cell = next
    threads.at(-1)!.push(cell)
  }
  return threads
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
  for (let cell = to; cell !== from; ) {
    const [previous, step] = before.get(cell)!
    steps.unshift(step)
    cell = previous
  }
  return steps
}

/** What a cell is called: a room by its name, a piece of corridor by row and column. */
export function cellName(castle: CastleView, cell: number): string {
  const room = Object.entries(castle.rooms).find(([, each]) => each === cell)
  return room ? room[0] : `${Math.floor(cell / castle.wide) + 1}.${(cell % castle.wide) + 1}`
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

/** A drag has entered a cell: at once inside the same corridor, through a wall only when it is well inside. */
export function entered(castle: CastleView, from: number, point: Point): number | null {
  for (let cell = 0; cell < castle.areas.length; cell++) {
    const rect = rectOf(cell, castle.wide)
    const depth = castle.areas[cell] === castle.areas[from] ? 0 : rect.w > 1 && rect.h > 1 ? 0.6 : 0.3
    if (cell !== from && -distance(point, rect) >= depth && walkTo(castle, from, cell)) return cell
  }
  return null
}
