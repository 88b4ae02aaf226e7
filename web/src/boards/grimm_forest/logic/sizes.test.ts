import { describe, expect, it } from 'vitest'
import { DRAWN, isSmall, type Mode } from '../../../kit/layout'
import { fableWidth, stepsIn } from './sizes'

const board = (mode: Mode) => ({ mode, small: isSmall(mode), unit: 1, ...DRAWN[mode] })

describe('a fable in the hand', () => {
  it('is wide enough for its text where texts are shown', () => {
    for (const mode of ['desk', 'low', 'tablet'] as const)
      expect(fableWidth(board(mode), 'read'), mode).toBeGreaterThan(118)
  })
  it('may take all of a small board', () => {
    expect(fableWidth(board('phone'), 'read')).toBe(DRAWN.phone.width)
  })
  it('is a title while it is folded, and a spine among many', () => {
    expect(fableWidth(board('phone'), 'folded')).toBe(190)
    expect(fableWidth(board('desk'), 'spine')).toBe(DRAWN.desk.width)
  })
})

describe('the story', () => {
  it('tells as many steps as are read whole, and one always', () => {
    expect(stepsIn(board('desk'), 780, 125)).toBe(5)
    expect(stepsIn(board('desk'), 360, 125)).toBe(3)
    expect(stepsIn(board('phone'), 370, 90)).toBe(2)
    expect(stepsIn(board('sideways'), 300, 30)).toBe(1)
  })
})
