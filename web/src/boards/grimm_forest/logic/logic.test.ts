import { describe, expect, it } from 'vitest'
import { toldOf } from '../../../lib/told.fixture'
import { countsOf, holding, keyOf, NONE, plus, sizeOf, tokensOf } from './bundles'
import { layKey, laysWith, pairOf } from './laying'
import { chipsOf, flagOf, openingsOf } from './ribbon'
import { gatherOf } from './seats'
import { houseKey, zonesOf } from './street'
import type { Game, HouseView, PlayerView, TableView } from '../view'

const house = (material: string, ...sections: string[]): HouseView => ({
  material,
  sections,
  finished: sections.length === 3,
  plot: false,
})
const player = (houses: HouseView[]) => ({ houses, zones: 5, prices: [2, 4, 6], plot_prices: [1, 3, 5] }) as PlayerView
const NO_BASES = { plain: [], plot: [] }

describe('bundles', () => {
  it('are read from keys and written back', () => {
    expect(countsOf('straw_2_brick')).toEqual([1, 0, 2])
    expect(keyOf([1, 0, 2])).toBe('straw_2_brick')
    expect(countsOf('nothing')).toBeNull()
    expect(countsOf('p1')).toBeNull()
  })

  it('grow by the tokens that some answer still holds', () => {
    const options = ['2_brick', 'wood_brick', 'nothing']
    expect(sizeOf(options)).toBe(2)
    expect(holding(options, plus(NONE, 'wood'))).toEqual(['wood_brick'])
    expect(holding(options, plus(plus(NONE, 'wood'), 'wood'))).toEqual([])
    expect(tokensOf([1, 0, 2])).toEqual(['straw', 'brick', 'brick'])
  })
})

describe('the sealed choice', () => {
  it('is a key, and a key is a choice', () => {
    expect(layKey({ gather: 'gather_wood', fable: '' })).toBe('lay:gather_wood')
    expect(pairOf('lay_with:gather_wood:wolf')).toEqual({ gather: 'gather_wood', fable: 'wolf' })
    expect(layKey({ gather: '', fable: 'wolf' })).toBe('')
  })

  it('lights what goes with what is chosen', () => {
    const keys = ['lay:gather_wood', 'lay_with:gather_wood:wolf', 'lay:gather_straw', 'draw_fable']
    expect(laysWith(keys, { gather: 'gather_wood' })).toEqual(['lay:gather_wood', 'lay_with:gather_wood:wolf'])
    expect(laysWith(keys, { fable: 'wolf' })).toEqual(['lay_with:gather_wood:wolf'])
    expect(laysWith(keys, { gather: '', fable: '' })).toEqual(['lay:gather_wood', 'lay:gather_straw'])
  })
})

describe('the street', () => {
  it('shows the next section of every unfinished house with its price', () => {
    const [first, second] = zonesOf(
      player([house('straw', 'base'), house('brick', 'base', 'walls', 'roof')]),
      0,
      NO_BASES,
    )
    expect(first!.ghosts).toEqual([{ key: 'build:straw:walls', material: 'straw', section: 'walls', price: 4 }])
    expect(second!.ghosts).toEqual([])
  })

  it('lays one base on each free zone, and what is too many on the last', () => {
    const four = [
      house('straw', 'base'),
      house('wood', 'base'),
      house('brick', 'base'),
      house('brick', 'base', 'walls', 'roof'),
    ]
    const bases = zonesOf(player(four), 0, { plain: ['wood', 'brick', 'straw'], plot: [] }).map((zone) =>
      zone.ghosts.filter((ghost) => ghost.section === 'base').map((ghost) => ghost.material),
    )
    expect(bases).toEqual([[], [], [], [], ['straw', 'wood', 'brick']])
    const empty = zonesOf(player([]), 0, { plain: ['straw', 'brick'], plot: [] })
    expect(empty.map((zone) => zone.ghosts.length)).toEqual([1, 1, 0, 0, 0])
  })

  it('has a Prime Plot as a sixth zone with its own prices', () => {
    const zones = zonesOf(player([]), 1, { plain: [], plot: ['wood'] })
    expect(zones).toHaveLength(6)
    expect(zones[5]).toMatchObject({ plot: true, ghosts: [{ key: 'build_plot:wood:base', price: 1 }] })
  })

  it('names a house by its last section', () => {
    expect(houseKey(house('wood', 'base', 'walls'))).toBe('house:wood:walls')
    expect(houseKey({ ...house('wood', 'base'), plot: true })).toBe('house_plot:wood:base')
  })
})

describe('the ribbon', () => {
  it('knows the flag of every phase', () => {
    expect(
      ['prince_visit', 'choose_last', 'reveal_effects', 'go', 'clean_up', 'build_turns', 'judgement'].map(flagOf),
    ).toEqual(['start', 'choose', 'fables', 'before', 'end', 'build', 'next'])
  })

  it('puts what acts, what waits and what comes under its flags', () => {
    const table = {
      window: 'reveal',
      acting: { card: 'wolf', seat: 0 },
      pending: [{ card: 'giant', seat: 1 }],
      coming: { end_of_gather: [{ card: 'giant', seat: 1 }] },
    } as unknown as TableView
    const chips = chipsOf(table)
    expect(chips.get('fables')).toEqual([
      { card: 'wolf', seat: 0, now: true },
      { card: 'giant', seat: 1, now: false },
    ])
    expect(chips.get('end')).toHaveLength(1)
  })
})

describe('a flag of the ribbon', () => {
  it('leads back to the event with which that part of the last round began', () => {
    const kinds = ['round', 'laid', 'round', 'laid', 'laid', 'revealed'] as const
    expect([...openingsOf(kinds.map((kind, n) => toldOf<Game>(kind, {}, n)))]).toEqual([
      ['start', 2],
      ['choose', 3],
      ['fables', 5],
    ])
  })
})

describe('gather cards', () => {
  it('have a colour and a location', () => {
    expect(gatherOf('blue_go_to_market')).toEqual({ colour: 'blue', kind: 'go_to_market', location: 'market' })
    expect(gatherOf('wolf')).toBeNull()
  })
})
