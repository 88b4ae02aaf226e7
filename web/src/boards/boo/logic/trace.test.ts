import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../lib/protocol'
import { Trace } from './trace.svelte'

const REFUSED: Fault = { type: 'error', id: 1, code: 'refused', text: '', reason: 'stays_shown', rule: 'BO-148' }

function table(fault: Fault | null = null) {
  const sent: string[] = []
  const trace = new Trace((route) => {
    sent.push(route)
    return Promise.resolve({ fault })
  })
  trace.begin()
  trace.heard('1', [], false)
  return { sent, trace }
}

describe('a route while it is drawn', () => {
  it('is sent step by step, what was drawn meanwhile together', () => {
    const { sent, trace } = table()
    trace.extend(['N'])
    trace.extend(['E', 'E'])
    trace.extend(['S'])
    expect(sent).toEqual(['N …'])
    trace.heard('2', ['N'], false)
    expect(sent).toEqual(['N …', 'N E E S …'])
    trace.heard('3', ['N', 'E', 'E', 'S'], false)
    expect(sent.length).toBe(2)
  })

  it('goes on with what was drawn before the page was opened anew', () => {
    const { sent, trace } = table()
    trace.begin()
    trace.heard('7', ['N', 'E'], false)
    expect(trace.steps).toEqual(['N', 'E'])
    expect(sent).toEqual([])
    trace.extend(['S'])
    expect(sent).toEqual(['N E S …'])
  })

  it('falls back to what was seen when a step bumps', () => {
    const { trace } = table()
    trace.extend(['N'])
    trace.heard('2', [], true)
    expect(trace.steps).toEqual([])
  })

  it('may be taken back, and so it is sent', () => {
    const { sent, trace } = table()
    trace.extend(['N', 'N'])
    trace.heard('2', ['N', 'N'], false)
    trace.back()
    expect(sent.at(-1)).toBe('N …')
  })

  it('falls back to what was seen when the table refuses', async () => {
    const { trace } = table(REFUSED)
    trace.extend(['N'])
    await Promise.resolve()
    expect(trace.steps).toEqual([])
  })
})
