import { describe, expect, it } from 'vitest'
import { boardOf } from '.'
import { boardWords } from './words'

describe('boards', () => {
  it('are found by their folder', () => {
    expect(boardOf('boo')?.answers).toContain('search')
    expect(boardOf('chess')).toBeNull()
  })

  it('bring their words in both languages; a game without a board brings none', async () => {
    for (const lang of ['ru', 'en'] as const) {
      expect(await boardWords(lang, 'boo')).toContain('boo-search = ')
      expect(await boardWords(lang, 'chess')).toBe('')
    }
  })
})
