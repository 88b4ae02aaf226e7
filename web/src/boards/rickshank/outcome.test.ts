import { expect, test } from 'vitest'
import type { Told } from '../../lib/table.svelte'
import { outcomeOf } from './outcome'

let n = 0
const told = (kind: string, depth = 1): Told => ({
  n: n++, at: 0, event: { kind, cites: '', seat: 0, values: {}, cards: null, count: 0, cause: depth ? { seat: 0, thing: 'freeze_gun' } : null, depth, moment: false, changes: [] },
})
const kinds = (...events: Told[]) => outcomeOf(events).map(({ event }) => event.kind)

test('what follows from the last link, without what only leads to it', () => {
  expect(kinds(told('played', 0), told('discarded'), told('played', 0), told('hit'), told('discarded'), told('tokens_gained'))).toEqual(['discarded', 'tokens_gained'])
  expect(kinds(told('played', 0), told('vote'), told('staked'), told('vote_won'), told('tokens_lost'))).toEqual(['tokens_lost'])
  expect(kinds(told('played', 0), told('vote'), told('vote_won'))).toEqual(['vote_won'])
})

test('nothing stays of the turn before, nor of what is bought', () => {
  expect(kinds(told('played', 0), told('discarded'), told('turn_started', 0))).toEqual([])
  expect(kinds(told('played', 0), told('drew', 0), told('bought', 0))).toEqual([])
})
