import { afterEach, beforeEach, expect, it } from 'vitest'
import { askAgain, follow } from './rematch'
import { keepTicket, ticket } from './stored'
import type { Table } from './table.svelte'

const next = { table: 'new', by: 2, watch: 'link', begins: false }
beforeEach(() => keepTicket({ table: 'old', key: 'secret', member: 1, game: 'boo' }))
afterEach(() => {
  localStorage.clear()
  location.hash = ''
})

it('a member goes along with the key of before, a spectator by the link', () => {
  follow(next, { id: 'old', member: null })
  expect(location.hash).toBe('#/watch/new/link')
  follow(next, { id: 'old', member: 1 })
  expect([location.hash, ticket('new')?.key, ticket('old')?.key]).toEqual(['#/table/new', 'secret', 'secret'])
})

it('whoever asks goes there with the same press', async () => {
  const table = {
    id: 'old',
    member: 1,
    fault: null,
    room: { next: null as typeof next | null },
    send: () => Promise.resolve({ fault: null }),
  }
  await askAgain(table as unknown as Table)
  expect(location.hash).toBe('')
  table.room.next = next
  await askAgain(table as unknown as Table)
  expect(location.hash).toBe('#/table/new')
})
