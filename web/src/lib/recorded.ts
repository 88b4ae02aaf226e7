// The record of a game as steps, numbered as the events of a stream are.
import { applied } from './patch'
import type { EventView, Replay } from './protocol'
import type { Step, Told } from './table/match.svelte'

/** Every step of a record with its views. `events`, if there are any, tell the numbers: a stream counts what was told before
 * the first step too, which no record has. */
export function stepsOf({ view, frames }: Pick<Replay, 'view' | 'frames'>, events: readonly Told[] = []): Step[] {
  const all = frames.flatMap((frame) => frame.events)
  let n = firstOf(all, events)
  let before = view
  return frames.map((frame) => {
    const told = frame.events.map((event) => ({ n: n++, at: frame.at, event }))
    const step = { before, view: applied(before, frame.ops), events: told }
    before = step.view
    return step
  })
}

/** The number of the record's first event in a stream: from there on they are alike, as far as both reach. */
function firstOf(record: readonly EventView[], events: readonly Told[]): number {
  const [ours, theirs] = [record.map(idOf), events.map(({ event }) => idOf(event))]
  const at = theirs.findIndex((_, from) =>
    ours.every((each, i) => theirs[from + i] === undefined || theirs[from + i] === each),
  )
  return events[at]?.n ?? 0
}
const idOf = ({ kind, seat, values, count }: EventView) => JSON.stringify([kind, seat, values, count])
