import { describe, expect, it } from 'vitest'
import { keyMoments } from './moments'
import type { Told } from './table/match.svelte'

/** A letter an event; the large ones are moments. */
const told = (kinds: string): Told[] =>
  kinds.split('').map((kind, n) => ({
    n,
    at: 0,
    event: {
      kind,
      cites: '',
      seat: 0,
      values: {},
      cards: null,
      count: 0,
      cause: null,
      depth: 0,
      moment: kind < 'a',
      changes: [],
    },
  }))
const named = (kinds: string, most?: number, scenes = '') =>
  keyMoments(told(kinds), (n) => scenes.includes(kinds[n]!), most)
    .map((each) => each.event.kind)
    .join('')

describe('key moments', () => {
  it('are those that the game calls so, in order', () => {
    expect(named('aXbbYcXd')).toBe('XYX')
    expect(named('abc')).toBe('')
    expect(named('')).toBe('')
  })

  it('are some of every part of a game that has many, and always the last', () => {
    expect(named('aABCDEFGHIJa', 5)).toBe('BDFHJ')
    expect(named('ABCDEFG', 3)).toBe('CEG')
  })

  it('are first of all those that are told as a scene', () => {
    expect(named('AXBBBBYBBB', 4, 'XY')).toBe('XBYB')
    expect(named('SSSSA', 3, 'S')).toBe('SSS')
  })
})
