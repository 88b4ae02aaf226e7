import { describe, expect, it } from 'vitest'
import { parsed } from './route.svelte'

describe('addresses', () => {
  it('lead to games, tables, invitations and moments of records', () => {
    expect(parsed('#/game/boo')).toEqual({ page: 'game', game: 'boo' })
    expect(parsed('#/lesson/boo')).toEqual({ page: 'lesson', game: 'boo', chapter: '' })
    expect(parsed('#/lesson/boo/corridor')).toEqual({ page: 'lesson', game: 'boo', chapter: 'corridor' })
    expect(parsed('#/join/t1/secret')).toEqual({ page: 'join', table: 't1', invite: 'secret' })
    expect(parsed('#/replay/t1?n=12')).toEqual({ page: 'replay', table: 't1', watch: '', moment: { step: 12 } })
    expect(parsed('#/replay/t1?event=5')).toEqual({ page: 'replay', table: 't1', watch: '', moment: { event: 5 } })
    expect(parsed('#/replay/t1/secret?end=3')).toEqual({
      page: 'replay',
      table: 't1',
      watch: 'secret',
      moment: { end: 3 },
    })
  })

  it('lead to the shelf when they lead nowhere', () => {
    expect(['', '#/', '#/table', '#/game', '#/join/t1', '#/nonsense'].map((hash) => parsed(hash).page)).toEqual(
      Array(6).fill('shelf'),
    )
    expect(parsed('#/replay/t1?n=-4')).toEqual({ page: 'replay', table: 't1', watch: '', moment: {} })
  })
})
