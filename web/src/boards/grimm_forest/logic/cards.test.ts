import { describe, expect, it } from 'vitest'
import { heardOf } from './cards.svelte'

describe('a card', () => {
  it('is heard with all that is written on it, in the order in which it stands there', () => {
    const face = { name: 'Wolf', type: 'monster', band: 'Monster · before collecting', text: 'Devours all.' } as const
    expect(heardOf(face)).toBe('Wolf. Monster · before collecting. Devours all.')
    expect(heardOf({ ...face, band: '' })).toBe('Wolf. Devours all.')
  })
})
