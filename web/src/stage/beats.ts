// The beats in which events are told: an event each, or several that happen at once; how long each lasts, so that a long
// chain does not take longer than anybody wants to watch.
import type { AnyGame } from '../lib/game'
import { applied } from '../lib/patch'
import type { View } from '../lib/protocol'
import type { Step, Told } from '../lib/table.svelte'
import { flights } from './flights'
import type { Motion, Place, Staging } from './staging'

export interface Acted {
  seat: number
  places: readonly Place[]
}

export interface Beat<G extends AnyGame> {
  told: readonly Told<G>[]
  before: View<G>
  after: View<G>
  motions: readonly Motion[]
  /** Who acts in it, and with which pieces: a player's own acts, not what follows from them. */
  acts: readonly Acted[]
  /** How long it lasts, in milliseconds. */
  ms: number
  /** By how much the times of its motions are longer or shorter than they say. */
  rate: number
  /** It shows a text: however long the chain, there is time to read it. */
  read: boolean
}

/** Milliseconds at normal speed: a beat in which nothing but the words is new, one in which something moves, and the most. */
const WORDS = 150
const MOVE = 280
const LONGEST = 1400
/** What is shorter is told together with what follows. */
const SHORTEST = 100
/** A chain of effects takes no longer, at normal speed, but for what is read. */
export const CHAIN = 2500
/** And all that is read in it no longer than this: it stands in the log too. */
export const READING = 2500

/** While it is not the present, nobody is asked anything. */
export function quiet<G extends AnyGame>(view: View<G>): View<G> {
  return { ...view, asks: [], waiting: [] }
}

/** A step's events as beats at normal speed; the last ends on the step's view. */
export function beatsOf<G extends AnyGame>(step: Step<G>, staging: Staging<G>): Beat<G>[] {
  const found: Beat<G>[] = []
  let before = quiet(step.before)
  step.events.forEach((told, i) => {
    const last = i === step.events.length - 1
    const after = last ? quiet(step.view) : applied(before, told.event.changes)
    found.push(beatOf(told, before, after, staging))
    before = after
  })
  return joined(found, staging)
}

/** Beats of one kind in a row are one, where the board tells them together. */
export function joined<G extends AnyGame>(beats: readonly Beat<G>[], staging: Staging<G>): Beat<G>[] {
  const found: Beat<G>[] = []
  for (const beat of beats) {
    const kind = beat.told[0]!.event.kind
    if (found.at(-1)?.told.at(-1)?.event.kind === kind && staging.together?.includes(kind)) {
      const first = found.pop()!
      const apart = staging.apart?.[kind] ?? 0
      found.push(both(apart ? later(first, 0) : first, apart ? later(beat, apart * first.told.length) : beat, Math.max))
    } else found.push(beat)
  }
  return found
}

/** The beat of a step in which event number n happens. */
export function beatAt<G extends AnyGame>(step: Step<G>, n: number, staging: Staging<G>): Beat<G> {
  return beatsOf(step, staging).find(({ told }) => told.some((each) => each.n === n))!
}

/** What is touched; zones and panels only change with it. */
function touched(motions: readonly Motion[]): Place[] {
  const found = motions.map((motion) =>
    motion.does === 'fly' ? motion.piece : motion.does === 'arrow' ? motion.to : motion.at,
  )
  return found.filter((place) => !/^(?:zone|seat|field|back|like):/.test(place))
}

function beatOf<G extends AnyGame>(told: Told<G>, before: View<G>, after: View<G>, staging: Staging<G>): Beat<G> {
  const { kind, seat, depth } = told.event
  const scene = { before, after, flights: flights(before, after) }
  const motions = staging.motions?.[kind]?.(told, scene) ?? scene.flights
  const still = !motions.length && before.table === after.table && before.zones === after.zones
  const usual = staging.beats?.[kind] ?? (still ? WORDS : MOVE)
  const ms = Math.min(LONGEST, Math.max(usual, ...motions.map((motion) => (motion.after ?? 0) + (motion.ms ?? usual))))
  const acts = depth === 0 && seat >= 0 ? [{ seat, places: touched(motions) }] : []
  return { told: [told], before, after, motions, acts, ms, rate: 1, read: staging.read?.includes(kind) ?? false }
}

/** It begins so much later, and what moves in it takes as long as before. */
function later<G extends AnyGame>(beat: Beat<G>, by: number): Beat<G> {
  return {
    ...beat,
    motions: beat.motions.map((motion) => ({
      ...motion,
      ms: motion.ms ?? beat.ms / beat.rate,
      after: (motion.after ?? 0) + by,
    })),
    ms: beat.ms + by * beat.rate,
  }
}

function both<G extends AnyGame>(a: Beat<G>, b: Beat<G>, ms: (a: number, b: number) => number): Beat<G> {
  return {
    ...a,
    told: [...a.told, ...b.told],
    after: b.after,
    motions: [...a.motions, ...b.motions],
    acts: [...a.acts, ...b.acts],
    ms: ms(a.ms, b.ms),
    read: a.read || b.read,
  }
}

/** How long they last, one after the other. */
export const lasting = (beats: readonly { ms: number }[]): number => beats.reduce((sum, { ms }) => sum + ms, 0)

/** The same beats at another speed; those that are read take no longer than `reading` altogether, the others than `most`. */
export function paced<G extends AnyGame>(
  beats: readonly Beat<G>[],
  speed: number,
  most = Infinity,
  reading = Infinity,
): Beat<G>[] {
  const whole = (read: boolean) => lasting(beats.filter((beat) => beat.read === read)) * speed
  const rate = speed * Math.min(1, most / whole(false))
  const readRate = speed * Math.min(1, reading / whole(true))
  const found: Beat<G>[] = []
  for (const beat of beats) {
    const last = found.at(-1)
    if (last && !last.read && !beat.read && last.ms * rate < SHORTEST)
      found.push(both(found.pop()!, beat, (a, b) => a + b))
    else found.push(beat)
  }
  return found.map((beat) => {
    const motions = beat.told.length > 1 && beat.motions.length ? settled(beat) : beat.motions
    const times = beat.read ? readRate : rate
    return { ...beat, motions, ms: beat.ms * times, rate: beat.rate * times }
  })
}

/** In beats that were put together a piece flies once, from where it was to where it is at last; each of those that only
 * look alike flies its own way. */
function settled<G extends AnyGame>({ motions }: Beat<G>): Motion[] {
  const first = new Map<string, Motion>()
  const others: Motion[] = []
  for (const motion of motions) {
    const before = motion.does === 'fly' ? first.get(motion.piece) : undefined
    if (motion.does !== 'fly' || /^(?:back|like):/.test(motion.piece) || isAnother(motion, before)) others.push(motion)
    else first.set(motion.piece, before?.does === 'fly' ? { ...motion, from: before.from } : motion)
  }
  return [...first.values(), ...others]
}

/** Two that go the same way are two that look alike. */
const isAnother = (fly: Motion, before: Motion | undefined): boolean =>
  fly.does === 'fly' && before?.does === 'fly' && fly.from === before.from && fly.to === before.to
