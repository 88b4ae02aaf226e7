import { describe, expect, it } from 'vitest'
import type { Hindsight } from '../../../lib/protocol'
import { bestOf, guessersOf, realOf, rowsOf, wasBest } from './hindsight'

const found = (given: string, ...chances: number[]): Hindsight => ({
  turn: 3,
  given,
  others: { p1: 'lay:gather_wood', p2: 'lay_with:gather_brick:wolf' },
  brought: { straw: 0, wood: 2, brick: 0, fables: -1 },
  worlds: 64,
  alternatives: [
    'lay:gather_straw',
    'lay_with:gather_straw:taxes',
    'lay:gather_wood',
    'lay_with:gather_wood:taxes',
  ].map((key, i) => ({
    key,
    chance: chances[i]!,
    brought: { straw: 1.5, wood: 0, brick: -1, fables: i % 2 ? 0 : 0 },
  })),
})

describe('a sealed choice looked back at', () => {
  const told = found('lay_with:gather_wood:taxes', 0.2, 0.3, 0.25, 0.28)

  it('has a row for each location, with who chose it, and a cell with and without the fable', () => {
    const rows = rowsOf(told)
    expect(rows.map(({ location, own, others }) => [location, own, others.map(({ seat }) => seat)])).toEqual([
      ['field', false, []],
      ['forest', true, [1]],
    ])
    expect(rows.map(({ plain, laid }) => [plain!.chance, laid!.chance])).toEqual([
      [0.2, 0.3],
      [0.25, 0.28],
    ])
    expect(rows[0]!.laid).toMatchObject({ change: [1.5, 0, -1], fables: 1, best: true, own: false })
    expect(rows[1]!.laid).toMatchObject({ best: false, own: true })
  })

  it('tells who has guessed one, what promised more, and what it came to', () => {
    expect(guessersOf(told)).toEqual([1])
    expect([wasBest(told), bestOf(told)]).toEqual([false, 'lay_with:gather_straw:taxes'])
    expect(realOf(told)).toEqual({ change: [0, 2, 0], fables: 0 })
  })

  it('calls a choice the best one if nothing promised clearly more', () => {
    const close = found('lay:gather_straw', 0.295, 0.3, 0.1, 0.1)
    expect([wasBest(close), bestOf(close)]).toEqual([true, 'lay:gather_straw'])
  })
})
