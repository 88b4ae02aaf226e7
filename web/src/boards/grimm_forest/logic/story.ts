// The story of a round in steps: what happens to all at once is one step, everything else is one by itself.
import type { EventKind } from '../../../lib/game'
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'

export const TOGETHER = [
  'laid',
  'revealed',
  'shown',
  'walked',
  'collected',
] as const satisfies readonly EventKind<Game>[]
const JOINED: readonly string[] = TOGETHER

export interface Step {
  kind: EventKind<Game>
  events: readonly Told<Game>[]
}

/** The steps of the last round, or of that in which event number `at` happened. */
export function stepsOf(told: readonly Told<Game>[], at = Infinity): Step[] {
  const start = told.findLastIndex(({ n, event }) => n <= at && event.kind === 'round')
  const end = told.findIndex(({ n, event }) => n > at && event.kind === 'round')
  const steps: { kind: EventKind<Game>; events: Told<Game>[] }[] = []
  for (const each of told.slice(Math.max(0, start), end < 0 ? undefined : end)) {
    const last = steps.at(-1)
    if (last && last.kind === each.event.kind && JOINED.includes(last.kind)) last.events.push(each)
    else steps.push({ kind: each.event.kind, events: [each] })
  }
  return steps
}

/** Those of them that have room: up to the one with event number `at`, or the last, and at most one after it. */
export function windowOf(
  steps: readonly Step[],
  at: number,
  most: number,
): { shown: readonly Step[]; now: Step | undefined } {
  const found = steps.findIndex(({ events }) => events.some(({ n }) => n === at))
  const now = found < 0 ? steps.length - 1 : found
  const end = Math.min(steps.length, now + 2)
  return { shown: steps.slice(Math.max(0, end - most), end), now: steps[now] }
}

/** Who is where after a step of all, by location: so that every location and every name is said once. */
export function whoWent({ events }: Step): { location: string; seats: number[] }[] {
  const found = new Map<string, number[]>()
  for (const { event } of events) {
    const location = String(event.values.location ?? '')
    if (location) found.set(location, [...(found.get(location) ?? []), event.seat])
  }
  return [...found].map(([location, seats]) => ({ location, seats }))
}

/** The card of a step: the one that it is about, or the one that brought it about. */
export function cardOf({ events }: Step): string {
  const [first] = events
  if (!first || events.length > 1) return ''
  const { values, cause, cards } = first.event
  for (const value of [values.card, values.fable, values.by, cause?.thing, cards?.[0]]) {
    if (typeof value === 'string' && value && value !== 'action' && value !== 'reward') return value
  }
  return ''
}
