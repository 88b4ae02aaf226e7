import { describe, expect, it } from 'vitest'
import { obstacle, type Means } from './passkey'

const good: Means = { secure: true, host: 'play.example.org', reads: true }

describe('what keeps this page from having passkeys', () => {
  it.each(['play.example.org', 'localhost', '10things.example'])('is nothing at %s', (host) => {
    expect(obstacle({ passkeys: true }, { ...good, host })).toBe('')
  })

  it.each([
    ['http', true, { secure: false, host: '192.0.2.1' }],
    ['name', true, { host: '127.0.0.1' }],
    ['name', true, { host: '[::1]' }],
    ['server', false, {}],
    ['browser', true, { reads: false }],
  ] as const)('is %s', (said, passkeys, missing) => {
    expect(obstacle({ passkeys }, { ...good, ...missing })).toBe(said)
  })
})
