// A route is drawn on the castle by mouse or finger: a drag enters cell after cell, a tap means the place or the wall that was
// meant, the pad below moves the head as the finger moves. Nothing that is touched stays without an answer.
import { between, cellAt, entered, leaning, nearest, pushed, through, wallAt, type Aimed, type Wall } from './aim'
import { cellOfArea, centre, moved, rectOf, walkTo, wallBetween, type Point } from './castle'
import type { CastleView } from '../view'
import type { BooBoard } from './context.svelte'

/** A tap may miss by so many pixels. */
const REACH = 22

export class Pen {
  readonly #board: BooBoard
  #dragged = false
  #last: Point | null = null
  /** On the pad: where the finger was, and how far it has pushed the head since its last step, in units. */
  #finger: Point | null = null
  #push: Point = { x: 0, y: 0 }

  constructor(board: BooBoard) {
    this.#board = board
  }

  readonly press = (event: PointerEvent): void => {
    if (!event.isPrimary) return
    this.#dragged = false
    this.#last = pointOf(event)
    // A finger is caught by what it touches first; only the castle as a whole follows it.
    if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
      event.target.releasePointerCapture(event.pointerId)
  }

  readonly drag = (event: PointerEvent): void => {
    const { show, route, table, notes } = this.#board
    if (!show || !event.isPrimary) return
    const now = pointOf(event)
    if (event.buttons) {
      for (const point of between(this.#last ?? now, now)) {
        const cell = entered(table.castle, route.head, point)
        if (cell === null) continue
        this.#dragged = true
        this.#goTo(cell)
      }
      this.#last = now
    }
    if (event.buttons || event.pointerType === 'mouse')
      notes.lean = this.#barred(leaning(table.castle, route.head, now))
  }
  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#board.notes.lean = null
  }

  readonly tap = (event: MouseEvent): void => {
    if (!this.#board.show) return this.#begin(pointOf(event))
    if (this.#dragged) return
    const area = event.target instanceof SVGElement ? event.target.dataset.area : undefined
    if (event.detail === 0 && area !== undefined) this.#goToArea(Number(area))
    else this.#mean(pointOf(event), REACH / pixelsOf(event))
  }

  /** Before a route is drawn: where the ghost begins, or what the first visitor of practice teaches. */
  #begin(point: Point): void {
    const { answers, opening, table, teaching } = this.#board
    const room = opening?.options.find((name) => table.castle.rooms[name] === cellAt(table.castle, point))
    if (room) void answers.send(room)
    else teaching.touched(point)
  }
  /** The door of another passage, where the ghost stands in one. */
  #leap(cell: number | null): boolean {
    const { route, table } = this.#board
    const exit = route.exits.findIndex((room) => table.castle.rooms[room] === cell)
    if (exit >= 0) route.useToken(exit)
    return exit >= 0
  }

  #goToArea(area: number): void {
    const { route, table } = this.#board
    if (this.#leap(table.castle.areas.indexOf(area))) return
    const cell = cellOfArea(table.castle, route.head, area)
    if (cell !== null) this.#goTo(cell)
    else this.#nowhere(centre(route.head, table.castle.wide))
  }

  #mean(point: Point, reach: number): void {
    const { route, table } = this.#board
    if (cellAt(table.castle, point) === route.head && !wallAt(table.castle, point)) return
    const wall = wallAt(table.castle, point)
    if (!wall && this.#leap(cellAt(table.castle, point))) return
    const way = wall && through(table.castle, route.head, wall)
    if (way) this.#cross(way.steps, way.wall)
    else this.#aim(nearest(table.castle, route.head, point, reach), point)
  }
  #aim(aimed: Aimed, point: Point): void {
    if ('cell' in aimed) this.#goTo(aimed.cell, true)
    else if ('either' in aimed) this.#board.notes.say(point, 'boo-either')
    else this.#nowhere(point)
  }
  #nowhere(point: Point): void {
    this.#board.notes.say(point, cellAt(this.#board.table.castle, point) === null ? 'boo-edge' : 'boo-no-step')
  }

  /** `asked`: by a tap; through a wall of another colour the first one only asks. */
  #goTo(cell: number, asked = false): void {
    const { route, table } = this.#board
    const steps = walkTo(table.castle, route.head, cell)
    if (!steps) return
    const wall = steps.length === 1 ? this.#barred(wallTo(table.castle, route.head, cell)) : null
    if (asked && wall) this.#cross(steps, wall)
    else route.extend(steps)
  }
  #cross(steps: readonly string[], wall: Wall): void {
    const { route, notes } = this.#board
    const barred = this.#barred(wall)
    const isKnown = notes.lean && sameWall(notes.lean, wall)
    if (!barred || isKnown) return route.extend(steps)
    if (steps.length > 1) route.extend(steps.slice(0, -1)) // it stands before the wall, and reads why
    queueMicrotask(() => (notes.lean = barred))
  }
  #barred(wall: Wall | null): Wall | null {
    return wall && this.#board.notes.bars(wall.colour) ? wall : null
  }

  readonly touchPad = (event: PointerEvent): void => {
    if (!event.isPrimary) return
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    this.#finger = { x: event.clientX, y: event.clientY }
    this.#push = { x: 0, y: 0 }
  }
  readonly movePad = (event: PointerEvent): void => {
    if (!this.#finger || !event.isPrimary) return
    const { sight } = this.#board
    const unit = sight.unit
    const moved = { x: (event.clientX - this.#finger.x) / unit, y: (event.clientY - this.#finger.y) / unit }
    this.#finger = { x: event.clientX, y: event.clientY }
    const parts = Math.max(1, Math.ceil(Math.hypot(moved.x, moved.y) / 0.3))
    for (let i = 0; i < parts; i++) {
      this.#push = { x: this.#push.x + moved.x / parts, y: this.#push.y + moved.y / parts }
      this.#pushOn()
    }
  }
  readonly leavePad = (): void => {
    this.#finger = null
    this.#board.notes.lean = null
  }

  #pushOn(): void {
    const { route, table, notes } = this.#board
    const { castle } = table
    const done = pushed(castle, route.head, this.#push, (colour) => notes.bars(colour))
    if (done && 'step' in done) this.#stepped(done.step)
    else if (done && 'edge' in done) {
      notes.say(centre(route.head, castle.wide), 'boo-edge')
      this.#push = { x: 0, y: 0 }
    } else notes.lean = done && 'leans' in done ? done.leans : null
  }
  /** In the new cell the finger goes on from the middle of the lane. */
  #stepped(step: string): void {
    const { route, table } = this.#board
    const { castle } = table
    const to = moved(route.head, step, castle.wide)
    if (to === null) return
    const [from, at] = [rectOf(route.head, castle.wide), rectOf(to, castle.wide)]
    const upright = step === 'N' || step === 'S'
    const gone = upright ? (from.h + at.h) / 2 : (from.w + at.w) / 2
    const { x, y } = this.#push
    this.#push = upright ? { x: 0, y: y - Math.sign(y) * gone } : { x: x - Math.sign(x) * gone, y: 0 }
    route.extend([step])
  }
}

function wallTo(castle: CastleView, from: number, to: number): Wall | null {
  const colour = wallBetween(castle, from, to)
  return colour ? { from, to, colour } : null
}

const sameWall = (one: Wall, other: Wall): boolean =>
  (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from)

/** Where it is, in units of the drawing. */
function pointOf(event: MouseEvent): Point {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screenOf(event).inverse())
  return { x, y }
}
const pixelsOf = (event: MouseEvent): number => screenOf(event).a
const screenOf = (event: MouseEvent): DOMMatrix => (event.currentTarget as SVGSVGElement).getScreenCTM()!
