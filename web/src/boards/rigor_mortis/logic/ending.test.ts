import { describe, expect, it } from 'vitest'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import type { Game } from '../view'
import { endingOf } from './ending'

const told = (kind: EventKind<Game>, seat: number, values: Record<string, string> = {}, cards: string[] = []) =>
  toldOf<Game>(kind, { seat, values, cards })
const OUT = [told('look_drawn', 1, {}, ['bow']), told('expelled', 1)]

describe('what decided the game', () => {
  it('is the last look of who was driven out, and a meeting with Rigor', () => {
    expect(endingOf([told('violation', 0, { look: 'salute' }), told('caught', 1), ...OUT])).toEqual({
      seat: 1,
      look: 'bow',
      why: 'meeting',
      duty: '',
    })
  })

  it('or a trap, or a duty that was forgotten, whoever noticed it', () => {
    expect(endingOf([told('caught', 0), told('token_revealed', 1), ...OUT])?.why).toBe('trap')
    const forgotten = { seat: 1, look: 'bow', why: 'forgotten', duty: 'tongue_out' }
    expect(endingOf([told('caught', 1), told('violation', 1, { look: 'tongue_out' }), ...OUT])).toEqual(forgotten)
    expect(endingOf([told('called_out', 0, { accused: 'p1', look: 'tongue_out' }), ...OUT])).toEqual(forgotten)
    expect(endingOf([told('convicted', 0, { accused: 'p1', look: 'tongue_out' }), ...OUT])).toEqual(forgotten)
  })

  it('is nothing of this where nobody was driven out, or nothing is known of it', () => {
    expect(endingOf([told('book_taken', 0)])).toBeNull()
    expect(endingOf(OUT)).toBeNull()
  })
})
