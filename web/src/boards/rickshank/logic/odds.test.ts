import { describe, expect, it } from 'vitest'
import { atLeastOne, nextHand } from './odds'

const unseen = (count: number): string[] => Array.from({ length: count }, () => '')

describe('the next hand', () => {
  it('draws without putting back', () => {
    expect(atLeastOne(1, 10, 5)).toBeCloseTo(0.5)
    expect(atLeastOne(2, 4, 2)).toBeCloseTo(5 / 6)
    expect(atLeastOne(0, 4, 2)).toBe(0)
    expect(atLeastOne(3, 4, 9)).toBe(1)
  })

  it('takes what is left of the deck for sure and the rest from what is shuffled', () => {
    const { odds, mean } = nextHand({ deck: { beth: 1, jerry: 2 }, again: { conroy: 1, jerry: 3 }, hand: 5 }, unseen(3))
    expect(odds.get('beth')).toBe(1)
    expect(odds.get('conroy')).toBeCloseTo(0.5)
    expect(mean.get('jerry')).toBeCloseTo(2 + 1.5)
    expect([...mean.values()].reduce((sum, each) => sum + each)).toBeCloseTo(5)
  })

  it('knows a card that was laid on top in the open, and one that lies too deep', () => {
    const onTop = nextHand({ deck: { beth: 1, jerry: 9 }, again: {}, hand: 5 }, ['beth', ...unseen(9)])
    expect(onTop.odds.get('beth')).toBe(1)
    expect(onTop.mean.get('jerry')).toBeCloseTo(4)
    const deep = nextHand({ deck: { beth: 1, jerry: 9 }, again: {}, hand: 5 }, [...unseen(9), 'beth'])
    expect(deep.odds.get('beth')).toBe(0)
  })

  it('is short when there are too few cards', () => {
    const { mean } = nextHand({ deck: { beth: 1 }, again: { jerry: 1 }, hand: 5 }, unseen(1))
    expect([...mean.values()]).toEqual([1, 1])
  })
})
