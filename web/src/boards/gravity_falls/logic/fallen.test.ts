import { describe, expect, it } from 'vitest'
import type { EventKind } from '../../../lib/game'
import { toldOf } from '../../../lib/told.fixture'
import { fallenAt } from './fallen'
import { frameOf } from './town'
import type { Game } from '../view'

const told = (n: number, kind: EventKind<Game>, values: Record<string, string>) => toldOf<Game>(kind, { values }, n)
const frame = frameOf(1036, 516)
const points = { pool: { x: 300, y: 250 }, lake: { x: 800, y: 250 } }

describe('a beaten monster', () => {
  it('lies beside the place where it was fought, wherever its victor stands afterwards', () => {
    const [lying] = fallenAt(
      [
        told(0, 'walked', { location: 'pool' }),
        told(1, 'defeated', { monster: 'gremloblin' }),
        told(2, 'retreated', { location: 'lake' }),
      ],
      'lake',
      points,
      frame,
      [],
    )
    expect(lying?.id).toBe('gremloblin')
    expect(Math.hypot(lying!.x - 300, lying!.y - 250)).toBeLessThan(190)
    expect(Math.hypot(lying!.x - 300, lying!.y - 250)).toBeGreaterThan(30)
  })

  it('lies neither on the dice nor on the name of the place', () => {
    const dice = [
      { x: 300, y: 330 },
      { x: 340, y: 330 },
    ]
    const [lying] = fallenAt([told(1, 'defeated', { monster: 'gremloblin' })], 'pool', points, frame, dice)
    for (const { x, y } of [...dice, { x: 300, y: 288 }])
      expect(Math.abs(lying!.x - x) > 46 || Math.abs(lying!.y - y) > 31).toBe(true)
  })

  it('lies where its victor stands who has not walked', () => {
    const [lying] = fallenAt([told(1, 'defeated', { monster: 'gremloblin' })], 'lake', points, frame, [])
    expect(Math.abs(lying!.x - 800)).toBeLessThan(150)
  })
})
