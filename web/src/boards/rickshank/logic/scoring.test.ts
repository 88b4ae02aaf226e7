import { expect, test } from 'vitest'
import { scoring } from './scoring'

test('cards add up by parts, equal ones together, what counts nothing is left out', () => {
  const { parts, paired } = scoring([
    { card: 'black_rick', part: 'cards', points: 1 },
    { card: 'grave', part: 'locations', points: 2 },
    { card: 'black_rick', part: 'cards', points: 1 },
    { card: 'jerry', part: 'cards', points: 0 },
    { card: 'morty_waves', part: 'morty_waves', points: -1 },
    { card: 'morty_waves', part: 'morty_waves', points: 0 },
  ])
  expect(parts).toEqual([
    { part: 'locations', points: 2, cards: [{ card: 'grave', points: 2, count: 1 }] },
    { part: 'cards', points: 2, cards: [{ card: 'black_rick', points: 1, count: 2 }] },
    { part: 'morty_waves', points: -1, cards: [{ card: 'morty_waves', points: -1, count: 1 }] },
  ])
  expect(paired).toBe(1)
})
