import { expect, it } from 'vitest'
import { toldOf } from '../lib/told.fixture'
import { deedOf, type Deed } from './deeds'

const deeds: readonly Deed[] = [
  { said: 'beaten', kinds: ['defeated'] },
  { said: 'carried', kinds: ['moved'], amount: (event) => Number(event.values.tokens) },
]
const events = [
  toldOf('defeated', { seat: 0 }),
  toldOf('defeated', { seat: 1 }),
  toldOf('moved', { seat: 1, values: { tokens: 5 } }),
  toldOf('moved', { seat: 0, values: { tokens: 1 } }),
]

it('says of everybody what they did most beside the others', () => {
  expect(deedOf(deeds, events, 0)).toEqual({ said: 'beaten', count: 1 })
  expect(deedOf(deeds, events, 1)).toEqual({ said: 'carried', count: 5 })
  expect(deedOf(deeds, events, 2)).toBeNull()
})
