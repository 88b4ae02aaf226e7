import { expect, test } from 'vitest'
import { fanned, stacked, tilt } from './fan'

test('cards lie apart while there is room', () => {
  expect(fanned(5, 800, 122, 100, 8)).toEqual({ width: 122, step: 130 })
})

test('they grow narrower before they overlap, so that no text is covered', () => {
  const seven = fanned(7, 800, 122, 100, 4)
  expect(seven.width).toBeCloseTo(110.86, 1)
  expect(seven.step).toBeGreaterThanOrEqual(seven.width)
})

test('many cards overlap and stay inside the room', () => {
  const { width, step } = fanned(12, 800, 122, 100, 4)
  expect(width).toBe(100)
  expect(step * 11 + width).toBeCloseTo(800)
})

test('a single card lies straight', () => {
  expect(fanned(1, 800, 122, 100, 8)).toEqual({ width: 122, step: 0 })
  expect(tilt(0, 1)).toEqual({ turn: 0, drop: 0 })
})

test('a held hand turns outwards and drops at both ends alike', () => {
  expect(tilt(0, 5).turn).toBe(-1.5)
  expect(tilt(4, 5)).toEqual({ turn: 1.5, drop: 7 })
  expect(tilt(2, 5)).toEqual({ turn: 0, drop: 0 })
})

test('equal cards are stacked in the order of the first of them', () => {
  expect(stacked(['b', 'a', 'b'])).toEqual([
    { key: 'b', count: 2 },
    { key: 'a', count: 1 },
  ])
})
