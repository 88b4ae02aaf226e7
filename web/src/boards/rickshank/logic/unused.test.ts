import { describe, expect, it } from 'vitest'
import { unusedOf } from './unused'

const PLAYED: Record<string, { power: number; plain?: number }> = {
  genius_waves: { power: 1, plain: 1 },
  lizard_rick: { power: 3 },
}
const unused = (hand: string[], left: number) => unusedOf(hand, (card) => PLAYED[card] ?? null, left)

describe('what is unused', () => {
  it('is the power that is left and all that lies unplayed in the hand, also of cards that do more', () => {
    expect(unused(['lizard_rick', 'jerry'], 0)).toMatchObject({ lost: 3, held: 3, plain: [] })
    expect(unused(['lizard_rick', 'genius_waves'], 2)).toMatchObject({ lost: 6, held: 4 })
    expect(unused(['jerry'], 0)).toMatchObject({ lost: 0, held: 0 })
  })

  it('can be played at once as far as it is plain, each of equal cards', () => {
    expect(unused(['genius_waves', 'lizard_rick', 'genius_waves'], 1)).toMatchObject({
      plain: ['genius_waves', 'genius_waves'],
      plainPower: 2,
    })
  })
})
