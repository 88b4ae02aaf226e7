import { describe, expect, it } from 'vitest'
import { cellName, cellsOf, centre, entered, moved, nearest, rectOf, SIZE, MARGIN, walkTo, type CastleView } from './castle'

const open: CastleView = {
  wide: 15,
  rooms: { A1: 16, B1: 18 },
  areas: Array.from({ length: 225 }, (_, cell) => (cell === 16 ? 0 : cell === 18 ? 1 : 36)),
  walls: [[1, 2, 'red'], [15, 16, 'white']],
  shields: [],
  portraits: [],
  colours: [],
  passages: ['A1', 'B1'],
  transformations: [],
}

describe('the castle', () => {
  it('has corridors one unit wide and rooms three', () => {
    expect(rectOf(0, 15)).toEqual({ x: MARGIN, y: MARGIN, w: 1, h: 1 })
    expect(rectOf(16, 15)).toEqual({ x: MARGIN + 1, y: MARGIN + 1, w: 3, h: 3 })
    const last = rectOf(224, 15)
    expect(last.x + last.w).toBeCloseTo(SIZE - MARGIN)
  })

  it('ends at its frame', () => {
    expect(moved(0, 'N', 15)).toBeNull()
    expect(moved(14, 'E', 15)).toBeNull()
    expect(moved(0, 'S', 15)).toBe(15)
  })

  it('is walked inside one corridor, around walls, and across one border at a time', () => {
    expect(walkTo(open, 0, 1)).toEqual(['E'])
    expect(walkTo(open, 1, 2)).toEqual(['E']) // through the wall: that is a crossing, and the rules judge it
    expect(walkTo(open, 15, 16)).toEqual(['E'])
    expect(walkTo(open, 0, 3)?.length).toBeGreaterThan(3)
    expect(walkTo(open, 0, 18)).toBeNull()
  })

  it('shows a route as threads that begin anew behind a passage', () => {
    expect(cellsOf(open, 16, ['N', 'T:R', 'S', 'P:B1', 'N'])).toEqual([[16, 1, 16], [18, 3]])
    expect(cellsOf(open, 0, ['N'])).toEqual([[0]])
  })

  it('calls rooms by name and corridors by row and column', () => {
    expect([cellName(open, 16), cellName(open, 0), cellName(open, 224)]).toEqual(['A1', '1.1', '15.15'])
  })

  it('takes a tap for the nearest cell one can go to, a finger wide', () => {
    const corridor = centre(1, 15)
    expect(nearest(open, 0, corridor)).toBe(1)
    expect(nearest(open, 0, { x: corridor.x, y: MARGIN - 1 })).toBe(1) // above the castle, but close
    expect(nearest(open, 0, centre(18, 15))).toBeNull() // a room two borders away
  })

  it('takes a drag for a crossing only well inside the next room', () => {
    const room = rectOf(16, 15)
    expect(entered(open, 1, { x: room.x + 1.5, y: room.y + 0.2 })).toBeNull()
    expect(entered(open, 1, { x: room.x + 1.5, y: room.y + 0.7 })).toBe(16)
    expect(entered(open, 0, centre(1, 15))).toBe(1)
  })
})
