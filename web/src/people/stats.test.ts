import { describe, expect, it } from 'vitest'
import type { GameResult } from '../lib/protocol'
import { byCount, byGame, byLevel, csv, extremes, firsts, rivals, WEEKS, year } from './stats'

const result = (more: Partial<GameResult> = {}): GameResult => ({
  table: 't',
  game: 'tag',
  at: 1_700_000_000,
  seconds: 600,
  answers: 20,
  seats: [0],
  players: 3,
  bots: [null, 'hard', 'hard'],
  bot_names: ['', 'otto', 'margo'],
  people: 1,
  winners: [0],
  won: true,
  together: false,
  points: 9,
  margin: 2,
  first: true,
  by_days: false,
  ...more,
})

describe('what the games of a person add up to', () => {
  const lost = { won: false, winners: [1], points: 4, margin: 1, first: false }
  const all = [
    result(),
    result(lost),
    result({ game: 'tig', players: 2, bots: [null, null], bot_names: ['', ''], ...lost, points: null, margin: null }),
    result({ seats: [0, 1], won: false }),
  ]
  it('by game, by players and by the bots that were there; a screen that is passed round is nobody’s', () => {
    expect(byGame(all)).toEqual([
      { id: 'tag', played: 2, won: 1, best: 9 },
      { id: 'tig', played: 1, won: 0, best: null },
    ])
    expect(byCount(all).map(({ id, played }) => [id, played])).toEqual([
      ['2', 1],
      ['3', 2],
    ])
    expect(byLevel(all)).toEqual([{ id: 'hard', played: 2, won: 1, best: 9 }])
  })
  it('against each bot, but not with it', () => {
    expect(rivals(all)).toEqual([
      expect.objectContaining({ name: 'otto', level: 'hard', mine: 1, theirs: 1 }),
      expect.objectContaining({ name: 'margo', mine: 1, theirs: 0 }),
    ])
    expect(rivals([result({ together: true })])).toEqual([])
  })
  it('the first turn, the longest game and the closest one', () => {
    expect(firsts(all)).toEqual({ games: 3, first: 1, won: 1, wonLater: 0 })
    const long = result({ seconds: 5000, ...lost })
    expect(extremes([...all, long, result({ seconds: 9e9, by_days: true })])).toMatchObject({
      longest: { seconds: 5000 },
      closest: { margin: 1 },
    })
    expect(extremes([])).toEqual({ longest: null, closest: null })
  })
  it('a year of weeks that begin on Monday', () => {
    const sunday = new Date(2026, 10, 22, 12).getTime() / 1000
    const weeks = year([result({ at: sunday }), result({ at: sunday }), result({ at: sunday - 6 * 86_400 })], sunday)
    expect(weeks).toHaveLength(WEEKS)
    expect(weeks.at(-1)).toEqual([1, 0, 0, 0, 0, 0, 2])
    expect(year([], sunday - 3 * 86_400).at(-1)).toEqual([0, 0, 0, 0, -1, -1, -1])
  })
  it('a line for each game, for a spreadsheet', () => {
    expect(csv([result({ points: null })]).split('\r\n')[1]).toBe(
      '2023-11-14T22:13:20.000Z,tag,3,hard hard,1,1,,2,1,600,20',
    )
  })
})
