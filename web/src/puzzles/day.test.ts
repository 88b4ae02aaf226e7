// The puzzle of the day: the same for everybody, another one each day, and the days in a row.
import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { dayOf, gameOfTheDay, numberOfTheDay, streakOf } from './day'

const at = (text: string) => new Date(text)

describe('the puzzle of the day', () => {
  it('begins with the first, counts on by the date alone and starts again after the last', () => {
    expect(numberOfTheDay(20, at('2026-01-01T00:00:00Z'))).toBe(1)
    expect(numberOfTheDay(20, at('2026-01-01T23:59:59Z'))).toBe(1)
    expect(numberOfTheDay(20, at('2026-01-02T00:00:00Z'))).toBe(2)
    expect(numberOfTheDay(20, at('2026-01-20T12:00:00Z'))).toBe(20)
    expect(numberOfTheDay(20, at('2026-01-21T12:00:00Z'))).toBe(1)
  })

  it('is there for who has a wrong clock', () => {
    expect(numberOfTheDay(20, at('1999-12-31T12:00:00Z'))).toBeGreaterThanOrEqual(1)
  })

  it('comes from another game each day, of those that have any', () => {
    const games = [
      { id: 'a', puzzles: 20 },
      { id: 'b', puzzles: 0 },
      { id: 'c', puzzles: 24 },
    ] as GameInfo[]
    const found = ['01', '02', '03'].map((day) => gameOfTheDay(games, at(`2026-01-${day}T08:00:00Z`))?.id)
    expect(found).toEqual(['a', 'c', 'a'])
    expect(gameOfTheDay([], at('2026-01-01T08:00:00Z'))).toBe(null)
  })
})

describe('days in a row', () => {
  const today = dayOf(at('2026-05-05T10:00:00Z'))
  it('count up to today, or to yesterday while today is not over', () => {
    expect(streakOf([], today)).toBe(0)
    expect(streakOf([today], today)).toBe(1)
    expect(streakOf([today - 1, today - 2], today)).toBe(2)
    expect(streakOf([today - 2, today - 3], today)).toBe(0)
    expect(streakOf([today, today - 1, today - 3], today)).toBe(2)
  })
})
