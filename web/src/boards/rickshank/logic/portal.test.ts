import { expect, test } from 'vitest'
import { arms, blob, drops } from './portal'

test('the portal looks the same at every table', () => {
  expect(blob(100, 4)).toBe(blob(100, 4))
  expect(blob(100, 4)).not.toBe(blob(100, 5))
})

test('it has seven arms that end near its middle, and drops outside its edge', () => {
  expect(arms(4)).toHaveLength(7)
  for (const arm of arms(4)) {
    const [x = 0, y = 0] = arm
      .slice(arm.lastIndexOf('L') + 1)
      .split(' ')
      .map(Number)
    expect(Math.hypot(x, y)).toBeCloseTo(6, 0)
  }
  for (const drop of drops(4)) expect(Math.hypot(drop.x, drop.y)).toBeGreaterThan(104)
})
