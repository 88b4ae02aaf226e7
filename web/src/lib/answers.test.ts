import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import TestBoard from './TestBoard.test.svelte'
import { prefs } from './prefs.svelte'
import type { AskView } from './protocol'
import { seated } from './answers.fixture.svelte'

const asked = (change: Partial<AskView> = {}): AskView => ({
  kind: 'move',
  cites: 'X-1',
  seat: 0,
  must: true,
  guarded: false,
  options: ['play:ace:left', 'play:ace:right', 'end'],
  refused: { buy: { reason: 'poor', rule: 'X-7' } },
  form: 'one',
  least: 1,
  most: 1,
  groups: [],
  given: null,
  deadline: -1,
  default: '',
  cause: null,
  subject: {},
  details: { end: { left: 2 } },
  ...change,
})
const named = (name: string) => screen.getByRole('button', { name })

describe('answers on a board', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    prefs.set({ confirm: false })
    vi.useRealTimers()
  })

  it('are lit where a question offers them, and sent by a press', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    await fireEvent.click(named('Закончить'))
    expect(seat.sent).toEqual([[0, 'end']])
    expect(seat.answers?.details('end')).toEqual({ left: 2 })
  })

  it('are sent once, though the press is repeated before the table has answered', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    await Promise.all([fireEvent.click(named('Закончить')), fireEvent.click(named('Закончить'))])
    expect(seat.sent).toHaveLength(1)
  })

  it('have two parts: the first one picked lights the second', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    expect(screen.queryByRole('button', { name: 'Налево' })).toBeNull()
    await fireEvent.click(named('Туз'))
    expect(named('Туз').getAttribute('aria-pressed')).toBe('true')
    await fireEvent.keyDown(named('Налево'), { key: 'Enter' })
    expect(seat.sent).toEqual([[0, 'play:ace:left']])
  })

  it('are let go by Esc and by a second press on the first part', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    await fireEvent.click(named('Туз'))
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('button', { name: 'Налево' })).toBeNull()
    await fireEvent.click(named('Туз'))
    await fireEvent.click(named('Туз'))
    expect(seat.answers?.picked).toBe('')
  })

  it('may be taken by the board itself, which puts them together', () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    const board = { act: vi.fn(() => true) }
    seat.answers?.press(['end'], document.body, board)
    seat.answers?.press(['buy'], document.body, board)
    expect(board.act).toHaveBeenCalledOnce()
    expect(seat.sent).toEqual([])
    expect(seat.answers?.wondered?.why.rule).toBe('X-7')
  })

  it('go back to where they were picked, or are sent with their place, one question after the other', async () => {
    const seat = seated([asked({ options: ['king'] })])
    render(TestBoard, { seat })
    await fireEvent.click(named('Король'))
    await fireEvent.click(named('Король'))
    expect([seat.answers?.picked, seat.sent]).toEqual(['', []])
    await fireEvent.click(named('Король'))
    await fireEvent.click(named('Вверх'))
    expect(seat.sent).toEqual([[0, 'king']])
    seat.ask('2', [asked({ options: ['up', 'left'] })])
    await vi.runAllTimersAsync()
    expect(seat.sent).toEqual([
      [0, 'king'],
      [0, 'up'],
    ])
  })

  it('say why not, and nothing is sent', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    await fireEvent.click(named('Купить'))
    expect(seat.sent).toEqual([])
    expect(seat.answers?.wondered?.why).toEqual({ reason: 'poor', rule: 'X-7' })
  })

  it('wait for a second press of who likes to confirm', async () => {
    prefs.set({ confirm: true })
    const seat = seated([asked()])
    render(TestBoard, { seat })
    await fireEvent.click(named('Закончить'))
    expect(seat.sent).toEqual([])
    await fireEvent.click(named('Закончить'))
    expect(seat.sent).toEqual([[0, 'end']])
  })

  it('are collected for a batch and sent together', async () => {
    const seat = seated([asked({ form: 'several', options: ['end', 'left'], refused: {} })])
    render(TestBoard, { seat })
    await fireEvent.click(named('Закончить'))
    expect(seat.answers?.marked).toEqual(['end'])
    await seat.answers?.send()
    expect(seat.sent).toEqual([[0, 'end']])
  })

  it('leave what a board has preset for the next question, which the table shows before it says that the answer was taken', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    let taken: () => void = () => undefined
    seat.table.answer = () => new Promise((done) => (taken = () => done({ fault: null })))
    const sending = seat.answers?.send('end')
    seat.ask('2', [asked({ form: 'several', options: ['left', 'right'], refused: {} })])
    await tick()
    seat.answers!.marked = ['left']
    taken()
    await sending
    expect(seat.answers?.marked).toEqual(['left'])
  })

  it('go on by plan as the next question opens, and a plan that the table does not follow is given up', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    seat.answers?.plan('end', 'left', 'right')
    await tick()
    expect(seat.sent).toEqual([[0, 'end']])
    await tick()
    seat.ask('2', [asked({ options: ['left'], must: false })])
    await tick()
    await tick()
    expect(seat.sent).toEqual([
      [0, 'end'],
      [0, 'left'],
    ])
    seat.ask('3', [asked({ options: ['end'], must: false })])
    await tick()
    seat.ask('4', [asked({ options: ['right'], must: false })])
    await tick()
    expect(seat.sent).toHaveLength(2)
  })

  it('go on by plan while the board still tells what the last one brought', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    seat.answers?.plan('end', 'left')
    await tick()
    seat.live = false
    seat.ask('2', [asked({ options: ['left'], must: false })])
    await tick()
    await tick()
    expect(seat.sent.map(([, key]) => key)).toEqual(['end', 'left'])
  })

  it('are given by themselves where there is only one, after a moment to see it; never where it is guarded', async () => {
    const seat = seated([asked({ options: ['end'], guarded: true })])
    render(TestBoard, { seat })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(seat.sent).toEqual([])
    seat.ask('2', [asked({ options: ['end'] })])
    await tick()
    expect(named('Закончить').hasAttribute('data-coming')).toBe(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seat.sent).toEqual([[0, 'end']])
  })

  it('are none while the board shows something else than the present, and what is picked waits', async () => {
    const seat = seated([asked()])
    render(TestBoard, { seat })
    await fireEvent.click(named('Туз'))
    seat.live = false
    await tick()
    expect(screen.queryByRole('button')).toBeNull()
    seat.live = true
    await tick()
    expect(named('Туз').getAttribute('aria-pressed')).toBe('true')
  })

  it('that were picked or marked fall with their question, though the next one offers the same', async () => {
    const seat = seated([asked({ form: 'several' })])
    render(TestBoard, { seat })
    await fireEvent.click(named('Туз'))
    seat.answers!.mark('end')
    seat.ask('2', [asked({ form: 'several' })])
    await tick()
    expect([seat.answers?.picked, seat.answers?.marked]).toEqual(['', []])
  })

  describe('dragged', () => {
    /** Press, go so far, and release over something. */
    const drag = async (from: Element, far: number, under: Element[]) => {
      document.elementsFromPoint = () => under
      await fireEvent.pointerDown(from, { button: 0, clientX: 0, clientY: 0 })
      await fireEvent.pointerMove(window, { clientX: far, clientY: 0 })
      await tick()
      await fireEvent.pointerUp(window, { clientX: far, clientY: 0 })
      await fireEvent.click(from)
    }

    it('onto its second part, an answer is sent', async () => {
      const seat = seated([asked()])
      render(TestBoard, { seat })
      const ace = named('Туз')
      await fireEvent.click(ace)
      const left = named('Налево')
      await fireEvent.click(ace)
      await drag(ace, 80, [left])
      expect(seat.sent).toEqual([[0, 'play:ace:left']])
      expect(ace.style.translate).toBe('')
    })

    it('anywhere else, it goes back', async () => {
      const seat = seated([asked()])
      render(TestBoard, { seat })
      await drag(named('Туз'), 80, [document.body])
      expect(seat.sent).toEqual([])
      expect(seat.answers?.picked).toBe('')
    })

    it('by less than a few pixels, it is pressed', async () => {
      const seat = seated([asked()])
      render(TestBoard, { seat })
      await drag(named('Туз'), 3, [document.body])
      expect(seat.answers?.picked).toBe('play:ace')
    })

    it('onto the place where it may be dropped, it is sent', async () => {
      const seat = seated([asked()])
      render(TestBoard, { seat })
      const [market, table] = [document.createElement('div'), document.createElement('div')]
      market.dataset.drop = 'market'
      table.dataset.drop = 'table'
      await drag(named('Закончить'), 80, [market])
      expect(seat.sent).toEqual([])
      await drag(named('Закончить'), 80, [table])
      expect(seat.sent).toEqual([[0, 'end']])
    })
  })
})
