import { describe, expect, it } from 'vitest'
import { obstacle, type Means } from './told.svelte'

const chrome: Means = { secure: true, pushes: true, agent: 'Chrome', permission: 'default' }

describe('what keeps this browser from being told', () => {
  it('is nothing where everything is there', () => {
    expect(obstacle({ push: 'key' }, chrome)).toBe('')
  })

  it.each([
    ['http', 'key', { secure: false, pushes: false }],
    ['server', '', {}],
    ['phone', 'key', { pushes: false, agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }],
    ['browser', 'key', { pushes: false }],
    ['denied', 'key', { permission: 'denied' }],
  ] as const)('is %s', (said, push, missing) => {
    expect(obstacle({ push }, { ...chrome, ...missing })).toBe(said)
  })
})
