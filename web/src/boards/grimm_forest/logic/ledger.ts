// What a round brought a player: every gain and loss of resources as the events tell it; and what another choice of location
// would have brought, as far as it is known once the pigs have come.
import type { EventKind, GameEvent } from '../../../lib/game'
import type { View } from '../../../lib/protocol'
import type { Told } from '../../../lib/table.svelte'
import { MATERIALS } from './houses'
import type { Game } from '../view'

const SIGN: Readonly<Partial<Record<EventKind<Game>, 1 | -1>>> = {
  gained: 1,
  took: 1,
  picked: 1,
  collected: 1,
  lost: -1,
  gave: -1,
}

const counts = ({ values }: GameEvent<Game>): number[] => MATERIALS.map((material) => Number(values[material] ?? 0))

/** What an event changed of a player's straw, wood and brick; null if nothing. */
export function changeOf(event: GameEvent<Game>, seat: number): number[] | null {
  const own = event.seat === seat
  if (event.kind === 'gave' && event.values.to === `p${seat}`) return counts(event)
  if (event.kind === 'built' && own)
    return MATERIALS.map((material) => (material === event.values.material ? 0 - Number(event.values.price) : 0))
  const sign = own ? SIGN[event.kind] : undefined
  const changed = sign && counts(event).map((count) => (count ? sign * count : 0))
  return changed && changed.some(Boolean) ? changed : null
}

export interface Entry {
  told: Told<Game>
  change: number[]
}

function roundOf(told: readonly Told<Game>[], round: number): readonly Told<Game>[] {
  const start = Math.max(
    0,
    told.findLastIndex(({ event }) => event.kind === 'round' && event.values.round === round),
  )
  const end = told.findIndex(({ event }, i) => i > start && event.kind === 'round')
  return told.slice(start, end < 0 ? undefined : end)
}

/** The monsters and cards that were put on locations in a round. */
export const placedIn = (told: readonly Told<Game>[], round: number): { card: string; location: string }[] =>
  roundOf(told, round).flatMap(({ event: { kind, values } }) =>
    kind === 'placed' ? [{ card: String(values.card), location: String(values.location) }] : [],
  )

/** The gains and losses of a round. */
export function ledgerOf(told: readonly Told<Game>[], seat: number, round: number): Entry[] {
  return roundOf(told, round).flatMap((each) => {
    const change = changeOf(each.event, seat)
    return change ? [{ told: each, change }] : []
  })
}

export const sumOf = (entries: readonly Entry[]): number[] =>
  MATERIALS.map((_, i) => entries.reduce((sum, { change }) => sum + change[i]!, 0))

/** What has just come to a player's tags or gone from them. */
export function freshOf(fresh: readonly Told<Game>[], seat: number): number[] {
  const changes = fresh.flatMap(({ event }) => [changeOf(event, seat) ?? []])
  return MATERIALS.map((_, i) => changes.reduce((sum, change) => sum + (change[i] ?? 0), 0))
}

export interface Chance {
  location: string
  /** The others who came here. */
  others: number[]
  /** One's own choice. */
  own: boolean
  /** So many resources for each, oneself among them. */
  each: number
  monsters: string[]
}

/** What each location would have brought the player in front against the choices of the others; empty before the pigs have
 * come, and for whoever only watches. No worlds have to be imagined for it: once the pigs have come every choice is known, and
 * the view tells what a pig collects with so many others beside it (`awaited`), so the numbers are exact. What a monster would
 * have done to one more pig is not counted: the monsters stand beside the number. */
export function chancesOf(view: View<Game>): Chance[] {
  const me = view.seat ?? 0
  if (view.seat === null) return []
  return Object.entries(view.table.locations).flatMap(([location, { awaited, lurking, pigs }]) => {
    const others = pigs.filter((seat) => seat !== me)
    return awaited.length
      ? [{ location, others, own: pigs.includes(me), each: awaited[others.length] ?? 0, monsters: lurking }]
      : []
  })
}

/** The most that any choice would have brought. */
export const bestOf = (chances: readonly Chance[]): number => Math.max(0, ...chances.map(({ each }) => each))
