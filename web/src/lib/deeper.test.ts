// A rule, and what else is said about the same thing.
import { describe, expect, it } from 'vitest'
import { deeper } from './deeper'
import type { Rule } from './protocol'

const rule = (id: string, section: string): Rule => ({
  id,
  section: { ru: section, en: section },
  kind: 'must',
  ru: id,
  en: id,
})

describe('the next deeper rule', () => {
  const rules = [rule('1', 'turn'), rule('2', 'turn'), rule('3', 'end'), rule('4', 'turn')]
  it('is the next of its section; after the last come those before it', () => {
    expect(deeper(rules, '2').map(({ id }) => id)).toEqual(['2', '4', '1'])
    expect(deeper(rules, '3').map(({ id }) => id)).toEqual(['3'])
  })
  it('is none where the rule is not in the book', () => {
    expect(deeper(rules, '9')).toEqual([])
  })
})
