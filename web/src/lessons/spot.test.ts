// The bubble lies beside what it means and never over what is to be pressed or held.
import { describe, expect, it } from 'vitest'
import { overlap, type Box } from '../lib/beside'
import { spotFor } from './spot'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height })
const DESK = box(0, 56, 1440, 844)
const PHONE = box(0, 44, 390, 800)
const BUBBLE = { width: 380, height: 160 }

describe('the bubble', () => {
  it('lies beside a cell, with its tail towards it', () => {
    const cell = box(470, 360, 90, 90)
    const spot = spotFor(BUBBLE, DESK, cell, { free: [cell], kept: [] })!
    expect(overlap(spot, cell)).toBe(0)
    expect(spot.side).not.toBe('')
    const near = spot.side === 'left' || spot.side === 'right' ? spot.top + spot.tail : spot.left + spot.tail
    const [from, to] = spot.side === 'left' || spot.side === 'right' ? [360, 450] : [470, 560]
    expect(near).toBeGreaterThanOrEqual(from)
    expect(near).toBeLessThanOrEqual(to)
  })

  it('leaves the hand and every answer free, wherever they are', () => {
    for (let x = 0; x <= 1350; x += 135)
      for (let y = 60; y <= 800; y += 74) {
        const free = [box(x, y, 90, 90), box(500, 700, 500, 200)]
        const spot = spotFor(BUBBLE, DESK, free[0]!, { free, kept: [] })!
        expect(free.map((each) => overlap(spot, each))).toEqual([0, 0])
      }
  })

  it('takes the full width of a phone, above or below', () => {
    const wall = box(120, 300, 60, 60)
    const hand = box(0, 640, 390, 204)
    const spot = spotFor({ width: 374, height: 170 }, PHONE, wall, { free: [wall, hand], kept: [] })!
    expect(spot.left).toBe(8)
    expect(['top', 'bottom']).toContain(spot.side)
    expect(overlap(spot, hand)).toBe(0)
  })

  it('leaves in sight what it speaks of, if it can', () => {
    const cell = box(600, 400, 80, 80)
    const kept = [box(700, 300, 300, 300), box(200, 300, 380, 300)]
    const spot = spotFor(BUBBLE, DESK, cell, { free: [cell], kept })!
    expect(kept.map((each) => overlap(spot, each))).toEqual([0, 0])
  })

  it('has no place where everything is to be pressed', () => {
    expect(spotFor(BUBBLE, PHONE, null, { free: [PHONE], kept: [] })).toBe(null)
  })

  it('lies in the middle, without a tail, where nothing is meant', () => {
    const spot = spotFor(BUBBLE, DESK, null, { free: [], kept: [] })!
    expect(spot.side).toBe('')
  })
})
