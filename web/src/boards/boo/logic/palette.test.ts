// The walls can be seen: in full on their own dark outline, thinned by their glyph on its dark boss.
import { describe, expect, it } from 'vitest'
import { BOSS, OUTLINE, PAINT } from './palette'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

describe.each(Object.entries(PAINT))('a wall that is %s', (_, { fill, ink }) => {
  it('stands out from its outline', () => expect(contrast(fill, OUTLINE)).toBeGreaterThanOrEqual(6))
  it('carries its glyph', () => expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5))
  it('is told by its glyph where it is thin', () => expect(contrast(fill, BOSS)).toBeGreaterThanOrEqual(4.5))
})
