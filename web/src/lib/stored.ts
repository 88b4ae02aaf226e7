// What this browser remembers: its seats at tables, how far it has seen each game, the name, and how things should
// look. Nothing else is kept.
import type { Ticket } from './protocol'

const TICKETS = 'igroteka.tickets'

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse to remember; the table still works until the page is closed.
  }
}

export function tickets(): Ticket[] {
  return read<Ticket[]>(TICKETS, [])
}

export function ticket(table: string): Ticket | undefined {
  return tickets().find((each) => each.table === table)
}

export function keepTicket(fresh: Ticket): void {
  write(TICKETS, [fresh, ...tickets().filter((each) => each.table !== fresh.table)].slice(0, 100))
}

export function forgetTicket(table: string): void {
  write(
    TICKETS,
    tickets().filter((each) => each.table !== table),
  )
}

const BARRED = 'igroteka.barred'
/** So many tables are remembered. */
const TABLES = 20
type Keys = Record<string, string>

/** The key with which one was asked to leave a table; '' for everybody else. */
export function barred(table: string): string {
  return read<Keys>(BARRED, {})[table] ?? ''
}

/** One was asked to leave: the key opens nothing any more, and tells the server who comes again. */
export function bar(table: string, key: string): void {
  forgetTicket(table)
  const others = Object.entries(read<Keys>(BARRED, {})).filter(([id]) => id !== table)
  write(BARRED, Object.fromEntries([...others, [table, key]].slice(-TABLES)))
}

const SEEN = 'igroteka.seen'
type Seen = Record<string, Record<string, number>>

/** The number of the last event that was seen at a table by an audience; -1 at the first visit. */
export function seen(table: string, audience: string): number {
  return read<Seen>(SEEN, {})[table]?.[audience] ?? -1
}

/** Only tables that this browser has a seat at are remembered, so the list stays short. */
export function keepSeen(table: string, audience: string, n: number): void {
  const all = read<Seen>(SEEN, {})
  const mine = new Set(tickets().map((each) => each.table))
  if (!mine.has(table)) return
  const kept = Object.fromEntries(Object.entries(all).filter(([id]) => mine.has(id)))
  write(SEEN, { ...kept, [table]: { ...kept[table], [audience]: n } })
}

export const stored = { read, write }
