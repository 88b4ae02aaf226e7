// What a finger or a mouse on the castle means: a tap the place that is nearest, a drag the cell that it has entered, a push on
// the pad one step in its direction. A wall is crossed only well behind it; before that the head leans on it.
import { moved, rectOf, STEPS, THICK, wallBetween, walkTo, type Point, type Rect } from './castle'
import type { CastleView } from '../view'

/** How far behind the far side of a wall it counts as crossed, in units. */
const BEHIND = 0.35
const DEEP = THICK / 2 + BEHIND
/** Nearer to each other than this, two places are equally near. */
const ALIKE = 0.06
/** A push sideways counts where the way ahead is barred, if it is at least this part of the push ahead. */
const ASIDE = 0.4

/** How far a point lies outside a rectangle; negative: how deep inside. */
function distance({ x, y }: Point, r: Rect): number {
  return Math.max(r.x - x, x - r.x - r.w, r.y - y, y - r.y - r.h)
}

/** The cell in which a point lies. */
export function cellAt(castle: CastleView, point: Point): number | null {
  const cell = castle.areas.findIndex((_, each) => distance(point, rectOf(each, castle.wide)) <= 0)
  return cell < 0 ? null : cell
}

/** Two neighbouring cells and the colour of the wall between them. */
export interface Wall {
  from: number
  to: number
  colour: string
}

/** The wall on which a point lies. */
export function wallAt(castle: CastleView, { x, y }: Point): Wall | null {
  for (const [from, to, colour] of castle.walls) {
    const one = rectOf(from, castle.wide)
    const upright = to === from + 1
    const [across, along] = upright
      ? [Math.abs(x - one.x - one.w), y - one.y]
      : [Math.abs(y - one.y - one.h), x - one.x]
    if (across <= THICK / 2 && along >= 0 && along <= (upright ? one.h : one.w)) return { from, to, colour }
  }
  return null
}

/** The steps to a wall and through it, from whichever side the head can reach; null if it can reach neither. */
export function through(castle: CastleView, head: number, { from, to }: Wall): { steps: string[]; wall: Wall } | null {
  for (const [near, far] of [
    [from, to],
    [to, from],
  ] as const) {
    const stroll = near === head ? [] : castle.areas[near] === castle.areas[head] ? walkTo(castle, head, near) : null
    const cross = walkTo(castle, near, far)
    if (stroll && cross) {
      const wall = { from: near, to: far, colour: wallBetween(castle, near, far) }
      return { steps: [...stroll, ...cross], wall }
    }
  }
  return null
}

export type Aimed = { cell: number } | { none: true } | { either: readonly [number, number] }

/** A tap means the nearest cell that one step or a stroll in the same corridor leads to, up to so many units away. */
export function nearest(castle: CastleView, from: number, point: Point, reach: number): Aimed {
  const found: { cell: number; far: number }[] = []
  for (let cell = 0; cell < castle.areas.length; cell++) {
    const far = distance(point, rectOf(cell, castle.wide))
    if (cell !== from && far < reach && walkTo(castle, from, cell)) found.push({ cell, far })
  }
  found.sort((a, b) => a.far - b.far)
  const [first, second] = found
  if (!first) return { none: true }
  const alike = second && second.far - first.far < ALIKE && first.far > 0
  const same = second && castle.areas[second.cell] === castle.areas[first.cell]
  return alike && !same ? { either: [first.cell, second.cell] } : { cell: first.cell }
}

/** Points of a drag, close enough together that no cell is missed. */
export function between(from: Point, to: Point, step = 0.3): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 1) / count
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

/** The neighbouring cell into which a drag has gone: at once in the open, through a wall only well behind it. */
export function entered(castle: CastleView, from: number, point: Point): number | null {
  for (let cell = 0; cell < castle.areas.length; cell++) {
    if (cell === from) continue
    const depth = -distance(point, rectOf(cell, castle.wide))
    const open = castle.areas[cell] === castle.areas[from]
    if (depth < (open ? 0 : DEEP)) continue
    const steps = walkTo(castle, from, cell)
    if (!steps) continue
    const isWalled = steps.length === 1 && wallBetween(castle, from, cell) !== ''
    if (!isWalled || depth >= DEEP) return cell
  }
  return null
}

/** The wall beside the head on which a point leans: on the bar itself, or not yet far enough behind it. */
export function leaning(castle: CastleView, head: number, point: Point): Wall | null {
  for (const step of Object.keys(STEPS)) {
    const to = moved(head, step, castle.wide)
    if (to === null) continue
    const colour = wallBetween(castle, head, to)
    if (!colour) continue
    const [here, there] = [rectOf(head, castle.wide), rectOf(to, castle.wide)]
    const isOnBar = distance(point, here) <= 0 && -distance(point, here) <= THICK / 2 && nearSide(point, here) === step
    if (isOnBar || distance(point, there) <= 0) return { from: head, to, colour }
  }
  return null
}

/** The side of a rectangle to which a point in it is nearest. */
function nearSide({ x, y }: Point, { x: left, y: top, w, h }: Rect): string {
  const far: readonly (readonly [string, number])[] = [
    ['N', y - top],
    ['S', top + h - y],
    ['W', x - left],
    ['E', left + w - x],
  ]
  return far.reduce((best, each) => (each[1] < best[1] ? each : best))[0]
}

/** What a push on the pad does: a step, leaning on a wall or on the castle's edge, or nothing yet. */
export type Pushed = { step: string } | { leans: Wall } | { edge: string } | null

/** A finger that has moved so far, in units, from where the head stands. `bars` says of a colour that its wall is barred. */
export function pushed(castle: CastleView, head: number, { x, y }: Point, bars: (colour: string) => boolean): Pushed {
  const sideways = Math.abs(x) > Math.abs(y)
  const [ahead, aside] = sideways ? [x, y] : [y, x]
  const first = push(castle, head, stepOf(sideways, ahead), Math.abs(ahead), bars)
  if (first && 'step' in first) return first
  const isBarred = first !== null
  if (isBarred && Math.abs(aside) > ASIDE * Math.abs(ahead)) {
    const turned = push(castle, head, stepOf(!sideways, aside), Math.abs(ahead), bars)
    const to = moved(head, stepOf(!sideways, aside), castle.wide)
    if (turned && 'step' in turned && to !== null && !wallBetween(castle, head, to)) return turned
  }
  return first
}

const stepOf = (sideways: boolean, far: number): string => (sideways ? (far > 0 ? 'E' : 'W') : far > 0 ? 'S' : 'N')

function push(castle: CastleView, head: number, step: string, far: number, bars: (colour: string) => boolean): Pushed {
  const to = moved(head, step, castle.wide)
  const here = rectOf(head, castle.wide)
  const half = (step === 'E' || step === 'W' ? here.w : here.h) / 2
  if (to === null) return far > half ? { edge: step } : null
  const colour = wallBetween(castle, head, to)
  if (colour && bars(colour) && far > half - THICK / 2 && far < half + DEEP + BEHIND)
    return { leans: { from: head, to, colour } }
  const enough = colour ? half + DEEP : half
  return far >= enough ? { step } : null
}
