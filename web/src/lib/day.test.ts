import { beforeEach, describe, expect, it } from 'vitest'
import { begin, dateOf, dayAt, days, remember, seedOf, streak, tableOf, type Day } from './day'

const search = (visitor: string, time: number | null = null) => ({ visitor, caught: true, time, walls: null })
const done = (date: string): Day => ({ date, searches: ['a', 'b', 'c', 'd', 'e'].map((id) => search(id, 1)) })

beforeEach(() => localStorage.clear())

describe('the castle of the day', () => {
  it('is the same everywhere at the same moment', () => {
    expect(dateOf(new Date('2026-11-19T23:30:00-05:00'))).toBe('2026-11-20')
    expect(seedOf('2026-11-20')).toBe(20261120)
  })

  it('is found again by its date, and keeps the times that are told only once', () => {
    begin('table', '2026-11-19')
    expect(tableOf('2026-11-19')).toBe('table')
    expect(tableOf('2026-11-20')).toBeUndefined()
    remember('table', [search('cook', 21_000)])
    remember('table', [search('cook'), search('piper', 9_000)])
    expect(dayAt('table')?.searches.map(({ time }) => time)).toEqual([21_000, 9_000])
    expect(dayAt('table')?.date).toBe('2026-11-19')
  })

  it('remembers a castle that was laid by hand without a date', () => {
    remember('other', [search('cook', 5)])
    expect(days().other!.date).toBe('')
  })

  it('counts days in a row that were played to the end', () => {
    const all = [done('2026-11-17'), done('2026-11-18'), done('2026-11-15')]
    expect(streak(all, '2026-11-19')).toBe(2) // today is still to be played
    expect(streak([...all, done('2026-11-19')], '2026-11-19')).toBe(3)
    expect(streak(all, '2026-11-20')).toBe(0)
    expect(streak([{ date: '2026-11-19', searches: [search('a')] }], '2026-11-19')).toBe(0)
    expect(streak([done('2026-12-31'), done('2027-01-01')], '2027-01-01')).toBe(2)
  })
})
