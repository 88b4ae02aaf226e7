// The table of a chapter: taken up where it was left, or laid anew. Nothing is asked: no name, no settings.
import { api } from '../lib/api'
import { learned } from '../lib/learned.svelte'
import { prefs } from '../lib/prefs.svelte'
import { forgetTicket, keepTicket, ticket } from '../lib/stored'
import type { Table } from '../lib/table.svelte'

/** Lay a table for a chapter; from now on it is the one at which this browser takes it. */
export async function begin(game: string, chapter: string): Promise<void> {
  const name = prefs.name || prefs.words.say('somebody')
  const fresh = await api.newLesson({ game, chapter, name, together: learned.of(game).together })
  keepTicket(fresh)
  learned.begin(game, chapter, fresh.table)
}

/** The same, but where this browser has left the chapter it goes on. */
export async function resume(game: string, chapter: string): Promise<void> {
  const kept = ticket(learned.of(game).tables[chapter] ?? '')
  const [found] = kept ? await api.mine({ tickets: [{ table: kept.table, key: kept.key }] }) : []
  if (found?.lesson !== chapter || found.stage === 'finished') await begin(game, chapter)
}

/** The chapter is over, or begun anew: its table is cleared, so that it is not among the games under way. */
export async function clear(table: Table, game: string, chapter: string): Promise<void> {
  learned.leave(game, chapter)
  await table.send({ type: 'delete' })
  forgetTicket(table.id)
}
