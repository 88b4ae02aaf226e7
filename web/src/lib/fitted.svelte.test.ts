import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitted } from './fitted.svelte'

describe('a fitted text', () => {
  const element = document.createElement('p')
  let high: readonly number[]
  let said = $state('')
  let over: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    Object.defineProperty(element, 'clientHeight', { value: 40, configurable: true })
    Object.defineProperty(element, 'scrollHeight', { get: () => high[Number(element.dataset.fit)], configurable: true })
    over = $effect.root(() => {
      $effect(() => fitted(() => said)(element) as () => void)
    })
    flushSync()
  })
  afterEach(() => {
    over()
    vi.useRealTimers()
  })

  it.each([
    ['its usual size where it fits', [40, 40, 40, 40], '0'],
    ['the first of its sizes at which it is whole', [60, 50, 40, 40], '2'],
    ['the last, which is as high as it needs', [99, 99, 99, 99], '3'],
  ])('has %s', (_, heights, size) => {
    high = heights
    flushSync(() => (said += 'more'))
    vi.advanceTimersByTime(50)
    expect(element.dataset.fit).toBe(size)
  })
})
