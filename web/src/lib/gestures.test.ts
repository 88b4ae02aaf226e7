import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enlarged, lookedAt } from './gestures'

describe('looking closely', () => {
  let element: HTMLElement
  const open = vi.fn()
  const pressed = vi.fn()
  const touch = (kind: string, x = 0) =>
    element.dispatchEvent(Object.assign(new MouseEvent(kind, { clientX: x, bubbles: true }), { pointerType: 'touch' }))

  beforeEach(() => {
    vi.useFakeTimers()
    open.mockClear()
    pressed.mockClear()
    element = document.createElement('div')
    element.addEventListener('click', pressed)
    lookedAt(element, open)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a long touch opens and presses nothing', () => {
    touch('pointerdown')
    vi.advanceTimersByTime(600)
    touch('pointerup')
    element.click()
    expect(open).toHaveBeenCalledOnce()
    expect(pressed).not.toHaveBeenCalled()
    element.click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  test('a short touch, and one that moves, are presses and drags', () => {
    touch('pointerdown')
    vi.advanceTimersByTime(200)
    touch('pointerup')
    touch('pointerdown')
    touch('pointermove', 40)
    vi.advanceTimersByTime(600)
    expect(open).not.toHaveBeenCalled()
  })

  test('so do a right click and an exclamation mark', () => {
    element.dispatchEvent(new MouseEvent('contextmenu'))
    element.dispatchEvent(new KeyboardEvent('keydown', { key: '!' }))
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('a card shown large', () => {
  let element: HTMLElement
  const show = vi.fn()
  const hide = vi.fn()
  const pressed = vi.fn()
  let stop: () => void
  const pointer = (kind: string, pointerType: string, x = 0) =>
    element.dispatchEvent(
      Object.assign(new MouseEvent(kind, { clientX: x, bubbles: true, cancelable: true }), { pointerType }),
    )

  beforeEach(() => {
    vi.useFakeTimers()
    for (const each of [show, hide, pressed]) each.mockClear()
    element = document.createElement('button')
    document.body.append(element)
    element.addEventListener('click', pressed)
    stop = enlarged(element, show, hide)
  })
  afterEach(() => {
    stop()
    element.remove()
    vi.useRealTimers()
  })

  test('is what a mouse rests on, not what it passes', async () => {
    pointer('pointerenter', 'mouse')
    vi.advanceTimersByTime(100)
    pointer('pointerleave', 'mouse')
    vi.advanceTimersByTime(1000)
    expect(show).not.toHaveBeenCalled()
    pointer('pointerenter', 'mouse')
    vi.advanceTimersByTime(400)
    expect(show).toHaveBeenCalledOnce()
    await Promise.resolve()
    hide.mockClear()
    pointer('pointerleave', 'mouse')
    await Promise.resolve()
    expect(hide).toHaveBeenCalledOnce()
  })

  test('is what a finger rests on, until it is lifted; that is no press, and no menu opens', async () => {
    pointer('pointerdown', 'touch')
    vi.advanceTimersByTime(500)
    expect(show).toHaveBeenCalledOnce()
    expect(pointer('contextmenu', 'touch'), 'the browser opens its menu').toBe(false)
    pointer('pointerup', 'touch')
    pointer('pointerleave', 'touch')
    element.click()
    await Promise.resolve()
    expect(hide).toHaveBeenCalledOnce()
    expect(pressed).not.toHaveBeenCalled()
  })

  test('is not what a finger taps or drags', () => {
    pointer('pointerdown', 'touch')
    vi.advanceTimersByTime(100)
    pointer('pointerup', 'touch')
    element.click()
    pointer('pointerdown', 'touch')
    pointer('pointermove', 'touch', 40)
    vi.advanceTimersByTime(1000)
    expect(show).not.toHaveBeenCalled()
    expect(pressed).toHaveBeenCalledOnce()
  })
})
