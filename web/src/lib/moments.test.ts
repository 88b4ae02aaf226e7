import { describe, expect, it } from 'vitest'
import { keyMoments } from './moments'
import type { Told } from './table.svelte'

const event = { cites: '', seat: 0, values: {}, cards: null, count: 0, cause: null, depth: 0, moment: false, changes: [] }

const told = (kinds: string): Told[] =>
  kinds.split('').map((kind, n) => ({ n, at: 0, event: { ...event, kind } }))

describe('key moments', () => {
  it('are what happens seldom, in order, and how it ended', () => {
    const moments = keyMoments(told('sstttXtttYtttttttXtttttttZtttttttt'))
    expect(moments.map((each) => each.event.kind).join('')).toBe('XYXZtt')
    expect(moments.at(-1)!.n).toBe(33)
  })

  it('are not what every deck does', () => {
    const [first, ...rest] = told('tttttttt')
    expect(keyMoments([first!, { ...first!, n: 8, event: { ...first!.event, kind: 'reshuffled' } }, ...rest]).map((each) => each.event.kind)).not.toContain('reshuffled')
  })

  it('are none where nothing has happened', () => {
    expect(keyMoments([])).toEqual([])
  })
})
