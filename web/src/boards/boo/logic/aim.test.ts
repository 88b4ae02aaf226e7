import { describe, expect, it } from 'vitest'
import { borderOf, centre, rectOf } from './castle'
import { between, cellAt, entered, leaning, nearest, pushed, through, wallAt } from './aim'
import { open } from './castle.fixture'

const mid = (cell: number) => centre(cell, 15)

describe('a tap', () => {
  it('means the nearest cell one can go to, a finger wide', () => {
    expect(nearest(open, 0, mid(1), 1)).toEqual({ cell: 1 })
    expect(nearest(open, 0, { x: mid(1).x, y: -0.8 }, 1)).toEqual({ cell: 1 }) // above the castle, but close
    expect(nearest(open, 0, mid(18), 1)).toEqual({ none: true }) // a room two borders away
  })

  it('means neither of two that are equally near', () => {
    const corner = rectOf(16, 15)
    // From the room: the lane above it and the lane to the left are equally near to its corner, but hang together.
    expect(nearest(open, 16, { x: corner.x - 0.1, y: corner.y - 0.1 }, 1)).toHaveProperty('cell')
    const two = { ...open, areas: open.areas.map((area, cell) => (cell === 1 ? 40 : cell === 15 ? 41 : area)) }
    expect(nearest(two, 16, { x: corner.x - 0.1, y: corner.y - 0.1 }, 1)).toEqual({ either: [1, 15] })
  })

  it('on a wall means to go through it, from where the head can reach it', () => {
    const wall = wallAt(open, borderOf(15, 16, 15))!
    expect(wall).toEqual({ from: 15, to: 16, colour: 'white' })
    expect(through(open, 0, wall)).toEqual({ steps: ['S', 'E'], wall })
    expect(through(open, 16, wall)?.steps).toEqual(['W'])
    expect(through(open, 18, wall)).toBeNull()
    expect(wallAt(open, mid(16))).toBeNull()
    expect(cellAt(open, mid(16))).toBe(16)
  })
})

describe('a drag', () => {
  it('is followed through every cell, however fast', () => {
    const points = between(mid(0), mid(2))
    expect(points.at(-1)).toEqual(mid(2))
    expect(points.some((point) => point.x > rectOf(1, 15).x && point.x < rectOf(1, 15).x + 0.4)).toBe(true)
  })

  it('crosses a wall only well behind it, and leans on it before', () => {
    const room = rectOf(16, 15)
    const at = (deep: number) => ({ x: room.x + deep, y: room.y + 1.3 })
    expect(entered(open, 15, at(0.3))).toBeNull()
    expect(leaning(open, 15, at(0.3))).toEqual({ from: 15, to: 16, colour: 'white' })
    expect(leaning(open, 15, at(-0.2))).toEqual({ from: 15, to: 16, colour: 'white' })
    expect(leaning(open, 15, at(-0.6))).toBeNull()
    expect(entered(open, 15, at(0.62))).toBe(16)
    expect(entered(open, 0, mid(1))).toBe(1)
  })
})

describe('a push on the pad', () => {
  const free = () => false
  it('is a step once it goes beyond the middle of the border, in the direction that is meant most', () => {
    expect(pushed(open, 0, { x: 0.5, y: 0.1 }, free)).toBeNull()
    expect(pushed(open, 0, { x: 0.8, y: 0.3 }, free)).toEqual({ step: 'E' })
    expect(pushed(open, 0, { x: 0.3, y: 0.8 }, free)).toEqual({ step: 'S' })
  })

  it('through a wall goes further, and leans on one of another colour first', () => {
    expect(pushed(open, 15, { x: 1, y: 0 }, free)).toBeNull()
    expect(pushed(open, 15, { x: 1.4, y: 0 }, free)).toEqual({ step: 'E' })
    const wall = { from: 15, to: 16, colour: 'white' }
    expect(pushed(open, 15, { x: 1.4, y: 0 }, () => true)).toEqual({ leans: wall })
    expect(pushed(open, 15, { x: 1.8, y: 0 }, () => true)).toEqual({ step: 'E' })
  })

  it('turns a corner by itself where the way ahead is barred', () => {
    expect(pushed(open, 15, { x: 1.4, y: 0.9 }, () => true)).toEqual({ step: 'S' })
    expect(pushed(open, 0, { x: -1, y: 0 }, free)).toEqual({ edge: 'W' })
  })
})
