// The table of a chapter: taken up where it was left, or laid anew.
import { drop, isOpen, lay } from '../lib/chapters'
import { learned } from '../lib/learned.svelte'
import type { Table } from '../lib/table.svelte'

/** Lay a table for a chapter; from now on it is the one at which this browser takes it. */
export async function begin(game: string, chapter: string): Promise<void> {
  learned.begin(game, chapter, await lay(game, chapter, learned.of(game).together))
}

/** The same, but where this browser has left the chapter it goes on. */
export async function resume(game: string, chapter: string): Promise<void> {
  if (!(await isOpen(learned.of(game).tables[chapter], chapter))) await begin(game, chapter)
}

/** The chapter is over, or begun anew: its table is cleared. It is forgotten last, since the page that shows it goes then. */
export async function clear(table: Table, game: string, chapter: string): Promise<void> {
  await drop(table)
  learned.leave(game, chapter)
}
