import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begin, remember } from '../lib/day'
import type { GameInfo } from '../lib/protocol'
import { keepTicket } from '../lib/stored'
import { parse } from '../lib/words'
import { hasDay, playToday, today } from './day'

const boo = { id: 'boo', least: 2, most: 6, presets: { friends: {}, day: { day: true } } } as unknown as GameInfo
const noon = new Date('2026-11-19T12:00:00Z')
const words = parse('en', 'somebody = Somebody')
let laid: unknown[] = []

beforeEach(() => {
  localStorage.clear()
  localStorage['igroteka.me'] = '"me.known"'
  laid = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    laid.push(JSON.parse(body))
    return Promise.resolve(new Response(JSON.stringify({ table: `t${laid.length}`, key: 'k', seats: [0] })))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the castle of the day, by one press', () => {
  it('has the same castle for everybody: the seed is the date', async () => {
    expect(hasDay(boo)).toBe(true)
    await playToday(boo, words, noon)
    expect(laid).toEqual([
      {
        game: 'boo',
        name: 'Somebody',
        players: 2,
        bots: 'easy',
        seed: 20261119,
        settings: { day: true },
        substitutes: false,
      },
    ])
    expect(location.hash).toBe('#/table/t1')
    expect(today(noon)).toEqual({ done: false, met: 0, streak: 0 })
  })

  it('is laid once a day: whoever comes again finds their own', async () => {
    await playToday(boo, words, noon)
    await playToday(boo, words, noon)
    expect(laid.length).toBe(1)
    await playToday(boo, words, new Date('2026-11-20T12:00:00Z'))
    expect(laid.length).toBe(2)
  })

  it('says what a card may say', () => {
    keepTicket({ table: 'mine', key: 'k' } as never)
    begin('mine', '2026-11-19')
    const met = ['a', 'b', 'c', 'd', 'e'].map((visitor) => ({ visitor, caught: true, time: 1, walls: 1 }))
    remember('mine', met.slice(0, 2))
    expect(today(noon)).toEqual({ done: false, met: 2, streak: 0 })
    remember('mine', met)
    expect(today(noon)).toEqual({ done: true, met: 5, streak: 1 })
  })
})
