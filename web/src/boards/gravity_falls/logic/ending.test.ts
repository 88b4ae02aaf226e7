import { expect, test } from 'vitest'
import type { EventKind } from '../../../lib/game'
import type { EventView } from '../../../lib/protocol'
import { toldOf } from '../../../lib/told.fixture'
import { causes, turnsOf } from './ending'
import type { Game } from '../view'

const event = (kind: EventKind<Game>, seat: number, values: EventView['values'] = {}) => ({ kind, seat, values })
const told = (...events: ReturnType<typeof event>[]) =>
  events.map(({ kind, ...more }, n) => toldOf<Game>(kind, more, n))

test('a game in turns: how far the alarm rose, who was beaten, and how long before the end that was', () => {
  const events = told(
    event('alarm', -1, { amount: 2, level: 2 }),
    event('turn', 0),
    event('played', 0),
    event('alarm', -1, { amount: 3, level: 5 }),
    event('turn', 1),
    event('defeated', 1, { monster: 'gremloblin' }),
    event('alarm', -1, { amount: 1, level: 6 }),
  )
  expect(turnsOf(events)).toEqual([
    { seat: 0, number: 1, end: 5, rise: 3, level: 5, beaten: [] },
    { seat: 1, number: 2, end: 2, rise: 1, level: 6, beaten: ['gremloblin'] },
  ])
})

test('a game that ends before its first turn has none', () => {
  expect(turnsOf(told(event('alarm', -1, { amount: 2, level: 2 })))).toEqual([])
})

test('it is added up who raised the alarm', () => {
  const alarm = (by: string, amount: number) => event('alarm', -1, { by, amount })
  expect(causes(told(alarm('gremloblin', 2), alarm('ev_discard', 1), alarm('gremloblin', 4)))).toEqual([
    ['gremloblin', 6],
    ['ev_discard', 1],
  ])
})
