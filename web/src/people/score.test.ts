import { describe, expect, it } from 'vitest'
import type { GroupGame, GroupMember } from '../lib/protocol'
import { ballot, chosen, scores, together } from './score'

const member = (id: string, vote = ''): GroupMember => ({ id, name: id, here: false, coming: null, vote, me: false })
const game = (more: Partial<GroupGame>): GroupGame => ({
  table: 't',
  game: 'tag',
  at: 100,
  people: ['m1', 'm2', ''],
  winners: [0],
  points: [3, 2, 1],
  together: false,
  ...more,
})

describe('the score of a group', () => {
  const games = [
    game({ at: 300, winners: [1] }),
    game({ at: 200, winners: [2] }),
    game({ winners: [1], game: 'tig' }),
    game({ together: true, winners: [0, 1, 2] }),
    game({ together: true, winners: [] }),
  ]
  it('counts games that somebody has won, the newest last; a bot’s victory is nobody’s', () => {
    expect(scores([member('m1'), member('m2'), member('m3')], games)).toMatchObject([
      { member: { id: 'm2' }, played: 3, won: 2, last: [true, false, true] },
      { member: { id: 'm1' }, played: 3, won: 0 },
      { member: { id: 'm3' }, played: 0 },
    ])
    expect(together(games)).toEqual({ played: 2, won: 1 })
  })
  it('of one game, or of this year', () => {
    expect(chosen(games, 'tig', 0)).toHaveLength(1)
    expect(chosen(games, '', 150)).toHaveLength(2)
  })
  it('counts votes', () => {
    expect(ballot([member('a', 'tag'), member('b', 'tig'), member('c', 'tig'), member('d')])).toEqual([
      { game: 'tig', votes: 2 },
      { game: 'tag', votes: 1 },
    ])
  })
})
