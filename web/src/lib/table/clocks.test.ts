import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Sync } from '../protocol'
import { TableClocks } from './clocks.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const measured = (clocks: TableClocks, ahead: number) => {
  const t = performance.now()
  clocks.measured({ type: 'synced', t, now: t + ahead })
}

it('takes the welcome’s time until it has measured, then the median of its measures', () => {
  const clocks = new TableClocks(() => undefined)
  clocks.restart(performance.now() + 5000)
  expect([clocks.now - performance.now(), clocks.synchronised]).toEqual([5000, false])
  for (const ahead of [900, 1000, 9000]) measured(clocks, ahead)
  expect([clocks.now - performance.now(), clocks.synchronised]).toEqual([1000, true])
})

it('forgets its measures with the process that they were of', () => {
  const clocks = new TableClocks(() => undefined)
  for (let i = 0; i < 9; i++) measured(clocks, 1000)
  clocks.restart(performance.now() + 77)
  measured(clocks, 80)
  expect(clocks.now - performance.now()).toBe(80)
})

it('measures often at first, then now and then, until it is stopped', () => {
  const asked: Sync[] = []
  const clocks = new TableClocks((message) => asked.push(message))
  clocks.measure()
  vi.advanceTimersByTime(1000)
  expect(asked).toHaveLength(5)
  vi.advanceTimersByTime(10_000)
  expect(asked).toHaveLength(6)
  clocks.stop()
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveLength(6)
})
