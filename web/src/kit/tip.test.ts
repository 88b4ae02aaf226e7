import { describe, expect, it } from 'vitest'
import { overlap } from '../lib/beside'
import { tipSpot } from './tip'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const ROOM = box(0, 0, 400, 300)
const TIP = { width: 100, height: 40 }

describe('a note', () => {
  it('lies beside what it is about, inside the board', () => {
    const thing = box(150, 100, 100, 50)
    const spot = tipSpot(TIP, ROOM, thing, [])!
    expect(overlap(spot, thing)).toBe(0)
    expect(overlap(spot, box(140, 90, 120, 70))).toBeGreaterThan(0)
    expect(tipSpot(TIP, ROOM, box(300, 270, 100, 30), [])!.top).toBeLessThanOrEqual(260)
  })

  it('of nothing lies at the upper edge, or at the lower one', () => {
    expect(tipSpot(TIP, ROOM, null, [])).toMatchObject({ left: 150, top: 6 })
    expect(tipSpot(TIP, ROOM, null, [box(0, 0, 400, 200)])).toMatchObject({ left: 150, top: 254 })
  })

  it('covers no answer, and leaves in sight what it can', () => {
    const [answer, figure] = [box(0, 0, 400, 120), box(0, 200, 400, 100)]
    expect(overlap(tipSpot(TIP, ROOM, null, [answer], [figure])!, figure)).toBe(0)
    expect(overlap(tipSpot(TIP, ROOM, null, [answer], [box(0, 130, 400, 170)])!, answer)).toBe(0)
    const [half, panel] = [box(0, 0, 200, 300), box(200, 0, 200, 250)]
    const spot = tipSpot(TIP, ROOM, box(210, 10, 20, 20), [half], [panel])!
    expect([overlap(spot, half), overlap(spot, panel)]).toEqual([0, 1000])
  })

  it('waits where it would cover an answer everywhere', () => {
    expect(tipSpot(TIP, ROOM, null, [ROOM])).toBeNull()
    expect(tipSpot(TIP, ROOM, box(150, 100, 20, 20), [ROOM])).toBeNull()
  })
})
