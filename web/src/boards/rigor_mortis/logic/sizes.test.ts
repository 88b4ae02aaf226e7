import { expect, test } from 'vitest'
import { cardWidth } from './sizes'

test('a card grows with the board, within limits', () => {
  expect(cardWidth('desk', { width: 1004, height: 775 })).toBe(116.25)
  expect(cardWidth('desk', { width: 2400, height: 1400 })).toBe(132)
  expect(cardWidth('phone', { width: 390, height: 690 })).toBe(84)
  expect(cardWidth('phone', { width: 320, height: 420 })).toBeCloseTo(70.4)
})
