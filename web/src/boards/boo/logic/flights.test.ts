import { describe, expect, it } from 'vitest'
import { flight } from './flights'

const way = [
  { x: 0, y: 0, jump: false },
  { x: 6, y: 0, jump: false },
  { x: 6, y: 20, jump: true },
]

describe('the flight of the ghost', () => {
  it('goes round the corners at one speed and fades through a passage', () => {
    const { frames, duration } = flight(way, 260)!
    expect(frames.map((frame) => frame.opacity)).toEqual([1, 1, 0, 0, 1])
    expect(frames[1]!.offset).toBeCloseTo(6 / 9)
    expect(duration).toBeCloseTo(9 * 42)
  })

  it('is short even on a long way, and slower where one likes it slow', () => {
    const far = [way[0]!, { x: 500, y: 0, jump: false }]
    expect(flight(far, 260)!.duration).toBe(2600)
    expect(flight(way, 400)!.duration).toBeGreaterThan(flight(way, 260)!.duration)
  })

  it('is none without motion or without a way', () => {
    expect(flight(way, 0)).toBeNull()
    expect(flight(way.slice(0, 1), 260)).toBeNull()
  })
})
