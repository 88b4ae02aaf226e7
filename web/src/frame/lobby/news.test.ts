import { describe, expect, it } from 'vitest'
import { pageWords } from '../../lib/words'
import { news } from './news'
import { gathering, member, seat } from './table.fixture'

const words = pageWords('ru')
const MASHA = seat(0, { owner: 1, name: 'Маша' })
const both = (ready: boolean) =>
  gathering({
    seats: [MASHA, seat(1, { owner: 2, name: 'Петя' })],
    members: [member(1, 'Маша'), member(2, 'Петя', { ready })],
  })

describe('what is said aloud', () => {
  it('tells who has sat down and which seat is free again', () => {
    expect(news(gathering(), both(false), words)).toEqual(['Петя: место 2.'])
    expect(news(both(false), gathering(), words)).toEqual(['Место 2 свободно.'])
  })
  it('tells the ready marks, and when the last one is set', () => {
    expect(news(both(false), both(true), words)).toEqual(['Петя: можно начинать.', 'Все готовы.'])
    expect(news(both(true), both(false), words)).toEqual(['Петя ещё собирается.'])
  })
  it('keeps silent if nothing of that has changed', () => {
    expect(news(both(true), { ...both(true), watchers: 3 }, words)).toEqual([])
  })
})
