import { expect, test } from 'vitest'
import { odds, pulled, reached, risesIn } from './what_if'

test('what may follow, the likeliest first', () => {
  const values = {
    target: 'arcade',
    'alarm:1': 20,
    'alarm:3': 79,
    'moves:gremloblin': 60,
    'moves:gobblewonker': 40,
    event: 23,
  }
  expect(odds(values, 'moves').map(({ of }) => of)).toEqual(['gremloblin', 'gobblewonker'])
  expect(risesIn(values)).toBe('+3: 79\u00a0%, +1: 20\u00a0%')
  expect(odds(values, 'defeated')).toEqual([])
})

test('where a card leads, with the dice and the chance to win', () => {
  const values = {
    'dice:lake': 5,
    'dice_most:lake': 6,
    'dice:pool': 3,
    'dice_most:pool': 3,
    'win:pool': 13,
    'win_most:pool': 13,
  }
  expect(reached(values)).toEqual([
    { place: 'lake', dice: '5–6', win: '' },
    { place: 'pool', dice: '3', win: '13' },
  ])
})

test('the tokens that come anyway, and those there is a choice about', () => {
  expect(pulled({ 'comes:support:lake': 100, 'offered:distrust:pool': 0 })).toEqual([
    { kind: 'support', place: 'lake', sure: true },
    { kind: 'distrust', place: 'pool', sure: false },
  ])
})
