import { describe, expect, it } from 'vitest'
import type { View } from '../lib/protocol'
import type { Stream } from '../lib/table.svelte'
import { Stage } from './stage.svelte'

const view = (number: string) => ({ number, asks: [], zones: [], table: {} }) as unknown as View
const stream = (number: string): Stream => ({ audience: 'p0', seat: 0, n: 1, view: view(number), before: null, events: [] })

describe('the stage', () => {
  it('draws the present', () => {
    const stage = new Stage(stream('0.1'))
    expect(stage.view.number).toBe('0.1')
    stage.follow(stream('0.2'))
    expect(stage.view.number).toBe('0.2')
    expect(stage.live).toBe(true)
  })
})
