import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lookedAt } from './gestures'

describe('looking closely', () => {
  let element: HTMLElement
  const open = vi.fn()
  const pressed = vi.fn()
  const touch = (kind: string, x = 0) => element.dispatchEvent(Object.assign(new MouseEvent(kind, { clientX: x, bubbles: true }), { pointerType: 'touch' }))

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
