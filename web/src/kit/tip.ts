// Where a note lies: beside what it is about, or at an edge, but over nothing that is an answer.
import { beside, overlap, type Box } from '../lib/beside'

/** At an edge, from it. */
const GAP = 6

/** All boxes are those of the page. What is to be kept in sight is not covered, if there is such a place; answers never are:
 * null where that cannot be, and the note waits. */
export function tipSpot(
  tip: Pick<Box, 'width' | 'height'>,
  room: Box,
  at: Box | null,
  answers: readonly Box[],
  kept: readonly Box[] = [],
): Box | null {
  if (tip.width > room.width || tip.height > room.height) return null
  const left = room.left + (room.width - tip.width) / 2
  const top = { left, top: room.top + GAP, ...tip }
  const bottom = { left, top: room.top + room.height - tip.height - GAP, ...tip }
  const near = (others: readonly Box[]) => ({ ...beside(at ?? { ...top, height: 0 }, tip, room, others), ...tip })
  const isFree = (spot: Box, others: readonly Box[]) => others.every((other) => overlap(spot, other) === 0)
  const all = [...answers, ...kept]
  const least = near(all)
  const spots = [...(at ? [] : [top, bottom]), least]
  return (
    spots.find((spot) => isFree(spot, all)) ??
    [...spots.reverse(), near(answers)].find((spot) => isFree(spot, answers)) ??
    null
  )
}
