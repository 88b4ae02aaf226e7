import { expect, test } from 'vitest'
import { bow, middle } from './arrow'

test('an arrow leaves and arrives where it should, in a bow', () => {
  expect(bow({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2)).toBe('M0 0Q50 -20 100 0')
})

test('the middle of a thing is told from the corner of what it lies in', () => {
  expect(middle(new DOMRect(110, 220, 20, 40), new DOMRect(100, 200, 500, 500))).toEqual({ x: 20, y: 40 })
})
