import { describe, expect, test } from 'vitest'
import { diceOf, keyOf, laidOut, toggled } from './rolls'

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
