import { describe, expect, it } from 'vitest'
import { corner, middle, planOf } from './geometry'
import { freeEdge, labelBox, type Box } from './labels'

const PLAN = planOf({ rows: 10, floor: { A10: 'scroll' } })
const cell = (name: string): Box => ({ ...corner(name, PLAN), width: 100, height: 100 })
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('a label', () => {
  it('stands across the upper edge of its cell if nothing is in the way', () => {
    const { x, y, width, height } = labelBox('D5', { width: 120, height: 36 }, [], PLAN)
    expect({ x: x + width / 2, y: y + height / 2 }).toEqual({ x: middle('D5', PLAN).x, y: corner('D5', PLAN).y - 20 })
  })

  it('lies upon nothing that has to be seen, if there is such a place', () => {
    const kept = [cell('F3'), cell('F4'), cell('F5'), { ...corner('G3', PLAN), width: 36, height: 36 }]
    const found = labelBox('G4', { width: 120, height: 36 }, kept, PLAN)
    expect(kept.every((box) => apart(found, box))).toBe(true)
  })

  it('stays inside the drawing', () => {
    for (const name of ['A1', 'G1', 'A10', 'G10']) {
      const { x, y, width, height } = labelBox(name, { width: 170, height: 44 }, [], PLAN)
      expect([
        x >= -PLAN.margin,
        y >= -PLAN.margin,
        x + width <= PLAN.width + PLAN.margin,
        y + height <= PLAN.height + PLAN.margin,
      ]).toEqual([true, true, true, true])
    }
  })
})

describe('a note', () => {
  it('lies at the edge where nothing is answered, and nowhere else', () => {
    expect([freeEdge(['E8', 'G10'], PLAN), freeEdge(['A1', 'E5'], PLAN), freeEdge(['A1', 'A10'], PLAN)]).toEqual([
      'top',
      'bottom',
      '',
    ])
  })
})
