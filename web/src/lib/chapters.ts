// The table of a chapter or of a puzzle: laid at once, found again, cleared. Nothing is asked: no name, no settings.
import { api } from './api'
import { prefs } from './prefs.svelte'
import { forgetTicket, keepTicket, ticket } from './stored'
import type { Table } from './table.svelte'

/** Lay a table for a chapter, and keep the seat at it. */
export async function lay(game: string, chapter: string, together = false): Promise<string> {
  const name = prefs.name || prefs.words.say('somebody')
  const fresh = await api.newLesson({ game, chapter, name, together })
  keepTicket(fresh)
  return fresh.table
}

/** The chapter can be gone on with at this table. */
export async function isOpen(table: string | undefined, chapter: string): Promise<boolean> {
  const kept = ticket(table ?? '')
  const [found] = kept ? await api.mine({ tickets: [{ table: kept.table, key: kept.key }] }) : []
  return found?.lesson === chapter && found.stage !== 'finished'
}

/** It is over, or begun anew: it is not among the games under way any more. */
export async function drop(table: Table): Promise<void> {
  await table.send({ type: 'delete' })
  forgetTicket(table.id)
}
