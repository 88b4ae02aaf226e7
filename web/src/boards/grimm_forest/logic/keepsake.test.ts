import { describe, expect, it } from 'vitest'
import { pieces, svgOf, WIDE } from './keepsake'

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
