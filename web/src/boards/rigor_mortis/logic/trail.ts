// Footprints: the steps of the move under way, as the open question tells them, or as they have just been told. Threads: who
// has just been carried from one place to another without walking.
import { seatOf, type EventKind } from '../../../lib/game'
import type { View } from '../../../lib/protocol'
import type { Told } from '../../../lib/table.svelte'
import { isCell } from './geometry'
import type { Game } from '../view'

export interface Step {
  from: string
  to: string
  /** Whose goblin; -1 for Rigor. */
  seat: number
}

export function trailOf(view: View<Game>, fresh: readonly Told<Game>[]): Step[] {
  const wait = view.waiting.find(({ kind }) => kind === 'goblin_second' || kind === 'rigor_second')
  if (wait && isCell(wait.subject.start) && isCell(wait.subject.origin)) {
    return [{ from: wait.subject.start, to: wait.subject.origin, seat: wait.kind === 'rigor_second' ? -1 : wait.seat }]
  }
  return fresh.flatMap(({ event }): Step[] => {
    if (event.kind !== 'stepped' && event.kind !== 'rigor_stepped') return []
    const { origin, cell } = event.values
    if (!isCell(origin) || !isCell(cell)) return []
    return [{ from: origin, to: cell, seat: event.kind === 'rigor_stepped' ? -1 : event.seat }]
  })
}

const CARRIED: readonly EventKind<Game>[] = [
  'relocated',
  'sent_to_start',
  'shadow_stepped',
  'transported',
  'swapped_places',
]
const RIGORS: readonly EventKind<Game>[] = ['rigor_stepped', 'transported']
const WALKED: readonly EventKind<Game>[] = ['stepped', 'placed', 'shoved', ...CARRIED]

/** Where an event left a figure: the shoved goblin is not that of who shoves. */
function leftAt({ event }: Told<Game>): { seat: number; cell: string } | null {
  const { cell, pushed } = event.values
  if (!isCell(cell) || !(RIGORS.includes(event.kind) || WALKED.includes(event.kind))) return null
  return {
    seat: RIGORS.includes(event.kind) ? -1 : pushed === undefined ? event.seat : seatOf(pushed),
    cell,
  }
}

/** From where each figure was last seen to be, among all that was told. */
export function threadsOf(fresh: readonly Told<Game>[], told: readonly Told<Game>[]): Step[] {
  return fresh.flatMap((each): Step[] => {
    const now = leftAt(each)
    if (!now || !CARRIED.includes(each.event.kind)) return []
    const { origin } = each.event.values
    const before = told.findLast((earlier) => earlier.n < each.n && leftAt(earlier)?.seat === now.seat)
    const from = isCell(origin) ? origin : before && leftAt(before)?.cell
    return from && from !== now.cell ? [{ from, to: now.cell, seat: now.seat }] : []
  })
}
