import { expect, test } from 'vitest'
import { parse } from '../../../lib/words'
import { nameOf, pointedAt, roadName, spotsOf } from './pings'
import board from '../ru.ftl?raw'

const words = parse('ru', `${board}\nname-lake = Озеро\nname-pool = Бассейн\nname-gremloblin = Гремоблин\n`)

test('a place, a road, a monster and a card can be pointed at', () => {
  expect(pointedAt('place:lake')).toEqual({ sort: 'place', of: ['lake'] })
  expect(pointedAt(roadName('pool', 'lake'))).toEqual({ sort: 'road', of: ['lake', 'pool'] })
  expect(pointedAt('card:p0:2-2')).toEqual({ sort: 'card', of: ['p0', '2-2'] })
  expect(pointedAt('row:lake')).toEqual({ sort: 'row', of: ['lake'] })
})

test('and is named for those who read it', () => {
  expect(nameOf('monster:gremloblin', words)).toBe('Гремоблин')
  expect(nameOf('road:lake+pool', words)).toBe('Дорога: Озеро — Бассейн')
  expect(nameOf('row:lake', words)).toBe('Карта движения: Озеро')
})

test('other talk points at nothing', () => {
  expect(pointedAt('')).toBeUndefined()
  expect(pointedAt('p0')).toBeUndefined()
  expect(pointedAt('place:<b>')).toBeUndefined()
})

test('it rings at a place, where a monster is, or along a road; not for what is not on the map', () => {
  const points = { lake: { x: 1, y: 2 }, pool: { x: 3, y: 4 } }
  const monsters = { gremloblin: { at: 'pool' } } as never
  const spots = (about: string) => spotsOf(about, points, monsters)
  expect(spots('place:lake')).toEqual([points.lake])
  expect(spots('monster:gremloblin')).toEqual([points.pool])
  expect(spots('road:lake+pool')).toEqual([points.lake, points.pool])
  expect([spots('road:lake+away'), spots('monster:away'), spots('row:lake'), spots('hello')]).toEqual([[], [], [], []])
})
