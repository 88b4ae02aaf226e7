import { describe, expect, it } from 'vitest'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import { lastCatch, sceneOf } from './again'
import type { Game } from '../view'

const told = (...kinds: EventKind<Game>[]) => kinds.map((kind, n) => toldOf<Game>(kind, {}, n))

describe('the last three seconds before a look', () => {
  it('lead from the card that was played to the look', () => {
    const events = told('turn_begins', 'played', 'stepped', 'rigor_stepped', 'caught', 'look_drawn', 'relocated')
    expect(lastCatch(events, {})).toEqual({ from: 1, until: 5 })
  })

  it('are no longer than three seconds', () => {
    const events = told('turn_begins', 'played', 'shoved', 'shoved', 'rigor_stepped', 'caught', 'look_drawn')
    expect(lastCatch(events, { shoved: 1400, rigor_stepped: 350 })?.from).toBe(3)
  })

  it('are there as soon as somebody is caught, though a shield may turn the look away', () => {
    expect(lastCatch(told('turn_begins', 'stepped', 'caught', 'shielded', 'relocated'), {})).toEqual({
      from: 1,
      until: 2,
    })
  })

  it('are told of every catch, with its own look', () => {
    const events = told(
      'turn_begins',
      'stepped',
      'caught',
      'shielded',
      'turn_begins',
      'rigor_stepped',
      'caught',
      'look_drawn',
      'turn_begins',
    )
    expect([2, 6, 7].map((n) => sceneOf(events, n, {}))).toEqual([{ from: 1, until: 2 }, { from: 5, until: 7 }, null])
  })

  it('are old news after a while, and there is nothing to tell where nobody was caught', () => {
    expect(lastCatch(told('turn_begins', 'stepped', 'drew'), {})).toBeNull()
    expect(
      lastCatch([...told('caught', 'look_drawn'), ...told(...Array.from({ length: 20 }, () => 'drew' as const))], {}),
    ).toBeNull()
  })
})
