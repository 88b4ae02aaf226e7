import { beforeEach, describe, expect, it } from 'vitest'
import { learned } from '../lib/learned.svelte'
import type { GameInfo, TableInfo } from '../lib/protocol'
import { pageWords } from '../lib/words'
import { cardsOf } from './waiting'

const title = { ru: 'Салки', en: 'Tag' }
const lesson = { minutes: 6, chapters: ['one', 'two', 'three'], goals: [] }
const game = (id: string) => ({ id, title, lesson }) as unknown as GameInfo
const table = (id: string, more: Partial<TableInfo> = {}) =>
  ({
    table: id,
    game: 'tag',
    stage: 'playing',
    names: ['Ann', 'Bob'],
    seats: [0],
    your_turn: false,
    since: 0,
    until: 0,
    changed: 1000,
    lesson: '',
    ...more,
  }) as TableInfo
const cards = (mine: TableInfo[], games = [game('tag')]) =>
  cardsOf({ games, mine, learned, lang: 'en', words: pageWords('en'), now: 1000 + 12 * 60 })

beforeEach(() => localStorage.clear())

describe('what waits', () => {
  it('begins with the game in which it is my turn, and says how long somebody has waited', () => {
    const [first, second] = cards([table('a', { changed: 1100 }), table('b', { your_turn: true })])
    expect(first).toMatchObject({ id: 'b', urgent: true, note: 'waiting for 12 minutes', names: ['Bob'] })
    expect(second).toMatchObject({ id: 'a', title: 'Tag' })
    expect(second?.urgent).toBeUndefined()
  })
  it('lists what waits for me by how long it has, also games in which nobody has moved, and what time is left', () => {
    const mine = { your_turn: true, until: 1000 + 12 * 60 + 7200 }
    const found = cards([
      table('later', { ...mine, since: 900, changed: 950 }),
      table('theirs', { changed: 1100 }),
      table('first', { ...mine, since: 100, changed: 1600 }),
    ])
    expect(found.map(({ id }) => id).slice(0, 3)).toEqual(['first', 'later', 'theirs'])
    expect(found.map(({ note }) => note).slice(0, 3)).toEqual(['2 hours left', '2 hours left', undefined])
  })
  it('leaves out what is over, and the tables of lessons', () => {
    expect(cards([table('a', { stage: 'finished' }), table('b', { lesson: 'one' })]).map(({ id }) => id)).toEqual([
      'lesson-tag',
    ])
  })
  it('is four cards at most: further games become one, and the next lesson stays', () => {
    const many = Array.from({ length: 6 }, (_, n) => table(`t${n}`))
    expect(cards(many).map(({ id }) => id)).toEqual(['t0', 't1', 'more', 'lesson-tag'])
    expect(cards(many)[2]).toMatchObject({ title: '4 more games', href: '#/mine' })
    expect(cards(many.slice(0, 3)).map(({ id }) => id)).toEqual(['t0', 't1', 't2', 'lesson-tag'])
  })
  it('goes on with a lesson that was begun; others are there where there is room', () => {
    learned.finish('tig', 'one')
    const [first, second] = cards([], [game('tag'), game('tig')])
    expect(first).toMatchObject({ id: 'lesson-tig', href: '#/lesson/tig', progress: [1, 3], extra: false })
    expect(second).toMatchObject({ id: 'lesson-tag', progress: [0, 3], extra: true })
  })
})
