// The turn as a row of steps, phase bar and story at once: what has happened with its result, what is now, what is still to
// come. Effects stand after the step that caused them; what is no step of its own belongs to the one before it.
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'

export type StepId =
  'card' | 'walk' | 'rumours' | 'roll' | 'courage' | 'draw' | 'removal' | 'monster' | 'riots' | 'reveal'
/** A fight is won for good, or the monster is down, or it has stood. */
export type EffectId = 'alarm' | 'curse' | 'defeat' | 'down' | 'stood' | 'event' | 'flip' | 'cube'

export interface Step {
  id: StepId | EffectId
  state: 'done' | 'now' | 'next'
  /** What it tells of the log, and the event of it that gives the result, if there is one. */
  events: readonly Told<Game>[]
  told?: Told<Game>
  /** How many such events, and how deep in a chain they are. */
  count: number
  depth: number
}

export const STEPS: readonly StepId[] = [
  'card',
  'walk',
  'rumours',
  'roll',
  'courage',
  'draw',
  'removal',
  'monster',
  'riots',
  'reveal',
]
/** From here on the turn is the monsters'. */
export const MONSTERS = STEPS.indexOf('monster')

const PHASES: Readonly<Record<string, StepId>> = {
  before_card: 'card',
  play: 'card',
  walk: 'walk',
  after_move: 'walk',
  rumours: 'rumours',
  after_rumours: 'rumours',
  roll: 'roll',
  after_roll: 'roll',
  courage: 'courage',
  draw: 'draw',
  removal: 'removal',
  bad_reputation: 'removal',
  before_monsters: 'removal',
  move_monster: 'monster',
  riot_curses: 'monster',
  riots: 'riots',
  after_riots: 'riots',
  reveal: 'reveal',
  after_reveal: 'reveal',
  pass_turn: 'reveal',
}
const RESULTS: Readonly<Record<string, StepId>> = {
  played: 'card',
  rested: 'card',
  walked: 'walk',
  stopped: 'walk',
  teleported: 'walk',
  rumour: 'rumours',
  rolled: 'roll',
  rerolled: 'roll',
  cube_placed: 'courage',
  drew: 'draw',
  took_back: 'draw',
  removal_rolled: 'removal',
  curse_removed: 'removal',
  monster_moved: 'monster',
  cube_held: 'monster',
  riot_pull: 'riots',
  opened: 'reveal',
}
const EFFECTS: Readonly<Record<string, EffectId>> = {
  alarm: 'alarm',
  cursed: 'curse',
  defeated: 'defeat',
  knocked_down: 'down',
  fought_off: 'stood',
  immune: 'stood',
  event: 'event',
  extra_event: 'event',
  flipped: 'flip',
  persuaded: 'flip',
  turned_away: 'flip',
  cube_lost: 'cube',
  cube_broken: 'cube',
}

/** The events of the turn under way: from the last `turn` on, up to the one that is looked at. */
export function thisTurn(events: readonly Told<Game>[], until = Infinity): Told<Game>[] {
  const seen = events.filter((told) => told.n <= until)
  const begin = seen.findLastIndex((told) => told.event.kind === 'turn')
  return seen.slice(begin + 1)
}

export function stepsOf(events: readonly Told<Game>[], phase: string): Step[] {
  const at = STEPS.indexOf(PHASES[phase] ?? 'card')
  const base = STEPS.map((id, i): Step => ({
    id,
    state: i < at ? 'done' : i === at ? 'now' : 'next',
    events: [],
    count: 0,
    depth: 0,
  }))
  const effects = new Map<number, Step[]>()
  let under = 0
  let latest = base[0]!
  for (const told of events) {
    const step = RESULTS[told.event.kind]
    const effect = EFFECTS[told.event.kind]
    if (step && told.event.depth === 0) {
      under = Math.max(under, STEPS.indexOf(step))
      latest = base[STEPS.indexOf(step)]!
      latest.told = told
      latest.count++
    } else if (effect) {
      const before = effects.get(under) ?? []
      const last = before.at(-1)
      if (
        last &&
        last === latest &&
        last.id === effect &&
        effect !== 'alarm' &&
        effect !== 'event' &&
        last.depth === told.event.depth
      )
        [last.told, last.count] = [told, last.count + 1]
      else {
        latest = { id: effect, state: 'done', events: [], told, count: 1, depth: told.event.depth }
        effects.set(under, [...before, latest])
      }
    }
    latest.events = [...latest.events, told]
  }
  return base.flatMap((step, i) => [step, ...(effects.get(i) ?? [])])
}
