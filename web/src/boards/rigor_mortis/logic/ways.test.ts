import { describe, expect, it } from 'vitest'
import { answersTo, waysOf } from './ways'

const WAYS = waysOf({ F4: 'free', 'F4-G4': 'free', 'F4-F5': 'teleport', E3: 'meeting', 'E3-G4': 'free', F2: 'desk' })

describe('the ways of a card', () => {
  it('have cells after one step and after two', () => {
    expect([...WAYS.first]).toEqual([
      ['F4', 'free'],
      ['E3', 'meeting'],
      ['F2', 'desk'],
    ])
    expect(WAYS.second.get('F5')).toEqual({ over: ['F4'], does: 'teleport' })
  })

  it('become the card and its cells', () => {
    expect(answersTo('card', 'F4', WAYS)).toEqual(['card', 'F4'])
    expect(answersTo('card', 'F5', WAYS)).toEqual(['card', 'F4', 'F5'])
  })

  it('are chosen where two lead to the same cell, and end where none does', () => {
    expect(answersTo('card', 'G4', WAYS)).toBeNull()
    expect(answersTo('card', 'A1', WAYS)).toBeNull()
  })

  it('leave out a first step without an alternative: the rules take it', () => {
    const only = waysOf({ F4: 'free', 'F4-G4': 'free' })
    expect(answersTo('card', 'F4', only)).toEqual(['card'])
    expect(answersTo('card', 'G4', only)).toEqual(['card', 'G4'])
  })
})
