import { describe, expect, it } from 'vitest'
import {
  areaPath,
  between,
  cellOfArea,
  centre,
  corners,
  entered,
  headOf,
  moved,
  nearest,
  rectOf,
  SIZE,
  MARGIN,
  strandsOf,
  walkTo,
} from './castle'
import type { CastleView } from '../view'

const open: CastleView = {
  layout: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  wide: 15,
  rooms: { A1: 16, B1: 18 },
  areas: Array.from({ length: 225 }, (_, cell) => (cell === 16 ? 0 : cell === 18 ? 1 : 36)),
  walls: [
    [1, 2, 'red'],
    [15, 16, 'white'],
  ],
  plan: {},
  white_tower: 0,
  shields: [],
  portraits: [],
  colours: [
    { id: 'white', code: 'W', glyph: 'ring' },
    { id: 'red', code: 'R', glyph: 'diamond' },
  ],
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

  it('shows a route as strands that take another colour and begin anew behind a passage', () => {
    expect(strandsOf(open, 16, ['N', 'S', 'T:R', 'S', 'N', 'P:B1', 'N'], 'white')).toEqual([
      { colour: 'white', cells: [16, 1, 16] },
      { colour: 'red', cells: [16, 31, 16] },
      { colour: 'red', cells: [18, 3] },
    ])
    expect(strandsOf(open, 0, ['N', 'E'])).toEqual([{ colour: '', cells: [0] }])
    expect(headOf(open, 16, ['P:B1', 'N'])).toBe(3)
  })

  it('is flown around corners, and passages are jumps', () => {
    const way = corners(open, strandsOf(open, 0, ['E', 'E', 'E', 'S', 'T:R', 'N']))
    expect(way).toEqual([0, 3, 18, 3].map((cell) => ({ ...centre(cell, 15), jump: false })))
    const jumped = corners(open, strandsOf(open, 16, ['P:B1', 'N']))
    expect(jumped.map((corner) => corner.jump)).toEqual([false, true, false])
  })

  it('has targets for whole rooms and corridors', () => {
    expect(areaPath(open, 0)).toBe(`M${MARGIN + 1} ${MARGIN + 1}h3v3h-3z`)
    expect(cellOfArea(open, 1, 0)).toBe(16)
    expect(cellOfArea(open, 0, 1)).toBeNull()
    expect(cellOfArea(open, 16, 36)).toBe(1)
  })

  it('follows a fast finger through every cell', () => {
    const points = between(centre(0, 15), centre(2, 15))
    expect(points.at(-1)).toEqual(centre(2, 15))
    expect(points.some((point) => point.x > MARGIN + 1 && point.x < MARGIN + 1.4)).toBe(true)
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
