import { describe, expect, it } from 'vitest'
import { placesOf } from './chairs'
import { seat } from './table.fixture'

const owned = (count: number, mine: number) =>
  Array.from({ length: count }, (_, n) => seat(n, { owner: n === mine ? 7 : null }))

describe('the chairs', () => {
  it('have places of their own for two to eight, with oneself at the lower edge', () => {
    for (let count = 2; count <= 8; count++)
      for (let mine = 0; mine < count; mine++) {
        const places = placesOf(owned(count, mine), 7)
        expect(new Set(places).size, `${count}`).toBe(count)
        expect(places[mine]).toBe('bm')
      }
  })
  it('follow each other clockwise', () => {
    expect(placesOf(owned(4, 1), 7)).toEqual(['mr', 'bm', 'ml', 'tm'])
  })
  it('are seen from the first one by who has no seat', () => {
    expect(placesOf(owned(3, 2), null)[0]).toBe('bm')
  })
  it('stand three, two and three', () => {
    const rows = placesOf(owned(8, 0), 7).map((place) => place[0])
    expect(['t', 'm', 'b'].map((row) => rows.filter((each) => each === row).length)).toEqual([3, 2, 3])
  })
})
