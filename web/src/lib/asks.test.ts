import { expect, it } from 'vitest'
import { onlyAnswer, panels } from './asks'
import type { AskView, View } from './protocol'
import { parse } from './words'

const words = parse(
  'ru',
  `
ask-move = Куда?
ask-trace = Ведите.
ask-speak = Говорите.
    .chat = yes
ask-ready = Готовы?
    .pause = yes
`,
)
const view = { asks: ['move', 'trace', 'speak'].map((kind) => ({ kind })) } as unknown as View
const kinds = (board: { answers: string[] } | null) => panels(view, board, words).map((ask) => ask.kind)

it('the frame shows what neither the board nor the chat answers', () => {
  expect(kinds(null)).toEqual(['move', 'trace'])
  expect(kinds({ answers: ['trace'] })).toEqual(['move'])
})

it('the only answer is given by itself, unless it tells something, may be left, or is a pause', () => {
  const ask = { kind: 'move', options: ['on'], form: 'one', must: true, guarded: false, given: null }
  const only = (change: Partial<AskView> = {}) => onlyAnswer({ ...ask, ...change } as unknown as AskView, words)
  expect(only()).toBe('on')
  for (const change of [
    { guarded: true },
    { must: false },
    { kind: 'ready' },
    { given: 'on' },
    { form: 'several' },
    { options: ['on', 'off'] },
  ]) {
    expect(only(change)).toBeUndefined()
  }
})
