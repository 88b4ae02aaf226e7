import { expect, test } from 'vitest'
import { fitsText, folded, gridOf, inTickets, lastTurn } from './sizes'

test('ten cards and more are tickets, on a phone and where there is no height all are', () => {
  expect(inTickets('desk', 9, 184)).toBe(false)
  expect(inTickets('desk', 10, 184)).toBe(true)
  expect(inTickets('low', 5, 146)).toBe(false)
  expect(inTickets('tablet', 5, 90)).toBe(true)
  expect(inTickets('phone', 3, 200)).toBe(true)
})

test('older links fold when the chain has no more room', () => {
  const links = (count: number) => Array.from({ length: count }, () => 100)
  expect(folded(links(4), 500, 36)).toEqual({ older: 0, counted: 0 })
  expect(folded(links(10), 628, 36)).toEqual({ older: 6, counted: 0 })
  expect(folded([170, 100, 100], 310, 36)).toEqual({ older: 1, counted: 0 })
  expect(folded(links(10), 350, 36), 'five tabs, a number for the other four and the last link').toEqual({
    older: 9,
    counted: 4,
  })
  expect(folded(links(40), 100, 36)).toEqual({ older: 39, counted: 39 })
  expect(folded([], 100, 36)).toEqual({ older: 0, counted: 0 })
})

test('the last turn of a seat lies at most a lap back', () => {
  expect(lastTurn(47, 0, 0, 4)).toBe(43)
  expect(lastTurn(47, 2, 1, 4)).toBe(46)
  expect(lastTurn(47, 1, 2, 4)).toBe(44)
})

test('a text that has no room is left to the enlarged card', () => {
  const long =
    '+1 мощь. Защита: сбросьте с руки, чтобы избежать атаки; затем можете положить 1 карту с руки или из своего сброса в сброс атакующего (не после групповой атаки).'
  expect(fitsText('+1 мощь.', 'Волны гения', 122, 178)).toBe(true)
  expect(fitsText('+2 мощи; ещё +1, если в этот ход вы уже сыграли другого Рика.', 'Чёрный Рик', 122, 178)).toBe(true)
  expect(fitsText(long, 'Сжученный Морти', 122, 178)).toBe(false)
  expect(fitsText(long, 'Сжученный Морти', 146, 250)).toBe(true)
  expect(fitsText(long, 'Сжученный Морти', 146, 250, 0.7), 'letters stay as large as can be read').toBe(false)
})

test('tickets lie in none on another; where they have no room at once they scroll', () => {
  expect(gridOf(5, 368, 128, 114, [58, 54])).toMatchObject({ columns: 3, lines: 2, scrolls: '' })
  expect(gridOf(6, 368, 128, 114, [58, 54])).toMatchObject({ columns: 3, lines: 2, scrolls: '' })
  expect(gridOf(12, 368, 128, 114, [58, 54]), 'a part of the fourth column is seen').toMatchObject({
    lines: 2,
    scrolls: 'aside',
    wide: 106,
  })
  expect(gridOf(7, 368, 114, 114, [58, 54]), 'a second line has room if both are lower').toMatchObject({
    lines: 2,
    high: 54,
  })
  expect(gridOf(3, 368, 114, 114, [58, 54])).toMatchObject({ lines: 1, high: 58 })
  expect(gridOf(12, 214, 150, 96, [46, 46])).toMatchObject({ columns: 2, lines: 3, scrolls: 'down' })
  expect(gridOf(12, 760, 180, 148, [58, 54])).toMatchObject({ columns: 4, lines: 3, scrolls: '' })
})
