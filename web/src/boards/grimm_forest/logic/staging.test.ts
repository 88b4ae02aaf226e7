import { describe, expect, it } from 'vitest'
import type { EventView, View } from '../../../lib/protocol'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import type { Told } from '../../../lib/table.svelte'
import { beatsOf, paced } from '../../../stage/beats'
import type { Moving, Scene } from '../../../stage/staging'
import { staging } from './staging'
import { cardOf, stepsOf, whoWent, windowOf } from './story'
import { trailsOf } from './threads'
import type { Game } from '../view'

const told = <K extends EventKind<Game>>(kind: K, seat: number, values: EventView['values'], n = 0) =>
  toldOf<Game>(kind, { seat, values }, n) as Told<Game, K>
const table = (stock: number[], sections: string[][]) => ({
  locations: { field: { stock } },
  players: { p0: { houses: sections.map((each) => ({ sections: each })) } },
})
const scene = (before: ReturnType<typeof table>, after: ReturnType<typeof table>): Scene<Game> => ({
  before: { table: before } as unknown as View<Game>,
  after: { table: after } as unknown as View<Game>,
  flights: [],
})
const still = scene(table([0, 0, 0], []), table([0, 0, 0], []))
const flown = (each: Told<Game>, at = still) =>
  (staging.motions![each.event.kind] as Moving<Game>)(each, at).flatMap((motion) =>
    motion.does === 'fly' ? [`${motion.from} > ${motion.to}`] : [],
  )

describe('what moves', () => {
  it('tokens fly from where they were to whoever gets them', () => {
    expect(flown(told('gave', 1, { by: 'ali_baba', to: 'p0', straw: 0, wood: 2, brick: 0 }))).toEqual([
      'goods:p1:wood > goods:p0:wood',
      'goods:p1:wood > goods:p0:wood',
    ])
    expect(flown(told('collected', 0, { location: 'field', straw: 1, wood: 0, brick: 0 }))).toEqual([
      'stock:field:straw > goods:p0:straw',
    ])
  })

  it.each([
    ['gained', 'supply:wood > goods:p1:wood'],
    ['lost', 'goods:p1:wood > supply:wood'],
    ['gave', 'goods:p1:wood > goods:p0:wood'],
    ['took', 'stock:forest:wood > goods:p1:wood'],
    ['picked', 'stock:forest:wood > goods:p1:wood'],
    ['collected', 'stock:forest:wood > goods:p1:wood'],
    ['added', 'supply:wood > stock:forest:wood'],
    ['emptied', 'stock:forest:wood > supply:wood'],
    ['stocked', 'supply:wood > zone:friend:p1'],
  ] as const)('what was %s is seen to fly', (kind, way) => {
    expect(flown(told(kind, 1, { by: 'action', to: 'p0', location: 'forest', straw: 0, wood: 1, brick: 0 }))).toEqual([
      way,
    ])
  })

  it('no more of them than can be told apart', () => {
    expect(flown(told('gained', 0, { by: 'action', straw: 9, wood: 0, brick: 0 }))).toHaveLength(4)
  })

  it('a refill brings what each location has more', () => {
    expect(flown(told('refilled', -1, {}), scene(table([1, 0, 0], []), table([3, 0, 0], [])))).toEqual([
      'supply:straw > stock:field:straw',
      'supply:straw > stock:field:straw',
    ])
  })

  it('the die of the Prince falls before he rides off', () => {
    const visit = (rolled: number) =>
      staging.motions!.prince!(
        told('prince', -1, { location: 'field', rolled, number: 2 }),
        scene(table([4, 0, 0], []), table([2, 0, 0], [])),
      )
    expect(visit(1)[0]).toMatchObject({ does: 'roll', at: 'die:field' })
    expect(
      visit(1)
        .slice(1)
        .every((motion) => (motion.after ?? 0) >= 400),
    ).toBe(true)
    expect(visit(0)[0]).toMatchObject({ does: 'fly', from: 'stock:field:straw', to: 'supply:straw' })
  })

  it('a section is paid for, and the house that has grown is ringed', () => {
    const motions = staging.motions!.built!(
      told('built', 0, { material: 'wood', section: 'base', price: 2 }),
      scene(table([0, 0, 0], [['base']]), table([0, 0, 0], [['base'], ['base']])),
    )
    expect(motions.filter((motion) => motion.does === 'fly')).toHaveLength(2)
    expect(motions.at(-1)).toMatchObject({ does: 'ring', at: 'house:p0:1' })
  })
})

describe('the reveal', () => {
  it.each([
    ['revealed', 'laid_fable', 'fable', 350],
    ['shown', 'laid_gather', 'blue', 400],
  ] as const)('turns over all that was %s at the same moment', (kind, zone, back, ms) => {
    const sealed = (key: string | null) => ({ name: `${zone}:p0`, cards: [{ key, back }] })
    const at = (key: string | null) => ({
      ...still,
      before: { table: {}, zones: [sealed(key)] } as unknown as View<Game>,
    })
    const opens = (key: string | null) => (staging.motions![kind] as Moving<Game>)(told(kind, 0, {}), at(key))
    expect(opens(null)).toEqual([
      { does: 'fly', piece: 'open:p0', from: `zone:${zone}:p0`, to: 'open:p0', ms, was: `back:${back}` },
    ])
    expect(opens('wolf')).toEqual([{ does: 'fly', piece: 'open:p0', from: `zone:${zone}:p0`, to: 'open:p0', ms }])
  })

  it('lets the tokens of everybody who collects fly, each its own way', () => {
    const events = [0, 1].map((seat) =>
      told('collected', seat, { location: 'field', straw: 2, wood: 0, brick: 0 }, seat),
    )
    const view = { table: table([4, 0, 0], []), zones: [], asks: [], waiting: [] } as unknown as View<Game>
    const [beat] = paced(beatsOf({ before: view, view, events }, staging), 1, 2500)
    expect(beat!.motions.flatMap((motion) => (motion.does === 'fly' ? [motion.to] : []))).toEqual([
      'goods:p0:straw',
      'goods:p0:straw',
      'goods:p1:straw',
      'goods:p1:straw',
    ])
  })

  it('is one beat for all fables and one for all destinations', () => {
    const view = (shown: number): View<Game> =>
      ({ table: {}, zones: [], asks: [], waiting: [], shown }) as unknown as View<Game>
    const events = (['laid', 'revealed', 'shown', 'walked'] as const).flatMap((kind) =>
      [0, 1, 2].map((seat) => told(kind, seat, {})),
    )
    const beats = beatsOf({ before: view(0), view: view(1), events }, staging)
    expect(beats.map((beat) => beat.told.map(({ event }) => `${event.kind} ${event.seat}`))).toEqual(
      ['laid', 'revealed', 'shown', 'walked'].map((kind) => [0, 1, 2].map((seat) => `${kind} ${seat}`)),
    )
  })
})

describe('the trails of pigs', () => {
  it('lead from where they had come to where an effect has led them, until the cards are cleared away', () => {
    const events = [
      told('walked', 0, { location: 'field' }),
      told('walked', 1, { location: 'field' }),
      told('went', 1, { by: 'no_way', location: 'forest' }),
    ]
    expect(trailsOf(events)).toEqual([{ seat: 1, from: 'field', to: 'forest' }])
    expect(trailsOf([...events, told('cleaned_up', -1, {})])).toEqual([])
  })
})

describe('the story of a round', () => {
  const events = [
    told('ended_turn', 0, {}, 1),
    told('round', -1, { round: 2 }, 2),
    told('revealed', 0, { fable: 'wolf' }, 3),
    told('revealed', 1, { fable: 'giant' }, 4),
    told('placed', 0, { card: 'wolf' }, 5),
  ]

  it('begins with the round, and what happens to all at once is one step', () => {
    expect(stepsOf(events).map((step) => [step.kind, step.events.length])).toEqual([
      ['round', 1],
      ['revealed', 2],
      ['placed', 1],
    ])
  })

  it('names those who go to a location together once, by who they are', () => {
    const went = ['forest', 'field', 'forest'].map((location, seat) => told('walked', seat, { location }, seat))
    expect(whoWent({ kind: 'walked', events: went })).toEqual([
      { location: 'forest', seats: [0, 2] },
      { location: 'field', seats: [1] },
    ])
  })

  it('knows the card of a step', () => {
    expect(stepsOf(events).map(cardOf)).toEqual(['', '', 'wolf'])
  })
})

describe('the strip', () => {
  const events = (['round', 'laid', 'laid', 'revealed', 'gained', 'lost', 'round', 'gained'] as const).map((kind, n) =>
    told(kind, 0, {}, n),
  )

  it('is that of the round that is looked at', () => {
    expect(stepsOf(events).map((step) => step.kind)).toEqual(['round', 'gained'])
    expect(stepsOf(events, 4).map((step) => step.kind)).toEqual(['round', 'laid', 'revealed', 'gained', 'lost'])
  })

  it('shows the step that is looked at and one after it; in the present the last ones', () => {
    const steps = stepsOf(events, 3)
    const { shown, now } = windowOf(steps, 3, 3)
    expect([shown.map((step) => step.kind), now?.kind]).toEqual([['laid', 'revealed', 'gained'], 'revealed'])
    expect(windowOf(steps, Infinity, 2).shown.map((step) => step.kind)).toEqual(['gained', 'lost'])
  })
})
