// Where the bubble lies: beside what it means, over nothing that is to be pressed or held.
import { overlap, type Box } from '../lib/beside'

/** Between the bubble and what it lies beside. */
const GAP = 14
/** From the edges of the page. */
const EDGE = 8

export interface Spot extends Box {
  /** On which side of the bubble the thing lies to which its tail leads; '' where it has none. */
  side: 'left' | 'right' | 'top' | 'bottom' | ''
  /** Where on that side the tail begins, from the bubble's left or upper edge. */
  tail: number
}

/** What the bubble must leave free: what is to be pressed and what is held; and what it should, as well as it can. */
export interface Around {
  free: readonly Box[]
  kept: readonly Box[]
}

/** The place for a bubble of this size in a room, beside `at`, if that is there. Null: there is none without covering what must
 * stay free. */
export function spotFor(
  size: Pick<Box, 'width' | 'height'>,
  room: Box,
  at: Box | null,
  { free, kept }: Around,
): Spot | null {
  const [right, bottom] = [room.left + room.width - EDGE, room.top + room.height - EDGE]
  const lefts = places(size.width, room.left + EDGE, right, [...free, ...kept], 'left', 'width')
  const tops = places(size.height, room.top + EDGE, bottom, [...free, ...kept], 'top', 'height')
  let found: Box | null = null
  let least = Infinity
  for (const left of lefts)
    for (const top of tops) {
      const box = { left, top, ...size }
      if (free.some((each) => overlap(box, each) > 0)) continue
      const cost = kept.reduce((sum, each) => sum + overlap(box, each), 0) * 50 + far(box, at ?? middle(room))
      if (cost < least) [found, least] = [box, cost]
    }
  return found && { ...found, ...tailOf(found, at) }
}

/** Along one axis: at the edges and the middle of the room, and before, behind or at the middle of everything. */
function places(
  size: number,
  from: number,
  to: number,
  boxes: readonly Box[],
  start: 'left' | 'top',
  length: 'width' | 'height',
): number[] {
  const beside = boxes.flatMap((box) => [
    box[start] - GAP - size,
    box[start] + box[length] + GAP,
    box[start],
    box[start] + box[length] - size,
    box[start] + (box[length] - size) / 2,
  ])
  const within = [from, to - size, (from + to - size) / 2, ...beside].filter(
    (each) => each >= from && each + size <= to,
  )
  return [...new Set(within.map(Math.round))]
}

/** Between the edges, with a little for the middles, so that it lies straight beside where it can. */
function far(a: Box, b: Box): number {
  const wide = Math.max(0, a.left - (b.left + b.width), b.left - (a.left + a.width))
  const high = Math.max(0, a.top - (b.top + b.height), b.top - (a.top + a.height))
  const aside = Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)
  return wide + high + aside / 10
}

const middle = (room: Box): Box => ({
  left: room.left + room.width / 2,
  top: room.top + room.height / 2,
  width: 0,
  height: 0,
})

/** Half the tail, and how far it stays from the bubble's corners. */
const TAIL = 26

function tailOf(box: Box, at: Box | null): Pick<Spot, 'side' | 'tail'> {
  if (!at) return { side: '', tail: 0 }
  const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, TAIL), most - TAIL))
  const x = clamp(at.left + at.width / 2 - box.left, box.width)
  const y = clamp(at.top + at.height / 2 - box.top, box.height)
  const gaps = {
    left: box.left - (at.left + at.width),
    right: at.left - (box.left + box.width),
    top: box.top - (at.top + at.height),
    bottom: at.top - (box.top + box.height),
  }
  const [side, gap] = (Object.entries(gaps) as [keyof typeof gaps, number][]).reduce((a, b) => (b[1] > a[1] ? b : a))
  if (gap <= 0) return { side: '', tail: 0 }
  return { side, tail: side === 'left' || side === 'right' ? y : x }
}
