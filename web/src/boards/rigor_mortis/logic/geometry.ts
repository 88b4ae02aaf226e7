// Where things lie in the drawing of the library: a cell is a hundred units wide, the corner of A1 is the origin.
import type { TableView } from '../view'

export const CELL = 100
/** The wooden frame round the floor, with the coordinates; narrower where there is little room. */
const MARGIN = 46
const NARROW = 26
/** How high a last row of nothing but shelves is drawn. */
const HALF = 52
export const COLUMNS = 'ABCDEFG'

export interface Point {
  x: number
  y: number
}

export const isCell = (value: unknown): value is string => typeof value === 'string' && /^[A-G]\d+$/.test(value)
export const rowOf = (cell: string): number => Number(cell.replace(/\D/g, ''))

export interface Plan {
  rows: number
  /** The rows stand beside each other: in a low window the cells are larger so. */
  turned: boolean
  /** The last row is only shelves: it is drawn half as high and has no number. */
  half: boolean
  /** Of the floor, without the frame. */
  width: number
  height: number
  /** The width of the frame. */
  margin: number
}

export function planOf(
  { rows, floor }: Pick<TableView, 'rows' | 'floor'>,
  { narrow = false, turned = false } = {},
): Plan {
  const half = !Object.keys(floor).some((cell) => rowOf(cell) === rows)
  const [across, along] = [COLUMNS.length * CELL, half ? (rows - 1) * CELL + HALF : rows * CELL]
  return {
    rows,
    half,
    turned,
    width: turned ? along : across,
    height: turned ? across : along,
    margin: narrow ? NARROW : MARGIN,
  }
}

/** The upper left corner of a cell. */
export function corner(cell: string, { turned }: Pick<Plan, 'turned'>): Point {
  const [column, row] = [COLUMNS.indexOf(cell[0] ?? '') * CELL, (rowOf(cell) - 1) * CELL]
  return turned ? { x: row, y: column } : { x: column, y: row }
}

/** Where the number of the books stands on the desk, beside their pile: in none of the corners in which cells have marks. */
const NUMBER = { x: 100, y: 122 }
export function bookNumber(desk: readonly string[], plan: Pick<Plan, 'turned'>): Point {
  const { x, y } = deskCorner(desk, plan)
  return { x: x + NUMBER.x, y: y + NUMBER.y }
}

/** The upper left corner of the desk. */
export function deskCorner(desk: readonly string[], plan: Pick<Plan, 'turned'>): Point {
  const corners = desk.map((cell) => corner(cell, plan))
  return { x: Math.min(...corners.map(({ x }) => x)), y: Math.min(...corners.map(({ y }) => y)) }
}

export function middle(cell: string, plan: Pick<Plan, 'turned'>): Point {
  const { x, y } = corner(cell, plan)
  return { x: x + CELL / 2, y: y + CELL / 2 }
}

const READABLE = 11.2
/** The size of a text in the drawing, of which a unit is so many pixels wide: never too small to be read. */
export const legible = (size: number, unit: number): number => (unit > 0 ? Math.max(size, READABLE / unit) : size)

export const viewBox = ({ width, height, margin }: Plan): string =>
  `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`
/** Width by height of the drawing with its frame. */
export const ratio = ({ width, height, margin }: Plan): number => (width + 2 * margin) / (height + 2 * margin)

export interface Spine extends Point {
  width: number
  height: number
  /** Which of the eight bindings. */
  binding: number
}

/** Chance that is the same every time: the books of a shelf do not change while one looks away. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const EDGE = 6
const BOARD = 5

/** The books of one shelf cell, board by board. */
export function spines(cell: string, width: number, height: number): { books: Spine[]; boards: number[] } {
  const { x: column, y: row } = corner(cell, { turned: false })
  const next = seeded((column * 3 + row + 7) * 7919 + 13)
  const rows = height > 60 ? 2 : 1
  const room = (height - 8) / rows
  const [books, boards]: [Spine[], number[]] = [[], []]
  for (let n = 1; n <= rows; n++) {
    const bottom = 4 + n * room - BOARD
    boards.push(bottom)
    for (let x = EDGE; x < width - 2 * EDGE;) {
      const [thick, tall] = [7 + next() * 9, room * (0.58 + next() * 0.3)]
      if (x + thick > width - EDGE) break
      books.push({ x, y: bottom - tall, width: thick - 1.4, height: tall, binding: Math.floor(next() * 8) })
      x += thick
    }
  }
  return { books, boards }
}

export interface Print extends Point {
  turn: number
  /** The left or the right foot. */
  left: boolean
}

/** Four footprints on the way from one cell to a neighbouring one. */
export function footprints(from: string, to: string, plan: Pick<Plan, 'turned'>): Print[] {
  const [a, b] = [middle(from, plan), middle(to, plan)]
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 72
  return [0.12, 0.32, 0.52, 0.72].map((part, i) => ({
    x: a.x + (b.x - a.x) * part,
    y: a.y + 6 + (b.y - a.y) * part,
    turn,
    left: i % 2 === 0,
  }))
}

export interface Arrow {
  path: string
  /** Where its number stands. */
  tail: Point
}

/** A solid arrow from the figure on one cell to the next cell. It passes beside what stands on both: level between ears and
 * symbols, upright at the right. */
export function arrow(from: string, to: string, plan: Pick<Plan, 'turned'>, width = 16): Arrow {
  const [a, b] = [middle(from, plan), middle(to, plan)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const level = Math.abs(along.x) > Math.abs(along.y)
  const aside = level ? { x: 0, y: -4 } : { x: 38, y: 0 }
  const point = (far: number, off: number): Point => ({
    x: a.x + along.x * far + along.y * off + aside.x,
    y: a.y + along.y * far - along.x * off + aside.y,
  })
  const [start, neck, end] = level ? [34, length - 40, length - 14] : [-8, length - 34, length - 10]
  const half = width / 2
  const corners = [
    point(start, half),
    point(neck, half),
    point(neck, width),
    point(end, 0),
    point(neck, -width),
    point(neck, -half),
    point(start, -half),
  ]
  return { path: `M${corners.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')}Z`, tail: point(start, 0) }
}

const round = (n: number) => Math.round(n * 10) / 10
