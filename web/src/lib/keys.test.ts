import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seated } from './answers.fixture.svelte'
import { nearest, pressed } from './keys'
import { prefs } from './prefs.svelte'
import type { AskView } from './protocol'
import TestBoard from './TestBoard.test.svelte'

const ask: AskView = {
  kind: 'move',
  cites: 'X-1',
  seat: 0,
  must: true,
  guarded: false,
  options: ['left', 'right', 'end'],
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
  details: {},
}

/** The things of the board as they lie on the page: by name, the left upper corner of a box of 10 by 10. */
function laid(places: Record<string, [x: number, y: number]>) {
  for (const [name, [x, y]] of Object.entries(places)) {
    const thing = screen.getByRole('button', { name })
    const box = new DOMRect(x, y, 10, 10)
    vi.spyOn(thing, 'getBoundingClientRect').mockReturnValue(box)
    vi.spyOn(thing, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList)
  }
}
const focused = () => document.activeElement?.getAttribute('aria-label')
const press = (code: string, key = code) => fireEvent.keyDown(document.activeElement ?? document.body, { code, key })

describe('the keys of a table', () => {
  afterEach(() => {
    cleanup()
    prefs.set({ letters: true })
    vi.restoreAllMocks()
  })

  it('arrows go to the nearest lit thing in that direction, and to what is refused where nothing is lit', async () => {
    render(TestBoard, { seat: seated([ask]) })
    laid({ Налево: [0, 0], Направо: [100, 5], Закончить: [50, 80], Купить: [200, 90] })
    await press('ArrowRight')
    expect(focused()).toBe('Налево')
    await press('ArrowRight')
    expect(focused()).toBe('Направо')
    await press('ArrowDown')
    expect(focused()).toBe('Закончить')
    await press('ArrowRight')
    expect(focused()).toBe('Купить')
    await press('ArrowLeft')
    expect(focused()).toBe('Закончить')
  })

  it('digits press the lit things in reading order', async () => {
    const seat = seated([ask])
    render(TestBoard, { seat })
    laid({ Налево: [100, 3], Направо: [0, 0], Закончить: [50, 80], Купить: [0, 40] })
    await press('Digit2', '2')
    expect(seat.sent).toEqual([[0, 'left']])
  })

  it('do nothing where one writes', async () => {
    const seat = seated([ask])
    render(TestBoard, { seat })
    laid({ Налево: [0, 0], Направо: [100, 5], Закончить: [50, 80], Купить: [0, 40] })
    const input = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(input, { code: 'Digit1', key: '1' })
    input.remove()
    expect(seat.sent).toEqual([])
  })

  it('[ and ] walk through the past, whatever the layout; Esc lets go first, and then lands and returns', () => {
    const seat = seated([ask])
    render(TestBoard, { seat })
    const past = { live: false, skip: vi.fn(), back: vi.fn(), forward: vi.fn(), now: vi.fn() }
    const key = (code: string, key: string) =>
      pressed(new KeyboardEvent('keydown', { code, key }), seat.answers!, past, undefined)
    key('BracketLeft', 'х')
    key('BracketRight', 'ъ')
    expect([past.back, past.forward].map((each) => each.mock.calls.length)).toEqual([1, 1])
    seat.answers?.pick('left')
    key('Escape', 'Escape')
    expect(past.now).not.toHaveBeenCalled()
    key('Escape', 'Escape')
    expect(past.now).toHaveBeenCalledOnce()
  })

  it('letters work while the board has the focus, by position, and can be switched off', async () => {
    const seat = seated([ask])
    render(TestBoard, { seat })
    const act = vi.fn()
    seat.answers?.letters({ KeyH: act })
    const typed = (at: Element) => fireEvent.keyDown(at, { code: 'KeyH', key: 'р' })
    await typed(document.body)
    expect(act).not.toHaveBeenCalled()
    await typed(screen.getByRole('button', { name: 'Закончить' }))
    expect(act).toHaveBeenCalledOnce()
    prefs.set({ letters: false })
    await typed(screen.getByRole('button', { name: 'Закончить' }))
    expect(act).toHaveBeenCalledOnce()
  })
})

describe('the nearest thing', () => {
  const at = (x: number, y: number) =>
    ({ getBoundingClientRect: () => new DOMRect(x, y, 10, 10) }) as unknown as Element

  it('lies ahead rather than aside', () => {
    const [from, ahead, aside] = [at(0, 0), at(60, 0), at(30, 25)]
    expect(nearest(from, [aside, ahead], [1, 0])).toBe(ahead)
  })

  it('is nothing where nothing lies ahead', () => {
    expect(nearest(at(0, 0), [at(-50, 0), at(2, 300)], [1, 0])).toBeUndefined()
  })
})
