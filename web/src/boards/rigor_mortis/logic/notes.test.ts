import { describe, expect, it } from 'vitest'
import { lessonFor, type Occasion } from './notes.svelte'

const occasion = (change: Partial<Occasion>): Occasion => ({ kinds: [], shoved: '', fallen: '', ...change })

describe('the lessons of a first game', () => {
  it('come with what has just happened, the rarest first, each once', () => {
    const ids = (change: Partial<Occasion>, learnt: string[] = []) => lessonFor(occasion(change), learnt)?.id
    expect(ids({})).toBeUndefined()
    expect(ids({ kinds: ['before_card'] })).toBe('rigor_mortis-lesson-symbols')
    expect(ids({ kinds: ['before_card'], shoved: 'E4' })).toBe('rigor_mortis-lesson-shove')
    expect(ids({ kinds: ['before_card'], shoved: 'E4', fallen: 'bow' })).toBe('rigor_mortis-lesson-look')
    expect(ids({ kinds: ['before_card'] }, ['rigor_mortis-lesson-symbols'])).toBeUndefined()
  })

  it('stand beside what they are about', () => {
    const at = (change: Partial<Occasion>) => lessonFor(occasion(change), [])?.at
    expect(at({ kinds: ['before_card'] })).toBe('.hand')
    expect(at({ shoved: 'E4' })).toBe('[data-cell="E4"]')
    expect(at({ fallen: 'bow' })).toBe('[data-look="bow"]')
  })
})
