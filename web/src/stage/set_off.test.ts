import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setOff } from './set_off'

/** An animation of the browser, as far as it is started and stopped. */
class Begun {
  playState = 'running'
  constructor(public currentTime: number | null = 0) {}
  pause() {
    this.playState = 'paused'
  }
  play() {
    this.playState = 'running'
  }
}

const FRAME = 17
let found: Begun[]
const inside = document.createElement('div')

beforeEach(() => {
  vi.useFakeTimers()
  inside.getAnimations = () => found as unknown as Animation[]
})
afterEach(() => {
  vi.useRealTimers()
})

it('has what has just begun wait until the page is painted', () => {
  found = [new Begun(), new Begun(null)]
  setOff(inside)
  expect(found.map(({ playState }) => playState)).toEqual(['paused', 'paused'])
  vi.advanceTimersByTime(FRAME)
  expect(found.map(({ playState }) => playState)).toEqual(['paused', 'paused'])
  vi.advanceTimersByTime(FRAME)
  expect(found.map(({ playState, currentTime }) => [playState, currentTime])).toEqual([
    ['running', 16],
    ['running', 16],
  ])
})

it('lets go on what is on its way already', () => {
  found = [new Begun(120)]
  setOff(inside)
  expect(found[0]).toMatchObject({ playState: 'running', currentTime: 120 })
})

it('leaves alone what has landed meanwhile', () => {
  found = [new Begun(), new Begun()]
  setOff(inside)
  found[0]!.playState = 'finished'
  found[1]!.playState = 'idle'
  vi.advanceTimersByTime(3 * FRAME)
  expect(found.map(({ playState }) => playState)).toEqual(['finished', 'idle'])
})
