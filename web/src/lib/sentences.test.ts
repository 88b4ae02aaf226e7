import { describe, expect, it } from 'vitest'
import type { EventView } from './protocol'
import { piecesOf, prose, sentencesOf, withoutName } from './sentences'
import type { Told } from './table/match.svelte'
import { parse } from './words'

const words = parse(
  'en',
  `
hidden-cards = cards
    .gen = cards
    .dat = cards
    .acc = cards
    .ins = cards
    .pre = cards
event-shown = { $seat } reveals { $place }
    .all = All reveal: { $all }
    .each = { $seat } { $place }
    .each_seat = you { $place }
event-walked = { $seat } goes to { $place }
    .all = All have come: { $all }
    .each = { $seat } { $place }
    .after_shown = {""}
event-built = { $seat } builds a roof
    .seat = You build a roof
event-house = { $seat } finishes a house
    .after_built = : the house is finished
event-bought = { $seat } buys { $cards } with { $source_ins }
event-drew = { $seat } draws
event-gave = { $seat } gives («{ $cards }»), too
name-rick = Rick
text-rick = Draw a card.
name-rick_star = Rick Star
    .ins = the Star of Rick
text-rick_star = Twice.
event-stepped = { $seat } walks { $from } → { $to }
    .after_stepped = {" "}→ { $to }
event-played = { $seat } plays { $cards }, +{ $power }
    .seat = You play { $cards }, +{ $power }
    .times = { $seat } plays { $cards }, +{ $power } from { $times }
    .times_seat = You play { $cards }, +{ $power } from { $times }
name-wave = Wave
name-gun = Gun
and = and
`,
).at(['Ann', 'Bob'], 0)

const told = (kind: string, seat: number, values: EventView['values'] = {}, n = 0): Told => ({
  n,
  at: 0,
  event: { kind, cites: '', seat, values, cards: null, count: 0, cause: null, depth: 0, moment: false, changes: [] },
})
const played = (card: string, seat = 0, depth = 0, n = 0): Told => {
  const { event, ...rest } = told('played', seat, { power: 2 }, n)
  return { ...rest, event: { ...event, cards: [card], count: 1, depth } }
}
const said = (...events: Told[]) => sentencesOf(events, words).map((each) => each.said)

describe('sentences', () => {
  it('tell what several do at once together, and the reader of the reader', () => {
    expect(said(told('shown', 0, { place: 'Wood' }), told('shown', 1, { place: 'Field' }))).toEqual([
      'All reveal: you Wood, Bob Field',
    ])
    expect(said(told('shown', 1, { place: 'Field' }))).toEqual(['Bob reveals Field'])
  })

  it('go on with the sentence before, if it is about the same players', () => {
    expect(said(told('built', 0), told('house', 0))).toEqual(['You build a roof: the house is finished'])
    expect(said(told('built', 0), told('house', 1))).toEqual(['You build a roof', 'Bob finishes a house'])
    expect(
      said(...['A1 B1', 'B1 B2'].map((way) => told('stepped', 1, { from: way.slice(0, 2), to: way.slice(3) }))),
    ).toEqual(['Bob walks A1 → B1 → B2'])
  })

  it('do not tell again where everybody goes who has just shown it', () => {
    const both = (kind: string) => [told(kind, 0, { place: 'Wood' }), told(kind, 1, { place: 'Field' })]
    expect(said(...both('shown'), ...both('walked'))).toEqual(['All reveal: you Wood, Bob Field'])
    expect(said(...both('walked'))).toEqual(['All have come: Ann Wood, Bob Field'])
  })

  it('separate with a semicolon what has commas of its own', () => {
    expect(said(told('shown', 0, { place: 'Wood, Field' }), told('shown', 1, { place: 'Field' }))).toEqual([
      'All reveal: you Wood, Field; Bob Field',
    ])
  })

  it('tell equal acts of one player as one, their numbers summed', () => {
    expect(said(played('wave'), played('wave'), played('wave'))).toEqual(['You play Wave ×3, +6 from 3'])
    expect(said(played('wave', 1), played('wave', 1), played('gun', 1))).toEqual([
      'Bob plays Wave ×2, +4 from 2',
      'Bob plays Gun, +2',
    ])
    expect(said(played('wave', 0), played('wave', 1), played('wave', 1, 1))).toEqual([
      'You play Wave, +2',
      'Bob plays Wave, +2',
      'Bob plays Wave, +2',
    ])
    expect(
      sentencesOf([played('wave', 0, 0, 4), played('wave', 0, 0, 5)], words).map(({ events, all }) => [
        events.map(({ n }) => n),
        all,
      ]),
    ).toEqual([[[4, 5], false]])
  })

  it('follow each other with one mark between them', () => {
    const [one, two] = sentencesOf([told('built', 0), told('shown', 1, { place: 'Wood!' })], words)
    expect(prose([one!, two!, one!])).toBe('You build a roof. Bob reveals Wood! You build a roof')
  })

  it('lose the name that stands beside them', () => {
    expect(withoutName('Bob plays Wave', 'Bob')).toBe('plays Wave')
    expect(withoutName('Bob: a card', 'Bob')).toBe('a card')
    expect(withoutName('Bob’s goblin walks', 'Bob')).toBe('goblin walks')
    expect(withoutName('Bob (the Prince) starts in the Field', 'Bob')).toBe('starts in the Field')
    expect(withoutName('Bobby plays Wave', 'Bob')).toBe('Bobby plays Wave')
    expect(withoutName('You play Wave', 'Ann')).toBe('You play Wave')
  })

  it('know which events they tell, and whether of several players', () => {
    const found = sentencesOf(
      [
        told('shown', 0, { place: 'Wood' }, 4),
        told('shown', 1, { place: 'Wood' }, 5),
        told('built', 1, {}, 6),
        told('house', 1, {}, 7),
      ],
      words,
    )
    expect(found.map(({ events, all }) => [events.map(({ n }) => n), all])).toEqual([
      [[4, 5], true],
      [[6, 7], false],
    ])
  })

  it('have pieces that name what can be looked at, in any case, never a part of a longer name', () => {
    const pieces = (event: Partial<EventView>) => {
      const one = told(event.kind!, 1, event.values)
      return sentencesOf([{ ...one, event: { ...one.event, ...event } }], words)
        .flatMap((each) => piecesOf(each, words))
        .map(({ text, id, opens, closes }) => (id ? [opens + text + closes, id] : text))
    }
    expect(pieces({ kind: 'bought', cards: ['rick'], values: { source: 'rick_star' } })).toEqual([
      'Bob buys ',
      ['Rick', 'rick'],
      ' with ',
      ['the Star of Rick', 'rick_star'],
    ])
    expect(pieces({ kind: 'bought', cards: ['rick_star'], values: { source: 'Ricks' } })).toEqual([
      'Bob buys ',
      ['Rick Star', 'rick_star'],
      ' with Ricks',
    ])
    expect(pieces({ kind: 'drew', cards: ['rick'] })).toEqual(['Bob draws'])
    expect(pieces({ kind: 'gave', cards: ['rick'] })).toEqual(['Bob gives ', ['(«Rick»),', 'rick'], ' too'])
    expect(pieces({ kind: 'built' })).toEqual(['Bob builds a roof'])
  })
})
