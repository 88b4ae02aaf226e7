import { describe, expect, it } from 'vitest'
import { chipOf } from './chips'

describe('a player in the strip', () => {
  it('has a goblin and four sockets inside, however narrow it is', () => {
    for (const small of [true, false]) {
      for (let width = small ? 38 : 95; width < 400; width++) {
        const { thin, portrait, medal, sum } = chipOf(width, small)
        const beside = thin ? 0 : portrait + (small ? 4 : 8) + (small ? 0 : sum ? 20 : 40)
        expect(beside + 4 * medal + 3 * (small ? 0.5 : sum ? 1.5 : 3), `${width}`).toBeLessThanOrEqual(width)
      }
    }
  })

  it('shows numbers on a phone as long as five sit at the table, and names of books where there is room', () => {
    expect([382 / 5, 382 / 6].map((width) => chipOf(width, true).thin)).toEqual([false, true])
    expect(
      [110, 180, 230].map((width) => chipOf(width, false)).map(({ sum, emblems }) => (sum ? 'sum' : emblems)),
    ).toEqual(['sum', 2, 4])
  })
})
