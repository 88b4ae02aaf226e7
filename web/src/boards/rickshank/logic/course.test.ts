import { expect, test } from 'vitest'
import { toldOf } from '../../../lib/told.fixture'
import type { EventKind } from '../../../lib/game'
import type { Game } from '../view'
import { apart, courseOf, line, ticks } from './course'

const told = (
  kind: EventKind<Game>,
  seat: number,
  values: Record<string, number | string> = {},
  cards: string[] = [],
) => toldOf<Game>(kind, { seat, values, cards }).event

test('points come with their cards and end at the score; power is that of each turn', () => {
  const events = [
    told('turn_started', 0, { number: 1 }),
    told('played', 0, { power: 2 }, ['pill_brulee']),
    told('ability', 0, { power: 1 }),
    told('bought', 0, { cost: 3 }, ['black_rick']),
    told('turn_started', 1, { number: 2 }),
    told('bought', 1, { cost: 2 }, ['fake_gun']),
    told('handed_over', 1, { foe: 'p0' }, ['fake_gun']),
  ]
  const scored = [
    [
      { card: 'black_rick', part: 'cards', points: 1 },
      { card: 'fake_gun', part: 'cards', points: -2 },
      { card: 'jerry', part: 'cards', points: 0 },
    ],
    [],
  ]
  expect(courseOf(events, scored)).toEqual({
    points: [
      [0, 1, -1],
      [0, 0, 0],
    ],
    power: [
      [0, 3, 0],
      [0, 0, 0],
    ],
  })
})

test('a line fills its box', () => {
  expect(line([0, 5, 10], 0, 10, 100, 40)).toBe('0,40 50,20 100,0')
})

test('labels of lines that end close to each other stand apart, in the same order', () => {
  expect(apart([80, 10, 78, 84], 12, 90)).toEqual([72, 10, 60, 84])
  expect(apart([0, 4, 5], 12, 90)).toEqual([0, 12, 24])
})

test('a scale has round numbers', () => {
  expect(ticks(-3, 38, 4)).toEqual([0, 20])
  expect(ticks(0, 413, 4)).toEqual([0, 200, 400])
  expect(ticks(0, 2, 4)).toEqual([0, 1, 2])
  expect(ticks(1, 66, 6)).toEqual([20, 40, 60])
})
