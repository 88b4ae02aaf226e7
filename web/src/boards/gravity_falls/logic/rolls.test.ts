import { describe, expect, test } from 'vitest'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import type { Game } from '../view'
import { diceOf, keyOf, laidOut, rolledAt, toggled } from './rolls'

describe('dice to roll again', () => {
  test('a key names faces in the order of the die', () => {
    expect(keyOf(['curse', 'success'])).toBe('reroll_2:success:curse')
    expect(keyOf(['move'])).toBe('reroll_1:move')
    expect(keyOf([])).toBe('')
    expect([diceOf('reroll_2:success:curse'), diceOf('keep'), diceOf('')]).toEqual([2, 0, 0])
  })

  test('they lie sorted by their faces, and it is known which die of the roll is which', () => {
    expect(laidOut(['curse', 'move', 'success', 'curse', 'success'])).toEqual([2, 4, 1, 0, 3])
  })

  test('a press adds a die, takes it away again, and replaces the last one when there are enough', () => {
    expect(toggled([], 3, 2)).toEqual([3])
    expect(toggled([3], 0, 2)).toEqual([3, 0])
    expect(toggled([3, 0], 1, 2)).toEqual([3, 1])
    expect(toggled([3, 0], 3, 2)).toEqual([0])
  })
})

describe('where the dice fell', () => {
  const told = (kind: EventKind<Game>, seat: number, origin = '') => toldOf<Game>(kind, { seat, values: { origin } })

  test('they stay when a curse calls the character away, or an event', () => {
    const turn = [told('walked', 0, 'lake'), told('rolled', 0), told('token_moved', 0, 'pool')]
    expect(rolledAt(turn, 0, 'pool')).toBe('pool')
    expect(rolledAt([...turn, told('called', 0, 'pool'), told('retreated', 0, 'diner')], 0, 'lake')).toBe('pool')
    expect(rolledAt([...turn, told('retreated', 1, 'arcade')], 0, 'pool')).toBe('pool')
  })

  test('they fall anew with a new roll', () => {
    expect(rolledAt([told('rolled', 0), told('called', 0, 'pool'), told('removal_rolled', 0)], 0, 'diner')).toBe(
      'diner',
    )
  })
})
