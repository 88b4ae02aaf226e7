import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A sound card that only notes when something begins and ends. */
class Card {
  static made = 0
  static sounds: { begin: number; end: number }[] = []
  currentTime = 10
  sampleRate = 8000
  destination = {}
  constructor() {
    Card.made++
  }
  private node() {
    let begin = 0
    const value = {
      setValueAtTime: () => {},
      exponentialRampToValueAtTime: (to: number) => expect(to).toBeGreaterThan(0),
    }
    return {
      gain: value,
      frequency: value,
      type: '',
      buffer: null,
      connect: (next: unknown) => next,
      start: (at: number, _offset?: number, lasts?: number) => {
        begin = at
        if (lasts !== undefined) Card.sounds.push({ begin, end: begin + lasts })
      },
      stop: (end: number) => Card.sounds.push({ begin, end }),
    }
  }
  createGain = () => this.node()
  createOscillator = () => this.node()
  createBufferSource = () => this.node()
  createBiquadFilter = () => this.node()
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

const SOUNDS = ['turn', 'card', 'token', 'die', 'move', 'hit', 'vote', 'win', 'lose'] as const

describe('sounds', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('AudioContext', Card)
    Card.made = 0
    Card.sounds = []
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each(SOUNDS)('are short: %s', async (name) => {
    const { play } = await import('./sound')
    play(name)
    expect(Card.sounds.length).toBeGreaterThan(0)
    for (const { begin, end } of Card.sounds) {
      expect(begin).toBeGreaterThanOrEqual(10)
      expect(end).toBeGreaterThan(begin)
      expect(end).toBeLessThan(11)
    }
  })

  it('need one sound card for all, and none until one is wanted', async () => {
    const { play } = await import('./sound')
    expect(Card.made).toBe(0)
    for (const name of SOUNDS) play(name)
    expect(Card.made).toBe(1)
  })

  it('are not missed where there is no sound card', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { play } = await import('./sound')
    expect(() => play('turn')).not.toThrow()
  })
})
