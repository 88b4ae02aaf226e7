import { describe, expect, it } from 'vitest'
import type { EventView, ResultView, View } from '../../../lib/protocol'
import type { EventKind } from '../../../lib/game'
import { keyMoments } from '../../../lib/moments'
import { toldOf } from '../../../lib/told.fixture'
import { builtBy, comparedIn, deciderOf, lastHouse, readyToWin } from './ending'
import type { Game, TableView } from '../view'

const parts = (straw: number, wood: number, brick: number) => ({
  total: straw + wood + brick,
  parts: { straw_house: straw, wood_house: wood, brick_house: brick },
})
const result: ResultView = {
  winners: [2],
  why: 'more_wood',
  rule: '',
  scores: [parts(1, 1, 1), parts(2, 0, 0), parts(0, 2, 1)],
  ties: [
    { by: 'brick_houses', rule: '', values: { p0: 1, p2: 1 } },
    { by: 'wood_houses', rule: '', values: { p0: 1, p2: 2 } },
  ],
}
const house = (material: string, finished = true) => ({ material, sections: [], finished, plot: false })
function viewOf(finished: number[], ended: ResultView | null, change: Partial<TableView> = {}): View<Game> {
  const players = Object.fromEntries(finished.map((count, seat) => [`p${seat}`, { finished: count, houses: [] }]))
  const table = { houses_to_win: 3, players, ...change }
  return { players: finished.length, result: ended, table } as unknown as View<Game>
}

describe('what decided', () => {
  it('is the last that was compared, among those who were level until then', () => {
    expect(deciderOf(result)).toBe('wood')
    expect([0, 1, 2].map((seat) => comparedIn(result, seat))).toEqual([true, false, true])
    expect([0, 1, 2].map((seat) => comparedIn({ ...result, ties: [] }, seat))).toEqual([false, false, true])
  })

  it('is seen in the finished houses, the sturdiest first, and the sturdiest token', () => {
    const players = { p0: { houses: [house('straw'), house('wood', false), house('brick')] } }
    const change = { players, reward_tokens: { straw: 0, wood: 0, brick: 1 } } as unknown as Partial<TableView>
    expect(builtBy(viewOf([0], result, change), 0)).toEqual({ houses: ['brick', 'straw'], token: 'wood' })
  })
})

describe('the last house that is needed', () => {
  it('makes the round the last one, for all to know, until the game is over', () => {
    expect(readyToWin(viewOf([2, 3, 0], null))).toEqual([1])
    expect(readyToWin(viewOf([2, 2, 0], null))).toEqual([])
    expect(readyToWin(viewOf([2, 3, 0], result))).toEqual([])
  })

  const told = (n: number, kind: EventKind<Game>, seat: number, values: EventView['values'] = {}) =>
    toldOf<Game>(kind, { seat, values, moment: kind === 'house' || kind === 'cancelled' }, n)
  const roof = { section: 'roof' }

  it('is a scene from its roof on, and so always among the key moments', () => {
    const events = [
      told(0, 'built', 0, roof),
      told(1, 'house', 0),
      told(2, 'built', 0, roof),
      told(3, 'built', 1, roof),
      told(4, 'house', 0),
      ...Array.from({ length: 40 }, (_, i) => told(5 + i, 'cancelled', 1)),
    ]
    expect(lastHouse(events, 4)).toEqual({ from: 2, until: 4 })
    expect(lastHouse(events, 1)).toBeNull()
    expect(lastHouse(events, 5)).toBeNull()
    expect(keyMoments(events, (n) => lastHouse(events, n) !== null).map(({ n }) => n)).toContain(4)
  })
})
