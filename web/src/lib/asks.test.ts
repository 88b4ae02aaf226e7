import { expect, it } from 'vitest'
import { panels } from './asks'
import type { View } from './protocol'
import { parse } from './words'

const words = parse('ru', `
ask-move = Куда?
ask-trace = Ведите.
ask-speak = Говорите.
    .chat = yes
`)
const view = { asks: ['move', 'trace', 'speak'].map((kind) => ({ kind })) } as unknown as View
const kinds = (board: { answers: string[] } | null) => panels(view, board, words).map((ask) => ask.kind)

it('the frame shows what neither the board nor the chat answers', () => {
  expect(kinds(null)).toEqual(['move', 'trace'])
  expect(kinds({ answers: ['trace'] })).toEqual(['move'])
})
