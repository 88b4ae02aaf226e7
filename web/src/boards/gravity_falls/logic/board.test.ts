import { describe, expect, it } from 'vitest'
import { board } from '../board'

const view = (active: number, kind: string) =>
  ({
    seat: 0,
    table: { active: `p${active}` },
    asks: [{ kind }],
    waiting: [{ seat: 0, kind, must: true, given: false }],
  }) as unknown as Parameters<NonNullable<typeof board.asked>>[0]

describe('the status bar', () => {
  it('does not call it your turn where an event asks in the turn of somebody else', () => {
    expect(board.asked?.(view(1, 'discard'))).toBe('gravity_falls-you-decide')
    expect(board.awaited?.(view(1, 'discard'))).toBe('gravity_falls-awaited')
  })
  it('does so in one’s own turn, and while characters are chosen', () => {
    for (const each of [view(0, 'play'), view(1, 'choose_monster')])
      expect([board.asked?.(each), board.awaited?.(each)]).toEqual([undefined, undefined])
  })
})
