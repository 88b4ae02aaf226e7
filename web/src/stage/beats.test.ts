import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../lib/game'
import type { Op, View } from '../lib/protocol'
import type { Step, Told } from '../lib/table.svelte'
import { beatAt, beatsOf, joined, paced } from './beats'
import { fly, ring } from './staging'

interface Game extends AnyGame {
  table: { power: number }
}
const view = (power: number, asks: string[] = []) =>
  ({ zones: [], table: { power }, asks, waiting: [] }) as unknown as View<Game>
const told = (n: number, kind: string, changes: Op[] = []): Told => ({
  n,
  at: 0,
  event: { kind, cites: '', seat: 0, values: {}, cards: null, count: 0, cause: null, depth: 0, moment: false, changes },
})
const power = (to: number): Op[] => [[['table', 'power'], to]]
const chain = (...events: Told[]): Step<Game> => ({ before: view(0, ['play']), view: view(9, ['pay']), events })

describe('the beats of a step', () => {
  it('go through the views in between and end on the step’s view; nobody is asked anything on the way', () => {
    const beats = beatsOf(chain(told(0, 'a', power(1)), told(1, 'b', power(4)), told(2, 'c')), {})
    expect(beats.map((beat) => [beat.before.table.power, beat.after.table.power])).toEqual([
      [0, 1],
      [1, 4],
      [4, 9],
    ])
    expect(beats.flatMap((beat) => [...beat.before.asks, ...beat.after.asks])).toEqual([])
  })

  it('last as long as the board says, or as long as what moves needs, or shortly where nothing but words is new', () => {
    const motions = { ringed: () => [ring('x', { after: 100, ms: 400 })] }
    const beats = beatsOf(
      chain(
        told(0, 'words'),
        told(1, 'number', power(1)),
        told(2, 'slow', power(2)),
        told(3, 'ringed', power(3)),
        told(4, 'end'),
      ),
      { motions, beats: { slow: 900 } },
    )
    expect(beats.map((beat) => beat.ms)).toEqual([150, 280, 900, 500, 280])
  })

  it('are one for events that happen at once', () => {
    const beats = beatsOf(chain(told(0, 'shown', power(1)), told(1, 'shown', power(2)), told(2, 'went')), {
      together: ['shown'],
    })
    expect(beats.map((beat) => beat.told.length)).toEqual([2, 1])
    expect(beats[0]!.ms).toBe(280)
    expect(
      beatAt(chain(told(0, 'went', power(1)), told(1, 'shown', power(2)), told(2, 'shown', power(3))), 2, {
        together: ['shown'],
      }).before.table.power,
    ).toBe(1)
  })

  it('begin one after the other where the board says so, and each moves as long as alone', () => {
    const staging = { together: ['shown'], apart: { shown: 90 }, motions: { shown: () => [ring('x')] } }
    const [beat] = beatsOf(
      chain(told(0, 'shown', power(1)), told(1, 'shown', power(2)), told(2, 'shown', power(3)), told(3, 'went')),
      staging,
    )
    expect(beat!.motions).toMatchObject([
      { ms: 280, after: 0 },
      { ms: 280, after: 90 },
      { ms: 280, after: 180 },
    ])
    expect(beat!.ms).toBe(280 + 180)
  })

  it('are one across steps too, where answers come faster than they are told; equal pieces fly each their own way', () => {
    const staging = {
      together: ['played'],
      apart: { played: 160 },
      motions: { played: () => [fly('card:wave', 'zone:hand', 'zone:play', { ms: 300 })] },
    }
    const play = (n: number) => paced(beatsOf(chain(told(n, 'played', power(n))), staging), 0.5)
    const [beat, ...others] = paced(joined([...play(0), ...play(1), ...play(2)], staging), 1, 2500)
    expect(others).toEqual([])
    expect(beat!.motions.map(({ after }) => after)).toEqual([0, 160, 320])
    expect(beat!.ms).toBe((300 + 320) / 2)
  })

  it('are faster or slower, and a long chain takes no longer than it may', () => {
    const beats = beatsOf(chain(...Array.from({ length: 6 }, (_, n) => told(n, 'a', power(n)))), {})
    const whole = (some: { ms: number }[]) => Math.round(some.reduce((sum, beat) => sum + beat.ms, 0))
    expect(whole(paced(beats, 0.5, 1250))).toBe(6 * 140)
    expect(whole(paced(beats, 1.6, 4000))).toBe(2688)
    expect(whole(paced(beats, 1, 1000))).toBe(1000)
    const many = beatsOf(chain(...Array.from({ length: 200 }, (_, n) => told(n, 'a', power(n)))), {})
    const short = paced(many, 1, 2500)
    expect(whole(short)).toBe(2500)
    expect(Math.min(...short.map((beat) => beat.ms))).toBeGreaterThan(50)
    expect(short.flatMap((beat) => beat.told.map(({ n }) => n))).toEqual(
      many.flatMap((beat) => beat.told.map(({ n }) => n)),
    )
    expect(short.at(-1)!.after.table.power).toBe(9)
  })

  it('leave time for what is read, however long the chain is; what is not read is hurried as ever', () => {
    const events = Array.from({ length: 200 }, (_, n) => told(n, n % 50 === 1 ? 'card' : 'a', power(n)))
    const short = paced(beatsOf(chain(...events), { beats: { card: 900 }, read: ['card'] }), 0.5, 2500)
    const [read, hurried] = [short.filter((beat) => beat.read), short.filter((beat) => !beat.read)]
    expect(read.map((beat) => [beat.ms, beat.told.length])).toEqual([
      [450, 1],
      [450, 1],
      [450, 1],
      [450, 1],
    ])
    expect(Math.round(hurried.reduce((sum, beat) => sum + beat.ms, 0))).toBe(2500)
    expect(short.flatMap((beat) => beat.told.map(({ n }) => n))).toEqual(events.map(({ n }) => n))
  })

  it('leave no more than so much time for all that is read', () => {
    const events = Array.from({ length: 20 }, (_, n) => told(n, 'card', power(n)))
    const short = paced(beatsOf(chain(...events), { beats: { card: 900 }, read: ['card'] }), 1, 2500, 3000)
    expect(short.map((beat) => beat.ms)).toEqual(events.map(() => 150))
  })
})
