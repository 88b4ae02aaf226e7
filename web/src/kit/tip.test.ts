import { describe, expect, it } from 'vitest'
import { tipSpot } from './tip'

const BOARD = { width: 400, height: 300 }
const TIP = { width: 100, height: 40 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

describe('a note beside a thing', () => {
  it('lies under it, or above it where there is no room', () => {
    expect(tipSpot(TIP, BOARD, box(150, 100, 100, 50), [])).toEqual({ left: 150, top: 156 })
    expect(tipSpot(TIP, BOARD, box(150, 240, 100, 50), [])).toEqual({ left: 150, top: 194 })
  })

  it('stays inside the board', () => {
    expect(tipSpot(TIP, BOARD, box(0, 100, 20, 20), [])).toEqual({ left: 0, top: 126 })
  })

  it('covers no answer', () => {
    const under = box(100, 150, 200, 60)
    expect(tipSpot(TIP, BOARD, box(150, 100, 100, 50), [under])).toEqual({ left: 150, top: 54 })
  })

  it('goes as near as it can where all sides are taken', () => {
    const spot = tipSpot(TIP, BOARD, box(150, 100, 100, 50), [box(0, 50, 400, 150)])
    expect(spot).toEqual({ left: 144, top: 0 })
  })

  it('of nothing lies at the upper edge, or at the lower one', () => {
    expect(tipSpot(TIP, BOARD, null, [])).toEqual({ left: 150, top: 0 })
    expect(tipSpot(TIP, BOARD, null, [box(0, 0, 400, 200)])).toEqual({ left: 150, top: 260 })
  })

  it('waits where it would cover an answer everywhere', () => {
    expect(tipSpot(TIP, BOARD, null, [box(0, 0, 400, 300)])).toBeNull()
  })
})
