import { describe, expect, it } from 'vitest'
import type { CardView, View } from '../lib/protocol'
import { carried, changedPlaces, flights } from './flights'

const card = (key: string | null): CardView => ({ key, back: 'deck' })
/** Zones by name, cards as a list of keys; `?` for unknown ones. */
const seen = (zones: Record<string, string>, table: Record<string, unknown> = {}) =>
  ({
    zones: Object.entries(zones).map(([name, keys]) => ({
      name,
      ordered: true,
      open: true,
      cards: keys
        .split(' ')
        .filter(Boolean)
        .map((key) => card(key === '?' ? null : key)),
    })),
    table,
  }) as unknown as View

describe('cards that lie elsewhere', () => {
  it('are followed by their keys', () => {
    expect(carried(seen({ hand: 'a b', discard: '' }), seen({ hand: 'a', discard: 'b' }))).toEqual([
      { was: 'b', key: 'b', back: 'deck', from: 'hand', to: 'discard' },
    ])
  })

  it('become known or unknown on the way', () => {
    expect(flights(seen({ deck: '? ?', hand: '' }), seen({ deck: '?', hand: 'a' }))).toMatchObject([
      { does: 'fly', piece: 'card:a', was: 'back:deck', from: 'zone:deck', to: 'zone:hand' },
    ])
    expect(flights(seen({ deck: '', hand: 'a' }), seen({ deck: '?', hand: '' }))).toMatchObject([
      { piece: 'back:deck', was: 'card:a', from: 'zone:hand', to: 'zone:deck' },
    ])
  })

  it('turn over where they lie', () => {
    expect(flights(seen({ play: '? b' }), seen({ play: 'a b' }))).toMatchObject([{ does: 'flip', at: 'card:a' }])
  })

  it('are told apart although they have the same name', () => {
    expect(carried(seen({ hand: 'a a', discard: 'a' }), seen({ hand: 'a', discard: 'a a' }))).toHaveLength(1)
  })

  it('are not those that only changed places in their zone', () => {
    expect(carried(seen({ hand: 'a b c' }), seen({ hand: 'c a b' }))).toEqual([])
  })

  it('are never mistaken for other known cards: what leaves the game and what comes into it do not fly', () => {
    expect(carried(seen({ market: 'a', box: '' }), seen({ market: 'b', box: '' }))).toEqual([])
  })

  it('fly one after the other, and of a whole deck only some', () => {
    const some = flights(seen({ deck: '? ? ? ? ? ? ? ? ?', hand: '' }), seen({ deck: '', hand: '? ? ? ? ? ? ? ? ?' }))
    expect(some).toHaveLength(6)
    expect(some.map((motion) => motion.after)).toEqual([0, 45, 90, 135, 180, 225])
  })
})

describe('places where something has changed', () => {
  it('are cards that came, zones to which cards came that are not seen, and fields with other values', () => {
    const before = seen({ hand: 'a b', discard: '', play: '' }, { players: { p0: { power: 1, name: 'x' } } })
    const after = seen({ hand: '', discard: 'b', play: 'a' }, { players: { p0: { power: 2, name: 'x' } } })
    const names = [
      'card:a',
      'card:c',
      'zone:hand',
      'zone:discard',
      'zone:play',
      'field:players.p0.power',
      'field:players.p0.name',
      'field:players.p1.power',
      'pawn:p0',
    ]
    expect(changedPlaces(before, after, names)).toEqual(['card:a', 'zone:discard', 'field:players.p0.power'])
  })
})
