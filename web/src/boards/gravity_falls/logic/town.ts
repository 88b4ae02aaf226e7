// The town on the page: where each place of the view lies in a map of this size, the roads between them, and where there
// is room for trees. Pure functions of the view, so that another pack's town is drawn as well.
import { along, pine, seeded, type Point } from './ink'
import type { LocationView } from '../view'
import type { Rect } from './names'

export type Locations = Readonly<Record<string, Pick<LocationView, 'x' | 'y' | 'roads'>>>
export type Points = Readonly<Record<string, Point>>

/** A map of some size: how large its pieces are, and how much room each place needs. */
export interface Frame {
  width: number
  height: number
  /** The size of pieces; 1 on a desk. */
  k: number
  /** A small map: names are short and tokens lie closer. */
  small: boolean
  /** A place with its name and tokens. */
  plate: { width: number; height: number }
  /** How far the places keep from the edges, standees included. */
  margin: { x: number; top: number; bottom: number }
}

const DESK = { width: 1036, height: 516 }
const LEAST = 0.66
const MOST = 1.45
const SMALL = 0.75

export function frameOf(width: number, height: number): Frame {
  const k = Math.min(MOST, Math.max(LEAST, Math.min(width / DESK.width, height / DESK.height)))
  const small = k < SMALL
  return {
    width,
    height,
    k,
    small,
    plate: small ? { width: 62, height: 64 } : { width: 118 * k, height: 90 * k },
    margin: small ? { x: 36, top: 44, bottom: 32 } : { x: 66 * k, top: 66 * k, bottom: 52 * k },
  }
}

/** Every place inside the frame: the coordinates of the view stretched over it, then pushed apart until no two plates
 * touch, or as far as there is room. */
export function layout(places: Locations, frame: Frame): Points {
  const ids = Object.keys(places)
  const [left, right] = range(ids.map((id) => places[id]!.x))
  const [top, bottom] = range(ids.map((id) => places[id]!.y))
  const { margin } = frame
  const wide = frame.width - 2 * margin.x
  const high = frame.height - margin.top - margin.bottom
  const points: Record<string, Point> = {}
  for (const id of ids) {
    const { x, y } = places[id]!
    points[id] = {
      x: margin.x + ((x - left) / (right - left || 1)) * wide,
      y: margin.top + ((y - top) / (bottom - top || 1)) * high,
    }
  }
  for (let turn = 0; turn < 400 && pushApart(ids, points, frame); turn++);
  for (const id of ids) points[id] = { x: Math.round(points[id]!.x), y: Math.round(points[id]!.y) }
  return points
}

/** One round of pushing; whether anything still touched. */
function pushApart(ids: readonly string[], points: Record<string, Point>, frame: Frame): boolean {
  const { plate, margin } = frame
  let touched = false
  ids.forEach((id, i) => {
    for (const other of ids.slice(i + 1)) {
      const [a, b] = [points[id]!, points[other]!]
      const dx = plate.width - Math.abs(a.x - b.x)
      const dy = plate.height - Math.abs(a.y - b.y)
      if (dx <= 0.5 || dy <= 0.5) continue
      touched = true
      const [mx, my] = dx / plate.width < dy / plate.height ? [dx / 2, 0] : [0, dy / 2]
      const [sx, sy] = [a.x <= b.x ? -1 : 1, a.y <= b.y ? -1 : 1]
      points[id] = { x: a.x + sx * mx, y: a.y + sy * my }
      points[other] = { x: b.x - sx * mx, y: b.y - sy * my }
    }
  })
  for (const id of ids) {
    const { x, y } = points[id]!
    points[id] = {
      x: clamp(x, margin.x, frame.width - margin.x),
      y: clamp(y, margin.top, frame.height - margin.bottom),
    }
  }
  return touched
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const range = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]

/** Every road once. */
export function roadsOf(places: Locations): (readonly [string, string])[] {
  return Object.entries(places).flatMap(([id, { roads }]) =>
    roads.filter((other) => id < other).map((other) => [id, other] as const),
  )
}

/** The places as one reads them: by rows from the top, each from the left. */
export function reading(points: Points, frame: Frame): string[] {
  const row = (id: string) => Math.round(points[id]!.y / frame.plate.height)
  return Object.keys(points).sort((a, b) => row(a) - row(b) || points[a]!.x - points[b]!.x)
}

export interface Trees {
  /** Small ones in the blanks, dark ones along the edges, and a row along the lower edge, as paths. */
  blanks: string
  edges: string
  front: string
}

/** Pines where neither a place nor a road is, and a wood round the map. */
export function trees(places: Locations, points: Points, frame: Frame): Trees {
  const next = seeded('trees')
  const between = (a: number, b: number) => a + (b - a) * next()
  const { width, height, k, plate } = frame
  const all = Object.values(points)
  const roads = roadsOf(places).map(([a, b]) => [points[a]!, points[b]!] as const)
  let blanks = ''
  for (let tries = 0, planted = 0; tries < 900 && planted < 46; tries++) {
    const spot = { x: between(14, width - 14), y: between(30, height - 8) }
    const near = all.some(({ x, y }) => Math.abs(spot.x - x) / plate.width + Math.abs(spot.y - y) / plate.height < 0.75)
    if (near || roads.some(([a, b]) => off({ x: spot.x, y: spot.y - 10 * k }, a, b) < 19 * k)) continue
    blanks += pine(spot, between(20, 34) * k)
    planted++
  }
  let edges = ''
  for (let i = 0; i < 15; i++) {
    const y = height * (0.02 + i * 0.072)
    edges += pine({ x: between(-14, 24 * k), y: y + between(30, 60) * k }, between(46, 92) * k)
    edges += pine({ x: width - between(-14, 24 * k), y: y + between(30, 60) * k }, between(46, 92) * k)
  }
  let front = ''
  for (let x = 0; x < width + 26; x += 26 * k)
    front += pine({ x: x + between(-6, 6), y: height + 8 }, between(24, 54) * k)
  return { blanks, edges, front }
}

/** How far a point lies from a straight road. */
function off(point: Point, a: Point, b: Point): number {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1
  const part = clamp(((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / long, 0, 1)
  return Math.hypot(point.x - a.x - part * (b.x - a.x), point.y - a.y - part * (b.y - a.y))
}

/** A finger needs so much. */
export const FINGER = 46
/** Half a switch: what is pressed on a small map and on a large one, and how high it is drawn, so that it covers less. */
export const SWITCH = { finger: 44, mouse: 46, low: 36, high: 44 }

/** The feet of several pieces on one place that are answers: each has room for a finger; side by side, then in two rows. */
export function pressed(count: number, place: Point, frame: Frame): Point[] {
  const step = Math.max(FINGER, 34 * frame.k)
  const row = Math.min(count, 4)
  const half = (row * step) / 2
  const middle = clamp(place.x, half, frame.width - half)
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / row)
    const inRow = Math.min(row, count - line * row)
    return { x: middle + ((i % row) - (inRow - 1) / 2) * step, y: place.y - 10 * frame.k - line * FINGER }
  })
}

/** How far a box may be moved, and in what steps. */
const FAR = 120
const STEP = 8

export interface Box extends Point {
  /** Of its middle; how far it reaches to each side. */
  rx: number
  ry: number
}

export const rectOf = ({ x, y, rx, ry }: Box): Rect => ({ left: x - rx, right: x + rx, top: y - ry, bottom: y + ry })

/** Boxes laid one after the other, each where it is wanted or as near as there is room: not on each other, on nothing that
 * matters, on the rest sooner than far away, and inside the frame. */
export function laid(wanted: readonly Box[], matters: readonly Box[], rest: readonly Box[], frame: Frame): Box[] {
  const over = (a: Box, others: readonly Box[]) =>
    others.reduce(
      (sum, b) => sum + Math.max(0, a.rx + b.rx - Math.abs(a.x - b.x)) * Math.max(0, a.ry + b.ry - Math.abs(a.y - b.y)),
      0,
    )
  const found: Box[] = []
  for (const box of wanted) {
    let best = box
    let least = Infinity
    for (let dx = -FAR; dx <= FAR; dx += STEP) {
      for (let dy = -FAR; dy <= FAR; dy += STEP) {
        const x = clamp(box.x + dx, box.rx + 2, frame.width - box.rx - 2)
        const y = clamp(box.y + dy, box.ry + 2, frame.height - box.ry - 2)
        const moved = { ...box, x, y }
        const cost =
          8 * Math.hypot(x - box.x, y - box.y) +
          1000 * over(moved, found) +
          20 * over(moved, matters) +
          0.4 * over(moved, rest)
        if (cost < least) [best, least] = [moved, cost]
      }
    }
    found.push(best)
  }
  return found
}

/** Where the switches for the tokens of these neighbours should lie, on their roads to a place: `count` kinds each, none for
 * what comes anyway; the islands that matter then, with their names and who stands there; and the other islands. */
export function switches(
  to: string,
  from: readonly { name: string; count: number }[],
  points: Points,
  frame: Frame,
): { wanted: Box[]; matters: Box[]; rest: Box[] } {
  const { k, small } = frame
  const box = (id: string, up = 0): Box => ({
    x: points[id]!.x,
    y: points[id]!.y + 7 * k - up / 2,
    rx: 40 * k,
    ry: 35 * k + up / 2,
  })
  const names = from.map(({ name }) => name)
  return {
    wanted: from.map(({ name, count }) => {
      const middle = along(points[name]!, points[to]!, 0.46)
      return count
        ? {
            ...middle,
            rx: (count * (small ? SWITCH.finger : SWITCH.mouse)) / 2,
            ry: (small ? SWITCH.low : SWITCH.high) / 2 + 1,
          }
        : { ...middle, rx: 18, ry: 18 }
    }),
    matters: [box(to, 30 * k), ...names.map((name) => box(name))],
    rest: Object.keys(points).flatMap((id) => (id === to || names.includes(id) ? [] : [box(id)])),
  }
}

/** Where a box of this size lies near a place so that it covers as little as possible of others, and nothing of those that
 * are pressed as long as there is any room. */
export function besides(
  place: Point,
  wide: number,
  high: number,
  points: Points,
  frame: Frame,
  pressed: readonly Point[] = [],
): Point {
  const { k, width, height } = frame
  const inside = (x: number, y: number) => ({
    x: clamp(x, wide / 2 + 4, width - wide / 2 - 4),
    y: clamp(y, high / 2 + 4, height - high / 2 - 4),
  })
  const around = Array.from({ length: 48 }, (_, i) => {
    const [angle, far] = [(i % 16) * (Math.PI / 8) + Math.PI / 2, 1 + 0.45 * Math.floor(i / 16)]
    return inside(
      place.x + Math.cos(angle) * far * (34 * k + wide / 2),
      place.y + Math.sin(angle) * far * (40 * k + high / 2),
    )
  })
  const anywhere = Array.from({ length: 20 * 14 }, (_, i) =>
    inside(((i % 20) / 19) * width, (Math.floor(i / 20) / 13) * height),
  )
  /** A place reaches so far to either side, up, and down. */
  const covered = ({ x, y }: Point, other: Point, aside: number, up: number, down: number) =>
    Math.max(0, wide / 2 + aside - Math.abs(x - other.x)) *
    Math.max(0, high / 2 + (up + down) / 2 - Math.abs(y - other.y - (down - up) / 2))
  const finger = Math.max(28, 34 * k)
  const places = Object.values(points)
  let best = place
  let least = Infinity
  for (const spot of [...around, ...anywhere]) {
    // Beside an island lie its tokens, below it stands its name.
    const others = places.reduce((sum, other) => sum + covered(spot, other, 48 * k, 42 * k, 46 * k), 0)
    const answers = pressed.reduce(
      (sum, other) => sum + covered(spot, other, finger, finger + 4 * k, finger - 4 * k),
      0,
    )
    const cost = others + 1000 * answers + 6 * Math.hypot(spot.x - place.x, spot.y - place.y)
    if (cost < least) [best, least] = [spot, cost]
  }
  return best
}
