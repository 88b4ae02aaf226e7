import { describe, expect, it } from 'vitest'
import { lessonFor, type Occasion } from './notes.svelte'

const occasion = (change: Partial<Occasion>): Occasion => ({ kinds: [], does: [], shoving: false, looks: 0, ...change })

describe('the lessons of a first game', () => {
  it('come when they are needed, the rarest first, each once', () => {
    expect(lessonFor(occasion({}), [])).toBe('')
    expect(lessonFor(occasion({ kinds: ['before_card'] }), [])).toBe('rigor_mortis-lesson-symbols')
    expect(lessonFor(occasion({ kinds: ['before_card'], does: ['shove'] }), [])).toBe('rigor_mortis-lesson-shove')
    expect(lessonFor(occasion({ kinds: ['before_card'], looks: 1, shoving: true }), [])).toBe(
      'rigor_mortis-lesson-look',
    )
    expect(lessonFor(occasion({ kinds: ['before_card'] }), ['rigor_mortis-lesson-symbols'])).toBe('')
  })
})
