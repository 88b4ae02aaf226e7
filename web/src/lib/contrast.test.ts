import { describe, expect, it } from 'vitest'
import { contrasted } from './contrast'
import type { Comparison } from './protocol'
import { Words } from './words'

const found: Comparison = {
  better: 'a',
  other: 'b',
  worlds: 24,
  ahead: 20,
  lead: 0.083,
  equal: false,
  aspect: 'houses',
  rule: 'LS-115',
}
const words = {
  say: (key: string, values: object = {}, ready: object = {}) => `${key} ${JSON.stringify({ ...values, ...ready })}`,
} as unknown as Words
const told = (change: Partial<Comparison>) => contrasted({ ...found, ...change }, words, (key) => key.toUpperCase())

describe('a comparison', () => {
  it('says how much better, how sure, and what is gained', () => {
    expect(told({})).toContain('hint-lead {"points":8,"worlds":24,"ahead":20,"other":"B"}')
    expect(told({})).toContain('aspect-houses')
  })
  it('says no more than that two answers are about equal', () => {
    expect(told({ equal: true })).toBe('hint-equal {"other":"B"}')
  })
  it('tells no chance where none is reckoned with', () => {
    expect(told({ lead: 0, aspect: '' })).toContain('hint-better')
  })
})
