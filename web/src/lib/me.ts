// Who this browser is to the server: the key of a person, if it has become one. Tables of one's own go with it to other devices.
import type { PersonKey, PersonTable } from './protocol'
import { keepTicket, stored, ticket } from './stored'

const KEY = 'igroteka.me'
/** What belongs to the person, and goes along to another device. */
const NOTES = ['igroteka.learned', 'igroteka.puzzles', 'igroteka.puzzle_days']
/** So much goes along: the server takes no more. */
const MOST = 12_000

/** The key; '' as long as the server knows nobody here. */
export const myKey = (): string => stored.read<string>(KEY, '')

export function becomeMe({ key, notes }: Pick<PersonKey, 'key' | 'notes'>): void {
  stored.write(KEY, key)
  if (notes) putNotes(notes)
}

/** The server knows this person no longer. */
export function forgetMe(): void {
  localStorage.removeItem(KEY)
}

/** Tables that were begun on another device are opened by the person's key. */
export function keepTables(tables: readonly PersonTable[], key: string): void {
  for (const { table, member, game } of tables) if (!ticket(table)) keepTicket({ table, member, game, key })
}

/** How far the lessons and puzzles are, as a text. */
export function notes(): string {
  const kept = Object.fromEntries(NOTES.map((name) => [name, stored.read<unknown>(name, null)]))
  const text = JSON.stringify(kept)
  return text.length > MOST ? '' : text
}

function putNotes(text: string): void {
  try {
    const kept = JSON.parse(text) as Record<string, unknown>
    for (const name of NOTES) if (kept[name]) stored.write(name, kept[name])
  } catch {
    // What another program has sent along is not for us.
  }
}
