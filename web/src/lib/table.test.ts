import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, line } from './line.fixture'
import { barred, keepTicket, seen, ticket } from './stored'
import { Table } from './table.svelte'

const event = { kind: 'drew', cites: '', seat: 1, values: {}, cards: null, count: 1 }
const view = { number: '0.5', seat: 0, asks: [], table: { turn: 1 } }
const welcome = {
  type: 'welcome',
  member: 1,
  audiences: ['p0'],
  invite: 'i',
  watch: 'w',
  unhinted: ['search'],
  studied: false,
  now: 0,
  room: { game: 'x' },
  others: [],
  silence: 0,
}
const snapshot = (n: number, first: number, count: number) => ({
  type: 'snapshot',
  audience: 'p0',
  n,
  at: 0,
  first,
  events: Array.from({ length: count }, () => event),
  view,
})
const change = (n: number) => ({
  type: 'change',
  audience: 'p0',
  n,
  at: 0,
  events: [event],
  ops: [[['table', 'turn'], n]],
  show_at: -1,
})
describe('a table', () => {
  let table: Table
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Line)
    localStorage.clear()
    Line.all = []
  })
  afterEach(() => {
    table.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  function sit(...messages: Record<string, unknown>[]) {
    keepTicket({ table: 't', key: 'secret', member: 1, game: 'boo' })
    table = new Table('t', 'secret')
    line().onopen?.()
    for (const message of [welcome, ...messages]) line().says(message)
  }

  it('follows numbered changes, and after a gap asks for what it missed by number', () => {
    sit(snapshot(5, 0, 3))
    line().says(change(6))
    expect(table.stream(0)!.view.table).toEqual({ turn: 6 })
    expect(table.stream(0)!.before!.table).toEqual({ turn: 1 })
    line().says(change(6))
    expect(table.stream(0)!.events).toHaveLength(4)
    line().says(change(8))
    expect(table.connection).toBe('lost')
    vi.advanceTimersByTime(10_000)
    line().onopen?.()
    expect(Line.all).toHaveLength(2)
    expect(line().sent[0]).toMatchObject({ type: 'hello', table: 't', key: 'secret', seen: { p0: 6 } })
    line().says(welcome)
    line().says(snapshot(9, 4, 2))
    expect(table.stream(0)!.events.map((told) => told.n)).toEqual([0, 1, 2, 3, 4, 5])
    expect(table.connection).toBe('open')
  })

  it('uncovers a race when everybody does, and what came behind it after it', () => {
    sit(snapshot(5, 0, 0))
    vi.advanceTimersByTime(1)
    const asked = line().sent.find((message) => message.type === 'sync')!
    line().says({ type: 'synced', t: asked.t, now: asked.t })
    const now = table.now
    line().says({ ...change(6), at: now, show_at: now + 150 })
    line().says(change(7))
    expect(table.stream(0)!.n).toBe(5)
    vi.advanceTimersByTime(140)
    expect(table.stream(0)!.n).toBe(5)
    vi.advanceTimersByTime(20)
    expect(table.stream(0)!.n).toBe(7)
    expect(table.stream(0)!.view.table).toEqual({ turn: 7 })
    expect(table.connection).toBe('open')
  })

  it('sends an answer with the prompt’s number and says what came of it', async () => {
    sit(snapshot(5, 0, 0))
    const first = table.answer(0, 'left')
    const sent = line().sent.at(-1)!
    expect(sent).toMatchObject({ type: 'answer', seat: 0, number: '0.5', key: 'left' })
    line().says({ type: 'error', id: sent.id, code: 'stale', text: '', reason: 'stale', rule: '' })
    expect((await first).fault?.code).toBe('stale')
    expect(table.fault?.code).toBe('stale')
    const second = table.answer(0, 'right')
    line().says({ type: 'ok', id: line().sent.at(-1)!.id })
    expect((await second).fault).toBeNull()
    expect(table.fault).toBeNull()
    expect((await table.answer(3, 'left')).fault?.code).toBe('not_your_seat')
  })

  it('remembers what was seen and tells the rest on coming back', () => {
    sit(snapshot(5, 0, 4))
    expect(table.missed).toEqual([])
    expect(seen('t', 'p0')).toBe(3)
    table.close()
    sit(snapshot(9, 0, 10))
    expect(table.missed.map((told) => told.n)).toEqual([4, 5, 6, 7, 8, 9])
    void table.answer(0, 'left')
    expect(table.missed).toEqual([])
  })

  it('keeps the chat in one piece, page by page', () => {
    const said = (n: number) => ({
      type: 'said' as const,
      n,
      member: 1,
      name: 'A',
      text: `line ${n}`,
      note: '',
      about: '',
      time: 0,
    })
    sit(snapshot(5, 0, 0))
    line().says({ type: 'page', lines: [said(8), said(9)], more: true })
    line().says(said(10))
    expect([table.chat.map((each) => each.n), table.older]).toEqual([[8, 9, 10], true])
    line().says({ type: 'page', lines: [said(6), said(7)], more: false })
    expect([table.chat.map((each) => each.n), table.older]).toEqual([[6, 7, 8, 9, 10], false])
    line().says({ type: 'page', lines: [said(11)], more: false })
    expect(table.chat.map((each) => each.n)).toEqual([6, 7, 8, 9, 10, 11])
    line().says({ type: 'page', lines: [said(40), said(41)], more: true })
    expect([table.chat.map((each) => each.n), table.older]).toEqual([[40, 41], true])
  })

  /** The server's clock is so far ahead of this page's. */
  const measured = (ahead: number) =>
    line().says({ type: 'synced', t: performance.now(), now: performance.now() + ahead })
  const ahead = () => table.now - Math.round(performance.now())

  it('after a restart has the clock of the new process, from the welcome on', () => {
    sit(snapshot(5, 0, 0))
    for (let i = 0; i < 9; i++) measured(90_000)
    expect(ahead()).toBe(90_000)
    line().close()
    vi.advanceTimersByTime(10_000)
    expect(ahead()).toBe(90_000)
    line().onopen?.()
    line().says({ ...welcome, now: performance.now() + 2_000 })
    expect([ahead(), table.synchronised]).toEqual([2_000, false])
    measured(2_010)
    expect([ahead(), table.synchronised]).toEqual([2_010, true])
    line().says({ ...welcome, now: performance.now() + 1_900 })
    expect(ahead()).toBe(2_010)
  })

  it('takes the median of the last measures of the clock: the oldest go, not the smallest', () => {
    sit(snapshot(5, 0, 0))
    for (let i = 0; i < 9; i++) measured(500)
    for (let i = 0; i < 5; i++) measured(100)
    expect(ahead()).toBe(100)
    for (let i = 0; i < 4; i++) measured(9_000)
    expect(ahead()).toBe(100)
  })

  it('goes where the server says that the table is, at once', () => {
    sit(snapshot(5, 0, 0))
    line().says({ type: 'bye', why: 'elsewhere', where: 'http://other:8777/' })
    line().close()
    vi.advanceTimersByTime(0)
    expect(Line.all).toHaveLength(2)
    expect(line().address.href).toBe('ws://other:8777/ws?table=t')
    line().onopen?.()
    expect(line().sent[0]).toMatchObject({ type: 'hello', seen: { p0: 5 } })
  })

  it('tries the other processes when its own is lost or silent for too long', () => {
    sit({ ...welcome, others: ['http://other:8777/'], silence: 3000 })
    vi.advanceTimersByTime(2000)
    line().says({ type: 'ping', n: 1 })
    vi.advanceTimersByTime(2900)
    expect(table.connection).toBe('open')
    vi.advanceTimersByTime(100)
    expect(table.connection).toBe('lost')
    vi.advanceTimersByTime(250)
    expect(line().address.host).toBe('other:8777')
    line().close()
    vi.advanceTimersByTime(500)
    expect(line().address.host).not.toBe('other:8777')
    expect(Line.all).toHaveLength(3)
  })

  it('does not come back after it was sent away', () => {
    sit(snapshot(5, 0, 0))
    line().says({ type: 'bye', why: 'kicked' })
    expect([ticket('t'), barred('t')]).toEqual([undefined, 'secret'])
    line().close()
    vi.advanceTimersByTime(60_000)
    expect(table.connection).toBe('closed')
    expect(Line.all).toHaveLength(1)
  })
})
