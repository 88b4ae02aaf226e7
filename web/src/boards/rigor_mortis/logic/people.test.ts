import { describe, expect, it } from 'vitest'
import type { View } from '../../../lib/protocol'
import { lookCount, peopleOf } from './people'
import type { Game } from '../view'

const card = (key: string | null) => ({ key, back: 'look' })
const view = {
  phase: 'before_card',
  result: null,
  waiting: [{ seat: 1, must: true, given: false }],
  zones: [
    { name: 'looks:p0', ordered: false, open: true, cards: [card('bow'), card('one_leg')] },
    { name: 'hand:p1', ordered: false, open: false, cards: [card('goblin_orb_orb'), card(null)] },
  ],
  table: {
    colours: ['red', 'blue'],
    looks: [3, null],
    blanks: [1, null],
    hand_sizes: [3, null],
    goblins: ['A1', null],
    active: 'p0',
    first: 'p1',
    powder: null,
  },
} as unknown as View<Game>

describe('the people at the table', () => {
  const [ann, bob] = peopleOf(view)

  it('have looks, blank ones too', () => {
    expect(ann?.looks).toEqual(['bow', 'one_leg'])
    expect(lookCount(ann!)).toBe(3)
  })

  it('are behind a veil where a heavy chin does not see them', () => {
    expect(bob?.looks).toBeNull()
    expect(lookCount(bob!)).toBeNull()
    expect(bob?.cards).toBeNull()
  })

  it('show what is known of their hands, whose turn it is and who decides', () => {
    expect(bob?.known).toEqual(['goblin_orb_orb'])
    expect([ann?.active, bob?.active, bob?.decides, bob?.first, bob?.misty]).toEqual([true, false, true, true, true])
  })
})
