import { expect, it } from 'vitest'
import { tokensOf } from './tokens'

const cards = (...keys: (string | null)[]) => keys.map((key) => ({ key, back: 'token' }))

it('tokens are ahead or used, and numbered for whoever knows their order', () => {
  const [stack, discard] = [cards('trap', null, 'trap'), cards('magic_book')]
  expect(tokensOf({ tokens_left: { trap: 2, magic_book: 0 } }, stack, discard)).toEqual([
    { token: 'trap', left: true, place: 1 },
    { token: 'trap', left: true, place: 3 },
    { token: 'magic_book', left: false, place: 0 },
  ])
  expect(tokensOf({ tokens_left: null }, stack, discard)).toEqual([])
})
