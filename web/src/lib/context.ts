// What every part of a table needs: the words of the game with the names at the table, the table, and the open rule.
import { getContext, setContext } from 'svelte'
import type { Table } from './table.svelte'
import type { Words } from './words'

/** Whoever only reads, a record of a game for example, needs no more than this. */
export interface Reader {
  readonly words: Words
  /** Explain a rule beside what was pressed for it; elsewhere, open the rulebook there. */
  rule: (id: string, at?: Element) => void
}

export interface Company extends Reader {
  readonly table: Table
  /** The seat whose view is shown; null for a spectator. */
  readonly seat: number | null
}

export const COMPANY = Symbol('company')

export const setReader = (reader: Reader): Reader => setContext(COMPANY, reader)
export const useReader = (): Reader => getContext<Reader>(COMPANY)
export const setCompany = (company: Company): Company => setContext(COMPANY, company)
export const useCompany = (): Company => getContext<Company>(COMPANY)
