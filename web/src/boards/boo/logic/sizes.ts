// How much of the frame each form shows, and what of the castle is seen.
import type { Mode } from '../../../kit/layout'
import { SIDE, type Point, type Rect } from './castle'

/** How far the frame reaches beyond the castle, in units. */
export interface Margins {
  left: number
  top: number
  right: number
  bottom: number
}

const EVEN = (wide: number): Margins => ({ left: wide, top: wide, right: wide, bottom: wide })
/** On phones the opposite shields and portraits are left out: they are the same. */
const UPPER_LEFT = (wide: number): Margins => ({ left: wide, top: wide, right: 0.3, bottom: 0.3 })

export function marginsOf(mode: Mode): Margins {
  if (mode === 'phone') return UPPER_LEFT(2)
  return mode === 'sideways' ? UPPER_LEFT(1.55) : EVEN(2.35)
}

/** The whole castle with its frame. */
export function wholeOf({ left, top, right, bottom }: Margins): Rect {
  return { x: -left, y: -top, w: SIDE + left + right, h: SIDE + top + bottom }
}

/** While a route is drawn with a finger a unit is so many pixels wide. */
const ZOOM = 23
/** The head stays so far from the edges, as a part of the window. */
const KEPT = 0.36
/** Beyond the castle, in units, so that its edge is seen. */
const BEYOND = 0.9

/** What is seen of the castle in a window of so many pixels: the head in its middle third, and not much beyond the edge. */
export function zoomed(before: Rect | null, head: Point, width: number, height: number): Rect {
  const [w, h] = [width / ZOOM, height / ZOOM]
  const along = (at: number, size: number, was: number | undefined) => {
    const start = was ?? at - size / 2
    const inside = Math.min(Math.max(start, at - size * (1 - KEPT)), at - size * KEPT)
    return size >= SIDE + 2 * BEYOND ? (SIDE - size) / 2 : Math.min(Math.max(inside, -BEYOND), SIDE + BEYOND - size)
  }
  return { x: along(head.x, w, before?.x), y: along(head.y, h, before?.y), w, h }
}
