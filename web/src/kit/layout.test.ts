import { describe, expect, it, test } from 'vitest'
import { DRAWN, isSmall, MODES, modeOf, unitOf } from './layout'

/** What a board gets of a window, with the column beside it and without. */
const WINDOWS = [
  ['1440×900', 1004, 775, 'desk'],
  ['1920×1080', 1484, 955, 'desk'],
  ['1366×650', 951, 525, 'low'],
  ['1280×720', 890, 595, 'low'],
  ['1440×780', 1004, 655, 'low'],
  ['1536×730', 1100, 605, 'low'],
  ['1024×768', 644, 643, 'tablet'],
  ['820×1180', 820, 1025, 'tablet'],
  ['820×1180, with the log below', 796, 614, 'tablet'],
  ['390×844', 390, 690, 'phone'],
  ['320×568', 320, 420, 'phone'],
  ['844×390', 844, 340, 'sideways'],
  ['568×320', 568, 280, 'sideways'],
  ['1440×900 at 200 %', 720, 400, 'sideways'],
] as const

describe('the form of a board', () => {
  it.each(WINDOWS)('%s: %d×%d is %s', (_, width, height, mode) => expect(modeOf({ width, height })).toBe(mode))

  it('is the one that is drawn for its size', () => {
    for (const mode of MODES) expect(modeOf(DRAWN[mode]), mode).toBe(mode)
  })

  it('has texts unless it is one of a phone', () => {
    expect(MODES.filter(isSmall)).toEqual(['phone', 'sideways'])
  })
})

test('lengths grow with the board, within limits', () => {
  expect(unitOf('desk', DRAWN.desk)).toBe(1)
  expect(unitOf('desk', { width: 2100, height: 1300 })).toBe(1.5)
  expect(unitOf('phone', { width: 300, height: 500 })).toBe(0.8)
})
