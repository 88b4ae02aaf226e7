import { describe, expect, it } from 'vitest'
import { arrow, bookNumber, corner, footprints, isCell, legible, middle, planOf, ratio, spines } from './geometry'

const PLAN = planOf({ rows: 10, floor: { A10: 'scroll' } })

describe('the plan of the library', () => {
  it('finds a cell by its name', () => {
    expect(corner('A1', PLAN)).toEqual({ x: 0, y: 0 })
    expect(middle('C10', PLAN)).toEqual({ x: 250, y: 950 })
    expect(middle('C10', { turned: true })).toEqual({ x: 950, y: 250 })
    expect([isCell('G10'), isCell('unknown'), isCell(3)]).toEqual([true, false, false])
  })

  it('draws a last row of nothing but shelves half as high', () => {
    expect(planOf({ rows: 9, floor: { A8: 'potion' } })).toMatchObject({ half: true, height: 852 })
    expect(planOf({ rows: 10, floor: { A10: 'scroll' } })).toMatchObject({ half: false, height: 1000 })
    expect(ratio(planOf({ rows: 10, floor: { A10: 'scroll' } }))).toBeLessThan(1)
    expect(planOf({ rows: 9, floor: { A8: 'potion' } }, { turned: true })).toMatchObject({
      half: true,
      width: 852,
      height: 700,
    })
  })

  it('writes the number of the books where no cell of the desk has its mark', () => {
    const desk = ['F1', 'G1', 'F2', 'G2']
    const { x, y } = bookNumber(desk, PLAN)
    const [mark, number] = [20, 21]
    for (const cell of desk) {
      const at = corner(cell, PLAN)
      expect(Math.hypot(at.x + 80 - x, at.y + 80 - y)).toBeGreaterThan(mark + number)
    }
  })

  it('keeps the books of a shelf inside it, the same ones every time', () => {
    const { books, boards } = spines('B5', 98, 98)
    expect(boards).toHaveLength(2)
    expect(books.length).toBeGreaterThan(10)
    expect(books.every((book) => book.x >= 0 && book.x + book.width <= 98 && book.y >= 0)).toBe(true)
    expect(spines('B5', 98, 98)).toEqual({ books, boards })
    expect(spines('C5', 98, 98).books).not.toEqual(books)
    expect(spines('A9', 98, 50).boards).toHaveLength(1)
  })

  it('has texts that can be read however small it is drawn', () => {
    expect(legible(18, 1)).toBe(18)
    expect(legible(18, 0.4) * 0.4).toBeGreaterThanOrEqual(11)
    expect(legible(18, 0)).toBe(18)
  })

  it('leads footprints and arrows from cell to cell', () => {
    expect(footprints('E4', 'E3', PLAN).map((print) => print.y)).toEqual(
      [...footprints('E4', 'E3', PLAN)].map((print) => print.y).sort((a, b) => b - a),
    )
    const { path, tail } = arrow('E3', 'F3', PLAN)
    expect(path).toMatch(/^M[\d.,L-]+Z$/)
    expect(tail.x).toBeGreaterThan(middle('E3', PLAN).x)
    expect(tail.x).toBeLessThan(middle('F3', PLAN).x)
  })
})
