// The key moments of a game, without knowing any rules: what happens seldom is what one remembers.
import type { Told } from './table.svelte'

const MOST = 6
/** Of everything that is told, the setup at the beginning is no moment. */
const SETUP = 0.05
/** Nor is what every deck does when it runs out. */
const HOUSEKEEPING = /shuffled|refilled|renewed/

export function keyMoments(events: readonly Told[]): Told[] {
  const often = new Map<string, number>()
  for (const { event } of events) often.set(event.kind, (often.get(event.kind) ?? 0) + 1)
  const later = events.slice(Math.ceil(SETUP * events.length)).filter(({ event }) => !HOUSEKEEPING.test(event.kind))
  const rarest = [...later].sort((a, b) => often.get(a.event.kind)! - often.get(b.event.kind)! || b.n - a.n)
  const last = events.at(-1)
  const chosen = new Set([last, ...rarest.filter((told) => told !== last)].slice(0, MOST))
  return later.filter((told) => chosen.has(told))
}
