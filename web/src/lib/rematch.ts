// From a game that is over to the next one with the same people.
import type { NextTable } from './protocol'
import { router } from './route.svelte'
import { keepTicket, ticket } from './stored'
import type { Table } from './table.svelte'

/** Go along: a member with the key that they have, a spectator by the link to watch. */
export function follow(next: NextTable, table: Pick<Table, 'id' | 'member'>): void {
  const mine = ticket(table.id)
  if (table.member === null) router.go(`/watch/${next.table}/${next.watch}`)
  else if (mine) {
    keepTicket({ ...mine, table: next.table })
    router.go(`/table/${next.table}`)
  }
}

/** Lay the table for another game, and go there; if somebody has just done so, go along. */
export async function askAgain(table: Table): Promise<void> {
  table.fault = (await table.send({ type: 'rematch' })).fault
  if (!table.fault && table.room?.next) follow(table.room.next, table)
}
