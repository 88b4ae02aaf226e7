// What is seen of the castle: all of it; or, while one draws with a finger, a part that is large enough and follows the head.
import { untrack } from 'svelte'
import { Tween } from 'svelte/motion'
import { prefs } from '../../../lib/prefs.svelte'
import { centre, type Point, type Rect } from './castle'
import type { BooBoard } from './context.svelte'
import { marginsOf, wholeOf, zoomed, type Margins } from './sizes'

/** Milliseconds in which the part that is seen moves on. */
const MOVING = 150
const FIRST = 12

export class Sight {
  /** The castle's room on the page, in pixels. */
  width = $state(0)
  height = $state(0)
  /** Whoever draws wants to see the whole castle. */
  whole = $state(false)
  readonly #board: BooBoard
  readonly #tween = new Tween<Rect>({ x: 0, y: 0, w: 1, h: 1 }, { duration: 0 })
  #part: Rect | null = null

  constructor(board: BooBoard) {
    this.#board = board
    $effect(() => {
      if (!board.show) this.whole = false
    })
    $effect(() => this.#follow())
  }

  get margins(): Margins {
    return marginsOf(this.#board.mode)
  }
  /** Fingers draw on small screens. */
  get isZoomed(): boolean {
    return this.#board.small && this.#board.show !== undefined && !this.whole && this.width > 0
  }
  get box(): Rect {
    return this.isZoomed ? this.#tween.current : wholeOf(this.margins)
  }
  /** How many pixels a unit has; about a phone's until the castle has its room on the page. */
  get unit(): number {
    return this.width ? this.width / this.box.w : FIRST
  }
  get head(): Point {
    const { route, table } = this.#board
    return centre(route.head, table.castle.wide)
  }
  /** Where a point of the castle lies in its room, as parts of it. */
  part({ x, y }: Point): Point {
    const { box } = this
    return { x: (x - box.x) / box.w, y: (y - box.y) / box.h }
  }

  /** Never while the head leans on a wall: what is read there stands still. */
  #follow(): void {
    if (!this.isZoomed) {
      this.#part = null
      return
    }
    const { head, width, height } = this
    if (untrack(() => this.#board.notes.lean)) return
    const first = this.#part === null
    this.#part = zoomed(this.#part, head, width, height)
    void this.#tween.set(this.#part, { duration: first || !prefs.duration ? 0 : MOVING })
  }
}
