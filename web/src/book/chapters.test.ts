// The book's chapters: in the order of the inventory, each rule and each example once, and what is ours told apart.
import { describe, expect, it } from 'vitest'
import type { BookInfo, Rule } from '../lib/protocol'
import { chaptersOf } from './chapters'

const rule = (id: string, section: string): Rule => ({
  id,
  section: { ru: section, en: section },
  kind: 'must',
  ru: id,
  en: id,
})
const example = (id: string, rules: string[]) => ({ id, rules, ask: 'play', legal: [], refused: {} })
const info: BookInfo = { rulings: ['ours', '2'], house: ['4'], new: [], examples: [example('e', ['3', '1'])] }

describe('the chapters of a book', () => {
  const found = chaptersOf([rule('1', 'turn'), rule('2', 'turn'), rule('3', 'ours'), rule('4', 'turn')], info)
  it('have every rule once, in order', () => {
    expect(found.map(({ title, rules }) => [title.en, rules.map(({ id }) => id)])).toEqual([
      ['turn', ['1', '2', '4']],
      ['ours', ['3']],
    ])
  })
  it('have an example after the first rule that it shows', () => {
    expect(found.map(({ examples }) => examples.map(({ id }) => id))).toEqual([[], ['e']])
  })
  it('tell what is ours apart, whole or by the rule', () => {
    expect(found.map(({ ours, rulings }) => [ours, rulings])).toEqual([
      [false, ['2']],
      [true, []],
    ])
  })
})
