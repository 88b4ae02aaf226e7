import { describe, expect, it } from 'vitest'
import type { ResultView } from '../../../lib/protocol'
import { deciderOf, rowsOf } from './ending'
import { pieces, svgOf, WIDE } from './keepsake'
import type { TableView } from '../view'

const house = (material: string, sections: string[]) => ({ material, sections })
const whole = ['base', 'walls', 'roof']

describe('a picture of houses', () => {
  it('has every house inside the picture, however many there are', () => {
    for (const count of [1, 3, 6]) {
      const scene = pieces(
        Array.from({ length: count }, () => house('brick', whole)),
        false,
      )
      const placed = scene.flatMap(({ at }) => (at ? [at.match(/-?[\d.]+/g)!.map(Number)] : []))
      expect(placed).toHaveLength(count)
      for (const [x, y, scale] of placed) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x! + 100 * scale!).toBeLessThanOrEqual(WIDE)
        expect(y).toBeGreaterThan(0)
      }
    }
  })

  it('is a file of its own, with fixed colours only', () => {
    const text = svgOf(pieces([house('straw', whole), house('wood', ['base'])], true))
    expect(text).toMatch(/^<svg xmlns=/)
    expect(text).not.toContain('var(')
    expect(new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')).toBeNull()
  })
})

describe('what decided', () => {
  const parts = (straw: number, wood: number, brick: number) => ({
    total: straw + wood + brick,
    parts: { straw_house: straw, wood_house: wood, brick_house: brick },
  })
  const result: ResultView = {
    winners: [2],
    why: 'more_wood',
    rule: '',
    scores: [parts(1, 1, 1), parts(2, 0, 0), parts(0, 2, 1)],
    ties: [
      { by: 'brick_houses', rule: '', values: { p0: 1, p2: 1 } },
      { by: 'wood_houses', rule: '', values: { p0: 1, p2: 2 } },
    ],
  }
  const table = { reward_tokens: { straw: 0, wood: 2, brick: 0 } } as unknown as TableView

  it('is the last column that was compared, and the winner stands first', () => {
    expect(deciderOf(result)).toBe('wood')
    expect(rowsOf(result, table).map(({ seat, until, token, total }) => [seat, until, token, total])).toEqual([
      [2, 2, 'wood', 3],
      [0, 2, 'brick', 3],
      [1, 0, null, 2],
    ])
  })
})
