import { describe, expect, it } from 'vitest'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import { threadsOf } from './trail'
import type { Game } from '../view'

const told = (n: number, kind: EventKind<Game>, seat: number, values: Record<string, string>) =>
  toldOf<Game>(kind, { seat, values }, n)

describe('the thread of a figure that was carried', () => {
  it('begins where the figure was last seen to be, whoever put it there', () => {
    const events = [
      told(0, 'placed', 1, { cell: 'A8' }),
      told(1, 'stepped', 0, { origin: 'E4', cell: 'E5' }),
      told(2, 'shoved', 0, { pushed: 'p1', origin: 'E5', cell: 'E6' }),
      told(3, 'token_revealed', 1, { cell: 'E6' }),
      told(4, 'relocated', 1, { cell: 'C1' }),
    ]
    expect(threadsOf(events.slice(3), events)).toEqual([{ from: 'E6', to: 'C1', seat: 1 }])
  })

  it('is Rigor’s where he was taken elsewhere, and not that of who moved him', () => {
    const events = [
      told(0, 'stepped', 0, { origin: 'E4', cell: 'E5' }),
      told(1, 'rigor_stepped', 0, { origin: 'A2', cell: 'A1' }),
      told(2, 'transported', 0, { cell: 'G7' }),
    ]
    expect(threadsOf(events.slice(2), events)).toEqual([{ from: 'A1', to: 'G7', seat: -1 }])
  })

  it('is not there where nobody knows from where, or where nobody was carried', () => {
    const events = [told(5, 'relocated', 1, { cell: 'C1' }), told(6, 'stepped', 1, { origin: 'C1', cell: 'C2' })]
    expect(threadsOf(events, events)).toEqual([])
  })
})
