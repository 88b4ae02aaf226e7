import { describe, expect, it } from 'vitest'
import type { EventView, View } from '../../../lib/protocol'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import type { Told } from '../../../lib/table.svelte'
import { bestOf, chancesOf, freshOf, ledgerOf, sumOf } from './ledger'
import { threadsOf } from './threads'
import type { Game } from '../view'

const told = <K extends EventKind<Game>>(kind: K, seat: number, values: EventView['values'], n = 0) =>
  toldOf<Game>(kind, { seat, values }, n) as Told<Game, K>
const round = told('round', -1, { round: 2, first: 'p0' })

describe('what a round brought', () => {
  it('gains and losses of the round add up, what was picked one by one too', () => {
    const entries = ledgerOf(
      [
        told('gained', 0, { by: 'action', straw: 9, wood: 0, brick: 0 }),
        round,
        told('picked', 0, { location: 'market', straw: 1, wood: 0, brick: 0 }),
        told('picked', 0, { location: 'market', straw: 0, wood: 1, brick: 0 }),
        told('collected', 0, { location: 'field', straw: 2, wood: 0, brick: 0, pigs: 2, left: 0 }),
        told('gave', 1, { by: 'ali_baba', to: 'p0', straw: 0, wood: 0, brick: 1 }),
        told('gave', 0, { by: 'ali_baba', to: 'p1', straw: 0, wood: 1, brick: 0 }),
        told('lost', 1, { by: 'dragon', straw: 5, wood: 0, brick: 0 }),
        told('built', 0, { material: 'brick', section: 'base', price: 2 }),
        told('round', -1, { round: 3, first: 'p1' }),
        told('gained', 0, { by: 'action', straw: 7, wood: 0, brick: 0 }),
      ],
      0,
      2,
    )
    expect(entries.map(({ change }) => change)).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [2, 0, 0],
      [0, 0, 1],
      [0, -1, 0],
      [0, 0, -2],
    ])
    expect(sumOf(entries)).toEqual([3, 0, -1])
  })

  it('the last step stays beside the numbers of whom it concerns', () => {
    const fresh = [told('gave', 1, { by: 'ali_baba', to: 'p0', straw: 0, wood: 2, brick: 0 })]
    expect([freshOf(fresh, 0), freshOf(fresh, 1), freshOf(fresh, 2)]).toEqual([
      [0, 2, 0],
      [0, -2, 0],
      [0, 0, 0],
    ])
  })
})

describe('what another choice would have brought', () => {
  const at = (awaited: number[], pigs: number[], lurking: string[] = []) => ({ awaited, pigs, lurking })
  const view = (seat: number | null) =>
    ({
      seat,
      table: {
        locations: { field: at([5, 2, 1], [0]), forest: at([4, 2, 1], [1, 2]), quarry: at([0, 0, 0], [], ['wolf']) },
      },
    }) as unknown as View<Game>

  it('is counted against where the others went', () => {
    const chances = chancesOf(view(0))
    expect(chances.map(({ location, others, own, each }) => [location, others, own, each])).toEqual([
      ['field', [], true, 5],
      ['forest', [1, 2], false, 1],
      ['quarry', [], false, 0],
    ])
    expect(bestOf(chances)).toBe(5)
    expect(chancesOf(view(1)).map(({ each }) => each)).toEqual([2, 2, 0])
  })

  it('is not told to whoever only watches', () => {
    expect(chancesOf(view(null))).toEqual([])
  })
})

describe('threads', () => {
  it('join swapped cards until they are revealed', () => {
    const swapped = told('swapped', 2, { a: 'p0', b: 'p1' })
    const laid = told('laid', 0, { fables: 0 })
    expect(threadsOf([round, laid, swapped])).toEqual([['p0', 'p1']])
    expect(threadsOf([round, laid, swapped, told('shown', 0, { card: 'x', location: 'field' })])).toEqual([])
  })
})
