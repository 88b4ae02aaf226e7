// Pieces that are seen to move: the ghost along its route, tokens to whoever has taken them. Every movement is an
// animation of the browser, so it can be skipped; without motion there is none at all.
import type { TransitionConfig } from 'svelte/transition'
import { prefs } from '../../../lib/prefs.svelte'
import type { Corner } from './castle'

/** What a jump through a passage counts as, in units of the drawing. */
const JUMP = 3
/** Milliseconds for a unit of the drawing, at the usual speed. */
const PACE = 42
const LONGEST = 2600

export interface Flight {
  frames: Keyframe[]
  duration: number
}

/** The ghost's way as frames of an animation, at one speed; null if there is no way or no motion. */
export function flight(corners: readonly Corner[], motion: number): Flight | null {
  if (corners.length < 2 || !motion) return null
  const reached = [0]
  corners.slice(1).forEach((corner, i) => {
    const before = corners[i]!
    reached.push(reached[i]! + (corner.jump ? JUMP : Math.hypot(corner.x - before.x, corner.y - before.y)))
  })
  const whole = reached.at(-1)!
  const at = ({ x, y }: Corner) => `translate(${x}px, ${y}px)`
  const frames: Keyframe[] = corners.flatMap((corner, i) => {
    if (!corner.jump) return [{ transform: at(corner), opacity: 1, offset: reached[i]! / whole }]
    const middle = (reached[i]! - JUMP / 2) / whole
    return [
      { transform: at(corners[i - 1]!), opacity: 0, offset: middle },
      { transform: at(corner), opacity: 0, offset: middle },
      { transform: at(corner), opacity: 1, offset: reached[i]! / whole },
    ]
  })
  return { frames, duration: Math.min(LONGEST, (whole * PACE * motion) / 260) }
}

const places = new Map<string, () => DOMRect>()

/** Remember where a piece lies; it stays known when the piece is gone. */
export function lies(piece: string, where: () => DOMRect): void {
  places.set(piece, where)
}

/** A piece comes from where it lay before. */
export function comes(node: Element, piece: string): TransitionConfig {
  const from = places.get(piece)?.()
  const to = node.getBoundingClientRect()
  places.set(piece, () => to)
  if (!from?.width || !prefs.duration) return { duration: 0 } // a castle that was put away has no width
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const size = to.width ? Math.max(0.4, Math.min(4, from.width / to.width)) : 1
  return {
    duration: 1.5 * prefs.duration,
    css: (_, left) =>
      `transform: translate(${x * left}px, ${y * left}px) scale(${1 + (size - 1) * left}); position: relative; z-index: 8`,
  }
}
