import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Change, Snapshot } from '../protocol'
import { keepTicket, seen } from '../stored'
import { TableClocks } from './clocks.svelte'
import { MatchState } from './match.svelte'

const event = { kind: 'drew', cites: '', seat: 1, values: {}, cards: null, count: 1 }
const snapshot = (audience: string, n: number, first: number, count: number) =>
  ({
    audience,
    n,
    at: 0,
    first,
    events: Array.from({ length: count }, () => event),
    view: { table: { turn: n } },
  }) as never as Snapshot
const change = (audience: string, n: number, show_at = -1) =>
  ({ audience, n, at: 0, events: [event], ops: [[['table', 'turn'], n]], show_at }) as never as Change

describe('the game as it is seen here', () => {
  const clocks = new TableClocks(() => undefined)
  let gaps = 0
  let match: MatchState
  const turn = (seat: number | null) => (match.of(seat)?.view.table as { turn: number }).turn
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    keepTicket({ table: 't', game: 'x', key: 'k', name: '' } as never)
    gaps = 0
    match = new MatchState('t', clocks, () => gaps++)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has a stream for each seat, in their order, the public one last', () => {
    for (const audience of ['public', 'p2', 'p0']) match.snapshot(snapshot(audience, 1, 0, 0))
    expect(match.streams.map(({ seat }) => seat)).toEqual([0, 2, null])
    expect([match.of(1), match.stream(1)?.seat, match.stream(2)?.seat]).toEqual([undefined, 0, 2])
    match.welcome(['p2'])
    expect(match.streams.map(({ seat }) => seat)).toEqual([2])
  })

  it('follows changes by number: an old one is nothing, after a gap it asks', () => {
    match.snapshot(snapshot('p0', 4, 10, 1))
    match.change(change('p0', 4))
    match.change(change('p0', 5))
    expect([turn(0), match.of(0)?.events.map(({ n }) => n), gaps]).toEqual([5, [10, 11], 0])
    match.change(change('p0', 7))
    expect([turn(0), gaps]).toEqual([5, 1])
    match.change(change('p1', 1))
    expect(gaps).toBe(1)
  })

  it('keeps what was told before a new snapshot, without what that tells again', () => {
    match.snapshot(snapshot('p0', 1, 0, 3))
    match.snapshot(snapshot('p0', 9, 2, 2))
    expect(match.of(0)?.events.map(({ n }) => n)).toEqual([0, 1, 2, 3])
  })

  it('an answer is held until the next change', () => {
    match.snapshot(snapshot('p0', 1, 0, 0))
    match.hold({ type: 'held', seat: 0, number: '0.1', key: 'pass' })
    expect(match.held).toEqual({ p0: 'pass' })
    match.change(change('p0', 2))
    expect(match.held).toEqual({})
  })

  it('what is covered for all is lost with the connection: it is sent again', () => {
    clocks.measured({ type: 'synced', t: performance.now(), now: performance.now() })
    match.snapshot(snapshot('p0', 1, 0, 0))
    match.change(change('p0', 2, clocks.now + 1000))
    match.change(change('p0', 3))
    expect(turn(0)).toBe(1)
    match.stop()
    vi.advanceTimersByTime(5000)
    expect(turn(0)).toBe(1)
    match.change(change('p0', 2))
    expect(turn(0)).toBe(2)
  })

  it('remembers in this browser what was seen', () => {
    match.snapshot(snapshot('p0', 1, 0, 3))
    expect([seen('t', 'p0'), match.missed]).toEqual([2, []])
    match = new MatchState('t', clocks, () => gaps++)
    match.snapshot(snapshot('p0', 9, 0, 8))
    expect(match.missed.map(({ n }) => n)).toEqual([3, 4, 5, 6, 7])
  })

  it('a call that came too late is said for a while', () => {
    match.tooLate({ type: 'late', seat: 0, by: 1, milliseconds: 20 } as never)
    expect(match.late).not.toBeNull()
    vi.advanceTimersByTime(5000)
    expect(match.late).toBeNull()
  })
})
