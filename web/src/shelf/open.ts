// Tables that their hosts show to everybody: one sits down at some, and watches others.
import type { OpenTable } from '../lib/protocol'

/** Where in the page such a table is. */
export const wayTo = ({ table, invite, watch }: OpenTable): string =>
  watch ? `#/watch/${table}/${watch}` : `#/join/${table}/${invite}`

/** Games that one may watch, for who comes too late to sit down. */
export const watched = (tables: readonly OpenTable[]): OpenTable[] => tables.filter(({ watch }) => watch)
