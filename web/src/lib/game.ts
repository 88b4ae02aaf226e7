// What the types of a game say: its table, its kinds of questions and events, the parts of its answers, its zones. A board
// gives its own (`Game` in `boards/<game>/view.ts`, generated); the frame knows no game.
import type { EventView } from './protocol'

export interface AnyGame {
  table: object
  question: string
  events: Record<string, Record<string, number | string | undefined>>
  answers: object
  zone: string
}

export type EventKind<G extends AnyGame> = keyof G['events'] & string

/** The values of a kind of event; those that only others have are not there. */
type Values<Events, Kind extends keyof Events> = Events[Kind] & {
  [Name in Exclude<NameOf<Events>, keyof Events[Kind]>]?: never
}
type NameOf<Events> = { [Kind in keyof Events]: keyof Events[Kind] }[keyof Events]

/** An event of one of these kinds, with the values that each of them has. */
export type GameEvent<G extends AnyGame, K extends EventKind<G> = EventKind<G>> = {
  [Each in K]: Omit<EventView, 'kind' | 'values'> & { kind: Each; values: Values<G['events'], Each> }
}[K]

/** An answer that has parts, taken apart: `['build', 'brick', 'walls']`. */
export type Parts<Answers> = {
  [Head in keyof Answers & string]: Answers[Head] extends string[] ? [head: Head, ...parts: Answers[Head]] : never
}[keyof Answers & string]

/** The parts of an answer; null where it has none. */
export function partsOf<Answers>(key: string): Parts<Answers> | null {
  return key.includes(':') ? (key.split(':') as unknown as Parts<Answers>) : null
}

/** The key of an answer that has parts, or its beginning while the last of them are not chosen. */
export function keyFrom<Answers>(...parts: Begun<Answers>): string {
  return parts.join(':')
}
type Begun<Answers> = {
  [Head in keyof Answers & string]: Answers[Head] extends string[] ? [head: Head, ...parts: Some<Answers[Head]>] : never
}[keyof Answers & string]
type Some<Parts extends string[]> = { [Part in keyof Parts]?: string }

/** Whether one of the parts of an answer is this. */
export function hasPart(key: string, part: string): boolean {
  return key.split(':').includes(part)
}

/** The seat of a player as answers, events and tables write it: `p2`. */
export function seatOf(player: string): number {
  return Number(player.slice(1))
}
