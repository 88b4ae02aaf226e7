// The monsters that were beaten in this turn: they lie beside the place of the fight until the turn ends.
import type { EventKind } from '../../../lib/game'
import type { Told } from '../../../lib/table.svelte'
import type { Point } from './ink'
import { besides, type Frame, type Points } from './town'
import type { Game } from '../view'

export interface Fallen extends Point {
  id: string
}

/** Where somebody came to, in order to fight there. */
const CAME: readonly string[] = ['walked', 'stopped', 'teleported'] satisfies readonly EventKind<Game>[]
/** What a lying monster needs with its stamp, on the large map. */
const ROOM = { width: 92, height: 62 }

/** Of the events of a turn; `here` is where the active character stands now. They leave free what is given, and the name of
 * the place. */
export function fallenAt(
  events: readonly Told<Game>[],
  here: string,
  points: Points,
  frame: Frame,
  free: readonly Point[],
): Fallen[] {
  const found: Fallen[] = []
  let at = here
  for (const { event } of events) {
    if (CAME.includes(event.kind)) at = String(event.values.location)
    const place = points[at]
    if (event.kind !== 'defeated' || !place) continue
    const scale = Math.max(frame.k, 0.7)
    const name = { x: place.x, y: place.y + 38 * frame.k }
    found.push({
      id: String(event.values.monster),
      ...besides(place, ROOM.width * scale, ROOM.height * scale, points, frame, [...free, ...found, name]),
    })
  }
  return found
}
