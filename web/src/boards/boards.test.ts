import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Cover from '../shelf/Cover.svelte'
import { boardOf, coverOf } from '.'
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

  it('give the shelf its covers; a game without one has a blank lid', () => {
    expect(coverOf('boo')).not.toBeNull()
    const drawn = (game: string) => render(Cover, { game }).container.querySelector('svg')!.children.length
    expect(drawn('boo')).toBeGreaterThan(5)
    expect(drawn('chess')).toBe(1)
  })
})
