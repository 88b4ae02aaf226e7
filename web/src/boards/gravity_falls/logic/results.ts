// What came of a step of the turn, in a word or a number.
import type { Values } from '../../../lib/words'
import type { GravityBoard } from './context.svelte'
import { becomes, dashed } from './notes'
import type { Step } from './ribbon'

type Told = Pick<GravityBoard, 'words' | 'name' | 'short' | 'say'>
type Result = (values: Values, board: Told, step: Step) => string

const counted: Result = (_, __, { count }) => String(count)
const goes: Result = ({ location }, board) => `→ ${board.short(String(location))}`
const named =
  (value: string): Result =>
  (values, board) =>
    board.name(String(values[value]))

const RESULTS: Readonly<Partial<Record<Step['id'], Result>>> = {
  card: (_, board, { told }) => {
    const [card] = told?.event.kind === 'played' ? (told.event.cards ?? []) : []
    return card ? dashed(board.name(card)) : board.words.label('rest')
  },
  walk: goes,
  rumours: counted,
  roll: ({ success }) => `${success} ✓`,
  draw: counted,
  monster: (values, board, step) =>
    step.told?.event.kind === 'cube_held' ? board.say('gravity_falls-stop') : goes(values, board, step),
  riots: counted,
  reveal: goes,
  alarm: ({ level, amount }) => becomes(Number(level) - Number(amount), Number(level)),
  curse: counted,
  defeat: named('monster'),
  down: named('monster'),
  stood: ({ monster, success, requirement }, board) =>
    board.name(String(monster)) + (requirement === undefined ? '' : ` ${success} / ${requirement}`),
  event: named('event'),
  flip: ({ tokens }, _, { count }) => String(tokens ?? count),
  cube: counted,
}

/** '' for a step of which nothing has been told. */
export function resultOf(step: Step, board: Told): string {
  if (!step.told) return ''
  return RESULTS[step.id]?.(step.told.event.values, board, step) ?? '✓'
}
