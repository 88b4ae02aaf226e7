import { describe, expect, it } from 'vitest'
import { areaPath, cellOfArea, centre, corners, headOf, moved, rectOf, SIDE, strandsOf, walkTo } from './castle'
import { open } from './castle.fixture'
import { beadsOf, changesOf, crossingsOf } from './crossings'

describe('the castle', () => {
  it('has corridors one and a half units wide and rooms two point six', () => {
    expect(rectOf(0, 15)).toEqual({ x: 0, y: 0, w: 1.5, h: 1.5 })
    expect(rectOf(16, 15)).toEqual({ x: 1.5, y: 1.5, w: 2.6, h: 2.6 })
    const last = rectOf(224, 15)
    expect(last.x + last.w).toBeCloseTo(SIDE)
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

  it('counts the walls of a route, and the tokens between them', () => {
    const strands = strandsOf(open, 15, ['E', 'T:R', 'N', 'E', 'W', 'P:B1'], 'white')
    expect(crossingsOf(open, strands).map(({ colour, number }) => [colour, number])).toEqual([
      ['white', 1],
      ['red', 2],
      ['red', 3],
    ])
    expect(beadsOf(open, strands).map((bead) => ('token' in bead ? bead.token : bead.wall.number))).toEqual([
      1,
      'transformation',
      2,
      3,
      'passage',
    ])
    expect(changesOf(strands)).toEqual([{ cell: 16, from: 'white', to: 'red' }])
  })

  it('is flown around corners, and passages are jumps', () => {
    const way = corners(open, strandsOf(open, 0, ['E', 'E', 'E', 'S', 'T:R', 'N']))
    expect(way).toEqual([0, 3, 18, 3].map((cell) => ({ ...centre(cell, 15), jump: false })))
    const jumped = corners(open, strandsOf(open, 16, ['P:B1', 'N']))
    expect(jumped.map((corner) => corner.jump)).toEqual([false, true, false])
  })

  it('has targets for whole rooms and corridors', () => {
    expect(areaPath(open, 0)).toBe('M1.5 1.5h2.6v2.6h-2.6z')
    expect(cellOfArea(open, 1, 0)).toBe(16)
    expect(cellOfArea(open, 0, 1)).toBeNull()
    expect(cellOfArea(open, 16, 36)).toBe(1)
  })
})
