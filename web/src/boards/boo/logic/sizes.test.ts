import { describe, expect, it } from 'vitest'
import { SIDE } from './castle'
import { marginsOf, wholeOf, zoomed } from './sizes'

const LANE = 1.5

describe('the castle on the page', () => {
  it('has lanes that a finger and an eye can tell apart', () => {
    const lane = (mode: 'desk' | 'low' | 'phone' | 'sideways', pixels: number) =>
      (LANE * pixels) / wholeOf(marginsOf(mode)).w
    expect(lane('desk', 758)).toBeGreaterThan(30)
    expect(lane('low', 572)).toBeGreaterThan(24)
    expect(lane('phone', 380)).toBeGreaterThan(17)
    expect(LANE * (390 / zoomed(null, { x: 9, y: 9 }, 390, 390).w)).toBeGreaterThan(32)
  })
})

describe('the window in which a route is drawn', () => {
  it('has the head in its middle third, and stands still while it is there', () => {
    const first = zoomed(null, { x: 14, y: 14 }, 390, 390)
    expect(first.x + first.w / 2).toBeCloseTo(14)
    expect(zoomed(first, { x: 15, y: 13 }, 390, 390)).toEqual(first)
    const after = zoomed(first, { x: 20, y: 14 }, 390, 390)
    expect(after.x).toBeGreaterThan(first.x)
    expect((20 - after.x) / after.w).toBeLessThan(0.67)
  })

  it('does not go far beyond the edge of the castle', () => {
    expect(zoomed(null, { x: 0, y: SIDE }, 390, 390).x).toBeCloseTo(-0.9)
    const low = zoomed(null, { x: 0, y: SIDE }, 390, 390)
    expect(low.y + low.h).toBeCloseTo(SIDE + 0.9)
  })
})
