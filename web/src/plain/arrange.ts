// A view put in order for readers, whatever the game: what belongs to a player stands with the player, maps and tables
// get a place of their own, and what is empty is not worth a line. What a field is called, and what its values are,
// stands in the game's words (`field-<key>`); a field without words is for machines and is not shown.
import type { View, ZoneView } from '../lib/protocol'
import type { Words } from '../lib/words'

export type Thing = Record<string, unknown>

export interface Fact {
  key: string
  value: unknown
}

export interface Place {
  facts: Fact[]
  zones: ZoneView[]
  /** Zones in which nothing lies: one line for all of them. */
  empty: ZoneView[]
}

export interface Arranged {
  /** By seat, the viewer first. */
  players: [seat: number, place: Place][]
  table: Place
  /** Maps and tables, short ones first. */
  wide: Fact[]
}

const CELL = /^([A-Z])(\d{1,2})$/
const PLAYER = /^p(\d+)$/
/** Fewer named places are a list, not a map. */
const MAP = 12

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    (isThing(value) && !Object.keys(value).length)
  )
}

const isNested = (value: unknown): boolean => Array.isArray(value) && value.some(Array.isArray)

/** The parts of a thing that have words and are not empty; rows of numbers are coordinates, for boards only, unless they go by
 * seats. */
export function named(thing: Thing, words: Words): Fact[] {
  return Object.entries(thing)
    .filter(
      ([key, value]) =>
        words.has(`field-${key}`) &&
        !isEmpty(value) &&
        (words.mark(`field-${key}`, 'seats') === 'yes' || !isNested(value)),
    )
    .map(([key, value]) => ({ key, value }))
}

export function isMap(value: unknown): value is Thing {
  return (
    isThing(value) &&
    Object.keys(value).length >= MAP &&
    Object.entries(value).every(([key, each]) => CELL.test(key) && isPlain(each))
  )
}

/** Things of one kind under each other: a table with a column for each of their parts. */
export function isRows(value: unknown, words: Words): boolean {
  const rows: unknown[] = Array.isArray(value) ? value : isThing(value) ? Object.values(value) : []
  return (
    rows.length > 0 &&
    rows.every((row) => isThing(row) && named(row, words).length > 0) &&
    !(isThing(value) && Object.keys(value).every((key) => PLAYER.test(key)))
  )
}

/** What each player has of it, by seat; null if it belongs to the table. */
function ownedBy({ key, value }: Fact, words: Words): (readonly [number, Fact[]])[] | null {
  if (Array.isArray(value) && words.mark(`field-${key}`, 'seats') === 'yes')
    return value.map((each, seat) => {
      const hidden = each === null && words.mark(`field-${key}`, 'hidden')
      return [seat, isEmpty(each) && !hidden ? [] : [{ key, value: each }]]
    })
  if (!isThing(value) || !Object.keys(value).every((name) => PLAYER.test(name))) return null
  return Object.entries(value).map(([name, each]) => [
    Number(name.slice(1)),
    isThing(each) ? named(each, words) : [{ key, value: each }],
  ])
}

export function arranged(view: View, words: Words): Arranged {
  const places = Array.from({ length: view.players }, (): Place => ({ facts: [], zones: [], empty: [] }))
  const table: Place = { facts: [], zones: [], empty: [] }
  const wide: Fact[] = []
  for (const fact of named(view.table as Thing, words)) {
    const owned = ownedBy(fact, words)
    if (owned) for (const [seat, facts] of owned) places[seat]?.facts.push(...facts)
    else if (isMap(fact.value) || isRows(fact.value, words)) wide.push(fact)
    else table.facts.push(fact)
  }
  for (const zone of view.zones) {
    const owner = PLAYER.exec(zone.name.split(':')[1] ?? '')
    const place = owner ? places[Number(owner[1])] : table
    if (place) (zone.cards.length ? place.zones : place.empty).push(zone)
  }
  wide.sort((a, b) => length(a.value) - length(b.value))
  const seats = [...places.keys()]
  if (view.seat !== null) seats.sort((a, b) => Number(b === view.seat) - Number(a === view.seat))
  return { players: seats.map((seat) => [seat, places[seat]!]), table, wide }
}

/** What the last move has changed: zones by name, facts by seat and key (`p0/coins`, `/turn`). */
export function moved(now: View, before: View | null, words: Words): Set<string> {
  if (!before) return new Set()
  const [fresh, old] = [leaves(now, words), leaves(before, words)]
  return new Set([...fresh].filter(([name, text]) => old.get(name) !== text).map(([name]) => name))
}

function leaves(view: View, words: Words): Map<string, string> {
  const { players, table } = arranged(view, words)
  const found = new Map(view.zones.map((zone) => [zone.name, JSON.stringify(zone.cards)]))
  for (const [owner, place] of [
    ...players.map(([seat, place]) => [`p${seat}`, place] as const),
    ['', table] as const,
  ]) {
    for (const { key, value } of place.facts) found.set(`${owner}/${key}`, JSON.stringify(value))
  }
  return found
}

function length(value: unknown): number {
  return Object.keys(value as object).length
}

export interface Cell {
  column: string
  row: string
  /** What lies there, by id; '' for nothing. */
  id: string
  /** Who and what else is said to be there: players by id, fields by key. */
  also: { id: string; field: boolean }[]
}

/** A map of named cells as rows, with everything else of the view that names one of its cells. */
export function gridded(
  cells: Thing,
  view: View,
  words: Words,
): { columns: string[]; rows: [string, (Cell | null)[]][] } {
  const found = new Map<string, Cell>()
  const at = (name: string) => {
    const [, column = '', row = ''] = CELL.exec(name) ?? []
    const cell = found.get(name) ?? { column, row, id: '', also: [] }
    found.set(name, cell)
    return cell
  }
  for (const [name, value] of Object.entries(cells)) at(name).id = String(value ?? '')
  for (const { key, value } of named(view.table as Thing, words)) {
    const seats = words.mark(`field-${key}`, 'seats') === 'yes'
    const names: unknown[] = Array.isArray(value) ? value : [value]
    names.forEach((name, seat) => {
      if (typeof name === 'string' && CELL.test(name))
        at(name).also.push(seats ? { id: `p${seat}`, field: false } : { id: key, field: true })
    })
  }
  const columns = [...new Set([...found.values()].map((cell) => cell.column))].sort()
  const rows = [...new Set([...found.values()].map((cell) => cell.row))].sort((a, b) => Number(a) - Number(b))
  return { columns, rows: rows.map((row) => [row, columns.map((column) => found.get(column + row) ?? null)]) }
}

const OPEN_SYLLABLE = /(\p{L}[аеёиоуыэюяaeiouy])(?=[^аеёиоуыэюяaeiouy\s\d\p{P}]+[аеёиоуыэюяaeiouy])/giu

/** Long words with places where they may be broken: not every browser knows the language's own. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}{7,}/gu, (word) => word.replace(OPEN_SYLLABLE, '$1\u00AD'))
}
