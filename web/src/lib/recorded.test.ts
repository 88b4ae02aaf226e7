import { describe, expect, it } from 'vitest'
import type { EventView, Frame, View } from './protocol'
import type { Told } from './table/match.svelte'
import { stepsOf } from './recorded'

const event = (kind: string): EventView => ({
  kind,
  cites: '',
  seat: 0,
  values: {},
  cards: null,
  count: 0,
  cause: null,
  depth: 0,
  moment: false,
  changes: [],
})
const frame = (power: number, ...kinds: string[]): Frame => ({
  n: 0,
  at: power,
  events: kinds.map(event),
  ops: [[['table', 'power'], power]],
  seat: 0,
  reason: '',
  values: {},
})
const record = {
  view: { table: { power: 0 } } as unknown as View,
  frames: [frame(1, 'a', 'b'), frame(2), frame(3, 'a', 'c')],
}
const told = (kinds: string): Told[] => kinds.split('').map((kind, n) => ({ n, at: 0, event: event(kind) }))

describe('a record', () => {
  it('goes from view to view, its events numbered', () => {
    const steps = stepsOf(record)
    expect(steps.map((step) => (step.view.table as { power: number }).power)).toEqual([1, 2, 3])
    expect(steps[2]!.before).toBe(steps[1]!.view)
    expect(steps.map((step) => step.events.map(({ n }) => n))).toEqual([[0, 1], [], [2, 3]])
  })

  it('has the numbers of a stream that began earlier, has gone on since, or has not come so far', () => {
    for (const kinds of ['xyabac', 'xyabacddd', 'xyaba'])
      expect(stepsOf(record, told(kinds))[2]!.events.map(({ n }) => n)).toEqual([4, 5])
  })
})
