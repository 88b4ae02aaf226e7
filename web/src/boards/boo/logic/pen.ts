// A route is drawn on the castle by mouse or finger: a drag enters cell after cell, a tap means the cell that was meant.
import { between, cellOfArea, entered, nearest, SIZE, type Point } from './castle'
import type { BooBoard } from './context.svelte'

export class Pen {
  readonly #board: BooBoard
  #dragged = false
  #last: Point | null = null

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
    if (!this.#board.show || !event.buttons || !event.isPrimary) return
    const { route, table } = this.#board
    const now = pointOf(event)
    for (const point of between(this.#last ?? now, now)) {
      const cell = entered(table.castle, route.head, point)
      if (cell === null) continue
      this.#dragged = true
      route.goTo(cell)
    }
    this.#last = now
  }

  readonly tap = (event: MouseEvent): void => {
    if (!this.#board.show || this.#dragged) return
    const { route, table } = this.#board
    const area = event.target instanceof SVGElement ? event.target.dataset.area : undefined
    const byKey = event.detail === 0 && area !== undefined
    const cell = byKey
      ? cellOfArea(table.castle, route.head, Number(area))
      : nearest(table.castle, route.head, pointOf(event))
    if (cell !== null) route.goTo(cell)
  }
}

/** Where it is, in units of the drawing. */
function pointOf(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect()
  return { x: ((event.clientX - box.left) / box.width) * SIZE, y: ((event.clientY - box.top) / box.height) * SIZE }
}
