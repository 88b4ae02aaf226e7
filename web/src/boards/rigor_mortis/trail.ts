// Footprints: the steps of the move under way, as the open question tells them, or as they have just been told.
import type { View } from '../../lib/protocol'
import type { Told } from '../../lib/table.svelte'
import { isCell } from './geometry'
import type { TableView } from './view'

export interface Step {
  from: string
  to: string
  /** Whose goblin; -1 for Rigor. */
  seat: number
}

const STEPS: Readonly<Record<string, boolean>> = { stepped: false, rigor_stepped: true }

export function trailOf(view: View<TableView>, fresh: readonly Told[]): Step[] {
  const wait = view.waiting.find(({ kind }) => kind === 'goblin_second' || kind === 'rigor_second')
  if (wait && isCell(wait.subject.start) && isCell(wait.subject.origin)) {
    return [{ from: wait.subject.start, to: wait.subject.origin, seat: wait.kind === 'rigor_second' ? -1 : wait.seat }]
  }
  return fresh.flatMap(({ event }): Step[] => {
    const { origin, cell } = event.values
    if (!(event.kind in STEPS) || !isCell(origin) || !isCell(cell)) return []
    return [{ from: origin, to: cell, seat: STEPS[event.kind] ? -1 : event.seat }]
  })
}
