// What this browser remembers: its seats at tables, the name, and how things should look. Nothing else is kept.
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
  write(TICKETS, tickets().filter((each) => each.table !== table))
}

export const stored = { read, write }
