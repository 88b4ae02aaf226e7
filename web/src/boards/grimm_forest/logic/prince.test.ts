import { describe, expect, it } from 'vitest'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import { visitOf } from './prince'
import type { Game } from '../view'

const told = (n: number, kind: EventKind<Game>, values: Record<string, string | number> = {}) =>
  toldOf<Game>(kind, { seat: -1, values }, n)

describe('what the Prince has done', () => {
  const visit = [told(0, 'laid'), told(1, 'round'), told(2, 'prince', { location: 'forest', rolled: 1, number: 2 })]

  it('is told of his location until cards are laid', () => {
    expect(visitOf(visit, 'forest')).toEqual({ taken: 2, rolled: true })
    expect(visitOf(visit, 'field')).toBeNull()
    expect(visitOf([...visit, told(3, 'laid')], 'forest')).toBeNull()
  })

  it('needs no die where one stock is the fullest', () => {
    expect(visitOf([told(0, 'prince', { location: 'field', rolled: 0, number: 5 })], 'field')?.rolled).toBe(false)
  })

  it('is nothing where he does not come', () => {
    expect(visitOf([told(0, 'round')], 'forest')).toBeNull()
  })
})
