// The ribbon of a round: nine flags, the one that is lit, and the cards that act under each.
import type { EventKind } from '../../../lib/game'
import type { Told } from '../../../lib/table.svelte'
import type { DueView, Game, TableView } from '../view'

export const FLAGS = ['start', 'choose', 'fables', 'gather', 'before', 'collect', 'end', 'build', 'next'] as const
export type Flag = (typeof FLAGS)[number]

const BY_PHASE: Readonly<Record<string, Flag>> = {
  prince_visit: 'start',
  start_of_round: 'start',
  start_of_round_effects: 'start',
  choose: 'choose',
  choose_last: 'choose',
  reveal: 'fables',
  reveal_effects: 'fables',
  reveal_gather: 'gather',
  after_gather_reveal_effects: 'gather',
  go: 'before',
  before_collect_effects: 'before',
  collect: 'collect',
  collect_effects: 'collect',
  end_of_gather: 'end',
  end_of_gather_effects: 'end',
  clean_up: 'end',
  start_of_build: 'build',
  start_of_build_effects: 'build',
  build_turns: 'build',
}
const BY_WINDOW: Readonly<Record<string, Flag>> = {
  start_of_round: 'start',
  reveal: 'fables',
  after_gather_reveal: 'gather',
  before_collect: 'before',
  collect: 'collect',
  end_of_gather: 'end',
  start_of_build: 'build',
  end_of_build: 'next',
}

/** The first event of a part of the round. */
const OPENED_BY: Partial<Record<EventKind<Game>, Flag>> = {
  round: 'start',
  laid: 'choose',
  revealed: 'fables',
  shown: 'gather',
  collected: 'collect',
  cleaned_up: 'end',
}

/** By flag, the number of the event with which it began in the last round that was told. */
export function openingsOf(told: readonly Told<Game>[]): Map<Flag, number> {
  const start = told.findLastIndex(({ event }) => event.kind === 'round')
  const found = new Map<Flag, number>()
  for (const { n, event } of told.slice(Math.max(0, start))) {
    const flag = OPENED_BY[event.kind]
    if (flag && !found.has(flag)) found.set(flag, n)
  }
  return found
}

/** The flag of a phase; what follows the build turns belongs to the next round. */
export const flagOf = (phase: string): Flag => BY_PHASE[phase] ?? 'next'

export interface Chip extends DueView {
  /** It acts right now. */
  now: boolean
}

/** By flag, the cards that act there: the one that acts now, those that wait in its window, those of windows to come. */
export function chipsOf(table: TableView): Map<Flag, Chip[]> {
  const found = new Map<Flag, Chip[]>()
  const add = (window: string, dues: readonly DueView[], now = false) => {
    const flag = BY_WINDOW[window]
    if (flag && dues.length) found.set(flag, [...(found.get(flag) ?? []), ...dues.map((due) => ({ ...due, now }))])
  }
  if (table.acting) add(table.window, [table.acting], true)
  add(table.window, table.pending)
  for (const [window, dues] of Object.entries(table.coming)) add(window, dues)
  return found
}
