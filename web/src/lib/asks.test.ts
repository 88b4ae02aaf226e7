import { describe, expect, it } from 'vitest'
import { firstLabel, firstParts, onlyAnswer, panels } from './asks'
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

describe('answers of several parts', () => {
  const bids = (count: number) =>
    Array.from({ length: count }, (_, i) => [1, 2, 3, 4, 5, 6].map((face) => `bid:${i + 1}:${face}`)).flat()

  it('stand side by side while they are few', () => {
    expect(firstParts([...bids(4), 'doubt'].slice(1))).toBeNull()
  })

  it('are given in two steps where they are many', () => {
    const steps = firstParts([...bids(5), 'doubt'])
    expect([...(steps?.keys() ?? [])]).toEqual(['bid:1', 'bid:2', 'bid:3', 'bid:4', 'bid:5', 'doubt'])
    expect(steps?.get('bid:2')?.[3]).toBe('bid:2:4')
  })

  it('stand side by side where hardly any share their first part', () => {
    expect(firstParts(Array.from({ length: 30 }, (_, i) => `go:a${i}:b`))).toBeNull()
  })

  it('are called by what the words say of the first part, else by its name', () => {
    const said = parse('en', 'option-bid = { $a } × { $b }\n    .first = { $a } dice\nname-crow = crow')
    expect([firstLabel('bid:3', said), firstLabel('lure:crow', said)]).toEqual(['3 dice', 'crow'])
  })
})
