import { expect, test } from 'vitest'
import type { AskView } from '../../../lib/protocol'
import type { Game, QuestionKind } from '../view'
import { chipsOf, keysAt, spotOf, spotsOf } from './spots'

const ask = (kind: QuestionKind, options: string[], refused: string[] = []): AskView<Game> => ({
  kind,
  options,
  refused: Object.fromEntries(refused.map((key) => [key, { reason: 'wrong_card', rule: 'RR-144' }])),
  cites: '',
  seat: 0,
  must: true,
  guarded: false,
  form: 'one',
  least: 1,
  most: 1,
  groups: [],
  given: null,
  deadline: -1,
  default: '',
  cause: null,
  subject: {},
  details: {},
})

test('a key that names its place is found there, one without by the question', () => {
  expect(spotOf('destroy_own', 'hand:jerry')).toEqual({ spot: 'hand', thing: 'jerry' })
  expect(spotOf('destroy_own', 'discard:jerry')).toEqual({ spot: 'discard', thing: 'jerry' })
  expect(spotOf('defend', 'borrowed:dinner_table:p1')).toEqual({ spot: 'play', thing: 'dinner_table' })
  expect(spotOf('drive_thru', 'conroy')).toEqual({ spot: 'market', thing: 'conroy' })
  expect(spotOf('choose_foe', 'p2')).toEqual({ spot: 'seat', thing: 'p2' })
})

test('what is no thing on the board is a chip', () => {
  expect(chipsOf(ask('destroy_own', ['hand:jerry', 'nothing']))).toEqual(['nothing'])
  expect(chipsOf(ask('choose_foe', ['p1', 'by_lot']))).toEqual(['by_lot'])
  expect(chipsOf(ask('power_or_token', ['power'], ['token']))).toEqual(['power', 'token'])
  expect(chipsOf(ask('trigger_order', ['aqua_rick', 'bluffing_rick']))).toEqual(['aqua_rick', 'bluffing_rick'])
})

test('that declining is impossible needs no chip', () => {
  expect(chipsOf(ask('token_or_card', ['access_token', 'hand:jerry'], ['nothing']))).toEqual(['access_token'])
})

test('a card of the hand may be two answers: itself, and what the character discards', () => {
  const asks = [ask('defend', ['hand:kickback', 'character:kickback', 'nothing'], ['hand:jerry'])]
  expect(keysAt(asks, 'hand', 'kickback')).toEqual(['hand:kickback', 'character:kickback'])
  expect(keysAt(asks, 'hand', 'jerry')).toEqual(['hand:jerry'])
  expect([...spotsOf(asks)]).toEqual(['hand'])
})
