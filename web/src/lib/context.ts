// What every part of a table needs: the words of the game with the names at the table, the table, and the open rule.
import { getContext, setContext } from 'svelte'
import type { Table } from './table.svelte'
import type { Words } from './words'

export interface Company {
  readonly words: Words
  readonly table: Table
  /** The seat whose view is shown; null for a spectator. */
  readonly seat: number | null
  /** Open the rulebook at a rule. */
  rule: (id: string) => void
}

const KEY = Symbol('company')

export const setCompany = (company: Company): Company => setContext(KEY, company)
export const useCompany = (): Company => getContext<Company>(KEY)
