import { describe, expect, it } from 'vitest'
import type { EventView, View } from './protocol'
import { roundUp, sinceAnswer } from './round_up'
import type { Step, Told } from './table/match.svelte'
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
event-walked = { $seat } walks
event-drew = { $seat } draws
event-hit = { $seat } hits { $foe }
event-won = { $seat } wins a vote
event-lost = { $seat } loses a card
`,
).at(['Ann', 'Bob', 'Cid'], 0)
const told = (n: number, kind: string, seat: number, more: Partial<EventView> = {}): Told => ({
  n,
  at: 0,
  event: {
    kind,
    cites: '',
    seat,
    values: {},
    cards: null,
    count: 0,
    cause: null,
    depth: 0,
    moment: false,
    changes: [],
    ...more,
  },
})
const view = (given?: string | null) =>
  ({ asks: given === undefined ? [] : [{ must: true, given }], result: null }) as unknown as View
const step = (before: View, after: View, ...events: Told[]): Step => ({ before, view: after, events })
const lines = (...events: Told[]) => roundUp(events, 0, words).map(({ said }) => said)

describe('the round-up', () => {
  it('begins after the last answer, and is there with the next question', () => {
    const [own, first, second] = [told(0, 'walked', 0), told(1, 'walked', 1), told(2, 'drew', 2)]
    const steps = [step(view(null), view(), own), step(view(), view(), first), step(view(), view(null), second)]
    expect(sinceAnswer({ seat: 0, view: view(null), steps })).toEqual([first, second])
    expect(sinceAnswer({ seat: 0, view: view(), steps: steps.slice(0, 2) })).toEqual([])
    expect(sinceAnswer({ seat: 0, view: view(null), steps: [...steps, step(view(null), view(null), own)] })).toEqual([])
  })

  it('begins where the own sealed answer was given', () => {
    const seen = told(1, 'drew', 1)
    const steps = [step(view(null), view('a')), step(view('a'), view(null), seen)]
    expect(sinceAnswer({ seat: 0, view: view(null), steps })).toEqual([seen])
  })

  it('tells in three lines what befell the reader, key moments and an act of everybody', () => {
    expect(
      lines(
        told(0, 'walked', 1),
        told(1, 'drew', 1),
        told(2, 'hit', 1, { values: { foe: 'p0' } }),
        told(3, 'lost', 0, { depth: 1 }),
        told(4, 'walked', 2),
        told(5, 'drew', 2, { depth: 1 }),
      ),
    ).toEqual(['Bob hits Ann', 'Ann loses a card', 'Cid walks'])
  })

  it('prefers what matters to an act of the same player, and leaves out what only follows', () => {
    expect(
      lines(
        told(0, 'walked', 1),
        told(1, 'won', 1, { moment: true }),
        told(2, 'lost', 2, { depth: 1 }),
        told(3, 'drew', 2),
      ),
    ).toEqual(['Bob walks', 'Bob wins a vote', 'Cid draws'])
  })
})
