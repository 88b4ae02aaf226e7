import { beforeEach, describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { keepOrder, orderOf, sent, timed } from './order'

const game = { id: 'tag', least: 2, most: 4, presets: {} } as unknown as GameInfo
const race = {
  ...game,
  id: 'race',
  presets: { friends: { show: 15 }, untimed: { show: 0 }, letters: { letters: true } },
} as unknown as GameInfo

beforeEach(() => localStorage.clear())

describe('a new table', () => {
  it('is without clocks, for three, unless something else was chosen last', () => {
    expect(orderOf(game)).toMatchObject({ whom: 'friends', players: 3, tempo: 'none', clock: {} })
    keepOrder(game, { ...orderOf(game), whom: 'one_screen', players: 4, tempo: 'letters' })
    expect(orderOf(game)).toMatchObject({ whom: 'one_screen', players: 4, clock: { move: 86_400 } })
    expect(orderOf(race).players).toBe(3)
  })
  it('has the presets of a game with clocks of its own', () => {
    expect(orderOf(race)).toMatchObject({ tempo: 'usual', settings: { show: 15 }, clock: {} })
    expect(timed(race, 'none').settings).toEqual({ show: 0 })
    expect(timed(race, 'letters')).toMatchObject({ settings: { letters: true }, clock: { move: 86_400 } })
  })
  it('says with whom in the words of the server', () => {
    expect(sent(game, 'Ann', { ...orderOf(game), whom: 'open' })).toMatchObject({ open: true, one_screen: false })
    expect(sent(game, 'Ann', { ...orderOf(game), whom: 'one_screen' })).toMatchObject({ open: false, one_screen: true })
    expect(sent(game, 'Ann', orderOf(game))).not.toHaveProperty('tempo')
  })
})
