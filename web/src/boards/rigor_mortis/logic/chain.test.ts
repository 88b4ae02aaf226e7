import { describe, expect, it } from 'vitest'
import type { WaitView } from '../../../lib/protocol'
import type { Game, QuestionKind } from '../view'
import { chainOf, poolOf } from './chain'

const wait = (kind: QuestionKind, chain: string): WaitView<Game> => ({
  seat: 1,
  kind,
  cites: 'RM-057',
  must: true,
  given: false,
  deadline: -1,
  cause: null,
  subject: { chain },
})
const goblins = ['E3', 'E4', 'E5']

describe('a chain of shoves', () => {
  it('tells who comes from where to where, and who pushes', () => {
    expect(chainOf([wait('shove', 'p0:E4 p1:E5 p2')], { goblins })).toEqual([
      { seat: 0, by: -1, from: 'E3', to: 'E4', open: false },
      { seat: 1, by: 0, from: 'E4', to: 'E5', open: false },
      { seat: 2, by: 1, from: 'E5', to: null, open: true },
    ])
  })

  it('does not count a kick as a step', () => {
    expect(chainOf([wait('shove', 'p0:E3 p1')], { goblins }).map((link) => link.seat)).toEqual([1])
  })

  it('knows no cells in the mist, and nothing while nobody is shoved', () => {
    expect(chainOf([wait('sticky_heels', 'p0:unknown p1')], { goblins: [null, 'E4'] })[0]).toMatchObject({
      from: null,
      to: null,
      open: false,
    })
    expect(chainOf([wait('before_card', '')], { goblins })).toEqual([])
  })
})

describe('the pool of light', () => {
  it('lies round a shove, where nobody has moved yet', () => {
    const waiting = [wait('shove', 'p0:E4 p1')]
    expect(poolOf(waiting, { goblins }, chainOf(waiting, { goblins }))).toEqual(['E3', 'E4', 'E4'])
  })

  it('lies round the goblin that is caught or carried, whoever says where to', () => {
    expect(poolOf([wait('react', '')], { goblins }, [])).toEqual(['E4'])
    expect(poolOf([{ ...wait('teleport', ''), subject: { goblin: 'p2' } }], { goblins }, [])).toEqual(['E5'])
    expect(poolOf([wait('goblin_second', '')], { goblins }, [])).toEqual([])
  })
})
