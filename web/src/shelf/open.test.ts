import { describe, expect, it } from 'vitest'
import type { OpenTable } from '../lib/protocol'
import { watched, wayTo } from './open'

const table = (given: Partial<OpenTable>) =>
  ({
    table: 't',
    invite: '',
    game: 'duel',
    host: 'Ann',
    names: ['Ann'],
    open_seats: 0,
    watch: '',
    ...given,
  }) as OpenTable

describe('open tables', () => {
  it('are joined while people gather and watched while they play', () => {
    expect(wayTo(table({ invite: 'i' }))).toBe('#/join/t/i')
    expect(wayTo(table({ watch: 'w' }))).toBe('#/watch/t/w')
  })
  it('offer to watch only where a game goes on', () => {
    expect(watched([table({ invite: 'i' }), table({ watch: 'w' })]).map(({ watch }) => watch)).toEqual(['w'])
  })
})
