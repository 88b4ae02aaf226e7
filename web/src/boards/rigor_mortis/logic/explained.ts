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

/** Of a cell: what waits there, what stands there, what it is. */
export function marksOfCell(cell: string, table: TableView, light: Light | undefined, seat: number | null): string {
  return [...marksOfLight(light), ...marksOfFigures(cell, table, seat), ...marksOfFloor(cell, table)].join(' ')
}

function marksOfLight(light: Light | undefined): GlossaryMark[] {
  if (!light) return []
  const does = light.does ? DOES[light.does] : 'lit'
  return [...(does ? [does] : []), ...(light.next ? (['second'] as const) : [])]
}

function marksOfFigures(cell: string, table: TableView, seat: number | null): GlossaryMark[] {
  const found: GlossaryMark[] = []
  if (cell === table.rigor) found.push(table.powder === null ? 'rigor' : 'asleep')
  const owner = table.goblins.indexOf(cell)
  if (owner >= 0) found.push(owner === seat && table.goblin_locked ? 'locked' : 'goblin')
  return found
}

function marksOfFloor(cell: string, table: TableView): GlossaryMark[] {
  const found: GlossaryMark[] = [table.desk.includes(cell) ? 'desk' : markOfSymbol(table.floor[cell] ?? '')]
  if (table.teleports.includes(cell)) found.push('teleport')
  if (table.start_cells.includes(cell)) found.push('start')
  if (cell === table.skull && cell !== table.rigor) found.push('skull')
  if (table.shadow.includes(cell)) found.push('shadow')
  return found
}
