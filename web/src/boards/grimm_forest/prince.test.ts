import { describe, expect, it } from 'vitest'
import type { EventView } from '../../lib/protocol'
import type { Told } from '../../lib/table.svelte'
import { takenByPrince } from './prince'

const told = (n: number, kind: string, values: Record<string, string | number> = {}): Told => {
  const event: EventView = { kind, cites: 'LS-122', seat: -1, cards: null, values, count: 0, cause: null, depth: 0, moment: false, changes: [] }
  return { n, at: 0, event }
}

describe('what the Prince has taken', () => {
  const visit = [told(0, 'laid'), told(1, 'round'), told(2, 'prince', { location: 'forest', rolled: 1, number: 2 })]

  it('is told of his location until cards are laid', () => {
    expect(takenByPrince(visit, 'forest')).toBe(2)
    expect(takenByPrince(visit, 'field')).toBe(0)
    expect(takenByPrince([...visit, told(3, 'laid')], 'forest')).toBe(0)
  })

  it('is nothing where he does not come', () => {
    expect(takenByPrince([told(0, 'round')], 'forest')).toBe(0)
  })
})
