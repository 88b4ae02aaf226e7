// Which marks of the glossary are on a thing that is drawn by its kind.
import type { TableView } from '../view'
import type { GlossaryMark } from './glossary'
import type { Light } from './lights'
import { symbolMark } from './marks'

const SYMBOLS: Readonly<Record<string, GlossaryMark>> = {
  scroll: 'scroll',
  stones: 'stones',
  potion: 'potion',
  grimoire: 'grimoire',
  orb: 'orb',
}
export const markOfSymbol = (symbol: string): GlossaryMark =>
  (symbolMark(symbol) ? SYMBOLS[symbol] : undefined) ?? 'unknown'

const MEDALS = { look: 'medallion', blank: 'blank', empty: 'socket', last: 'last', veiled: 'veiled' } as const
export const markOfMedal = (state: keyof typeof MEDALS, ringed: boolean): GlossaryMark =>
  ringed ? 'ringed' : MEDALS[state]

const DOES: Readonly<Record<string, GlossaryMark>> = {
  free: 'foot',
  shove: 'shove',
  desk: 'to_desk',
  teleport: 'to_teleport',
  meeting: 'meeting',
  expulsion: 'last',
  stop: 'halt',
}

/** Of a cell: what stands there, what waits there, what it is. */
export function marksOfCell(cell: string, table: TableView, light: Light | undefined, seat: number | null): string {
  const owner = table.goblins.indexOf(cell)
  const found: (GlossaryMark | '' | undefined)[] = [
    light && !light.does ? 'lit' : light && DOES[light.does],
    light?.next ? 'second' : '',
    cell === table.rigor ? (table.powder === null ? 'rigor' : 'asleep') : '',
    owner >= 0 ? (owner === seat && table.goblin_locked ? 'locked' : 'goblin') : '',
    table.desk.includes(cell) ? 'desk' : markOfSymbol(table.floor[cell] ?? ''),
    table.teleports.includes(cell) ? 'teleport' : '',
    table.start_cells.includes(cell) ? 'start' : '',
    cell === table.skull && cell !== table.rigor ? 'skull' : '',
    table.shadow.includes(cell) ? 'shadow' : '',
  ]
  return found.filter(Boolean).join(' ')
}
