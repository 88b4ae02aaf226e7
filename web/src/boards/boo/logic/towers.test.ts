import { describe, expect, it } from 'vitest'
import type { View } from '../../../lib/protocol'
import type { Game } from '../view'
import { planOf, towersOf } from './towers'

const player = (walls: string[], visitors: string[]) => ({
  walls,
  visitors,
  score: walls.length + visitors.length,
  searches: true,
})
const ended = (ties: object[] = []) =>
  ({
    result: {
      winners: [1],
      scores: [
        { total: 2, parts: {} },
        { total: 4, parts: {} },
        { total: 2, parts: {} },
      ],
      ties,
      why: 'four_walls',
      rule: 'BO-096',
    },
    table: {
      players: {
        p0: player(['red'], ['cook']),
        p1: player(['white', 'blue'], ['piper', 'student']),
        p2: player([], ['tourist', 'actress']),
      },
    },
  }) as unknown as View<Game>

describe('the towers of the end', () => {
  it('stand by place, each as high as its sum', () => {
    const towers = towersOf(ended())
    expect(towers.map(({ seat, total, won }) => [seat, total, won])).toEqual([
      [1, 4, true],
      [0, 2, false],
      [2, 2, false],
    ])
    expect(towers.every(({ walls, visitors, total }) => walls.length + visitors.length === total)).toBe(true)
  })

  it('say who took the last visitor where that decided', () => {
    expect(towersOf(ended())[0]!.last).toBe(false)
    expect(towersOf(ended([{ by: 'last_visitor', rule: 'BO-101', values: {} }]))[0]!.last).toBe(true)
  })

  it('have one scale, and room beside each other', () => {
    const plan = planOf(towersOf(ended()), 960)
    expect(plan.at).toEqual([160, 480, 800])
    expect(plan.storey).toBe(50)
    const tall = planOf([{ seat: 0, won: true, walls: [], visitors: [], total: 11, last: false }], 390)
    expect(tall.storey * 11).toBeLessThanOrEqual(330)
  })
})
