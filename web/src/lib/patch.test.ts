import { describe, expect, it } from 'vitest'
import { applied } from './patch'
import type { Op, View } from './protocol'

const view = {
  number: '0.1',
  table: { coins: 3, stack: ['a', 'b', 'c'], gone: 1 },
  zones: [{ name: 'x' }, { name: 'y' }],
} as unknown as View

describe('changes of a view', () => {
  it('put, delete and splice, and leave the old view as it was', () => {
    const ops: Op[] = [
      [['table', 'coins'], 4],
      [['table', 'gone'], null, true],
      [['table', 'stack'], ['z'], false, 0, 2],
      [['zones', 1, 'name'], 'Y'],
    ]
    const after = applied(view, ops)
    expect(after.table).toEqual({ coins: 4, stack: ['z', 'c'] })
    expect(after.zones[1]).toEqual({ name: 'Y' })
    expect(after.zones[0]).toBe(view.zones[0])
    expect(view.table).toEqual({ coins: 3, stack: ['a', 'b', 'c'], gone: 1 })
  })
})
