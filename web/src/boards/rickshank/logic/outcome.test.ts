import { expect, test } from 'vitest'
import type { EventKind } from '../../../lib/game'
import type { EventView } from '../../../lib/protocol'
import { toldOf } from '../../../lib/told.fixture'
import type { Told } from '../../../lib/table.svelte'
import { cameOf, lastLink, outcomeOf, shared } from './outcome'
import type { Game } from '../view'

let n = 0
const told = (kind: EventKind<Game>, depth = 1) =>
  toldOf<Game>(kind, { depth, cause: depth ? { seat: 0, thing: 'freeze_gun' } : null }, n++)
const kinds = (...events: Told<Game>[]) => outcomeOf(events).map(({ event }) => event.kind)

test('what follows from the last link, without what only leads to it', () => {
  expect(
    kinds(
      told('played', 0),
      told('discarded'),
      told('played', 0),
      told('hit'),
      told('discarded'),
      told('tokens_gained'),
    ),
  ).toEqual(['discarded', 'tokens_gained'])
  expect(kinds(told('played', 0), told('vote'), told('staked'), told('vote_won'), told('tokens_lost'))).toEqual([
    'tokens_lost',
  ])
  expect(kinds(told('played', 0), told('vote'), told('vote_won'))).toEqual(['vote_won'])
  expect(kinds(told('played', 0), told('vote'), told('tie_broken'))).toEqual(['tie_broken'])
  expect(kinds(told('played', 0), told('vote'), told('tie_broken'), told('drew'))).toEqual(['drew'])
})

test('nothing stays of the turn before, nor of what is bought', () => {
  expect(kinds(told('played', 0), told('discarded'), told('turn_started', 0))).toEqual([])
  expect(kinds(told('played', 0), told('drew', 0), told('bought', 0))).toEqual([])
})

test('what can be told once more is the last link of this turn', () => {
  const events = [told('played', 0), told('hit'), told('ability', 0), told('drew'), told('bought', 0)]
  expect(lastLink(events)).toBe(events[2]!.n)
  expect(lastLink([...events, told('turn_started', 0)])).toBe(-1)
})

test('in marks it is what came to each player and went from them, equal things together', () => {
  const event = (kind: EventKind<Game>, seat: number, more: Partial<EventView>) =>
    toldOf<Game>(kind, { seat, ...more }, n++)
  const came = cameOf([
    event('tokens_lost', 2, { values: { number: 1 } }),
    event('drew', 0, { count: 2 }),
    event('token_taken', 0, { values: { foe: 'p2' } }),
    event('handed_over', 0, { values: { foe: 'p1' }, cards: ['fake_gun'], count: 1 }),
    event('no_token_to_lose', 1, {}),
    event('vote_won', -1, {}),
  ])
  expect(came.map(({ seat, sign, count, mark, card }) => `p${seat} ${sign}${count} ${mark} ${card}`.trim())).toEqual([
    'p0 +2 hand',
    'p0 +1 token',
    'p1 +1 discard fake_gun',
    'p1 0 token',
    'p2 −2 token',
  ])
})

test('players to whom the same has happened stand together', () => {
  const bit = { sign: '−', count: 1, mark: 'token', card: '' } as const
  expect(
    shared([
      { ...bit, seat: 0 },
      { ...bit, seat: 1, count: 2 },
      { ...bit, seat: 3 },
    ]).map(({ seats }) => seats),
  ).toEqual([[0, 3], [1]])
})
