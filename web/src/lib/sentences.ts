// What happened, in sentences: an event each, unless the words of the game say that several are one sentence.
import type { EventView } from './protocol'
import type { Told } from './table/match.svelte'
import { CASES, type Words } from './words'

export interface Sentence {
  events: readonly Told[]
  said: string
  /** The same happened to several players at once. */
  all: boolean
}

/** Several of one kind in a row are one sentence if its message has `.all`, equal ones of one player also if it has `.times`;
 * an event that has `.after_<kind>` goes on with the sentence of the event before it, if that is of this kind and about the
 * same player. */
export function sentencesOf(told: readonly Told[], words: Words): Sentence[] {
  const found: Sentence[] = []
  for (const group of groupsOf(told, words)) {
    const before = found.at(-1)
    const more = before ? continued(before, group, words) : null
    if (before && more !== null)
      found[found.length - 1] = { ...before, events: [...before.events, ...group], said: before.said + more }
    else
      found.push({
        events: group,
        said: words.events(group.map(({ event }) => event)),
        all: group.length > 1 && words.eventHas(group[0]!.event.kind, 'all'),
      })
  }
  return found
}

/** One sentence after the other. */
export function prose(sentences: readonly Sentence[]): string {
  return sentences
    .map(({ said }) => said)
    .join('. ')
    .replace(/([!?])\. /g, '$1 ')
}

/** The sentence where that name stands beside it already, with whom that player plays: «берёт карту», "goblin walks A1 → A2". */
export function withoutName(sentence: string, name: string): string {
  const rest = sentence.startsWith(name) ? sentence.slice(name.length) : ''
  return /^(?:’s)?(?: \([^)]*\))?[\s:—–-]+(.+)$/.exec(rest)?.[1] ?? sentence
}

function groupsOf(told: readonly Told[], words: Words): Told[][] {
  const found: Told[][] = []
  for (const each of told) {
    const last = found.at(-1)
    if (last?.[0] && together(last[0].event, each.event, words)) last.push(each)
    else found.push([each])
  }
  return found
}

function together(one: EventView, other: EventView, words: Words): boolean {
  if (one.kind !== other.kind) return false
  return (
    words.eventHas(one.kind, 'all') ||
    (words.eventHas(one.kind, 'times') && one.depth === other.depth && said(one) === said(other))
  )
}

/** What a sentence tells of an event. */
function said({ seat, values, cards, count }: EventView): string {
  return JSON.stringify([seat, values, cards, count])
}

function continued(sentence: Sentence, group: readonly Told[], words: Words): string | null {
  const part = `after_${sentence.events.at(-1)?.event.kind}`
  const seats = new Set(sentence.events.map(({ event }) => event.seat))
  const goesOn = group.every(({ event }) => seats.has(event.seat) && words.eventHas(event.kind, part))
  return goesOn ? group.map(({ event }) => words.event(event, part)).join('') : null
}

/** A part of a sentence; `id` where it names something whose text can be read, and the marks that no line may tear from it. */
export interface Piece {
  text: string
  id: string
  opens: string
  closes: string
}

const piece = (text: string, id = '', opens = '', closes = ''): Piece => ({ text, id, opens, closes })

/** A sentence in pieces, so that the cards and characters it names can be looked at. */
export function piecesOf({ said, events }: Sentence, words: Words): Piece[] {
  const ids = [...new Set(events.flatMap(({ event }) => [...(event.cards ?? []), ...Object.values(event.values)]))]
    .map(String)
    .filter((id) => words.has(`text-${id}`))
  const idOf = new Map(ids.flatMap((id) => ['', ...CASES].map((form) => [words.name(id, form), id])))
  if (!idOf.size) return [piece(said)]
  const longestFirst = [...idOf.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = new RegExp(`([(«]*)(?<![\\p{L}\\d])(${longestFirst.join('|')})(?![\\p{L}\\d])([)»,.:;]*)`, 'gu')
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: whole, 1: opens = '', 2: name = '', 3: closes = '' } of said.matchAll(named)) {
    if (index > end) pieces.push(piece(said.slice(end, index)))
    pieces.push(piece(name, idOf.get(name), opens, closes))
    end = index + whole.length
  }
  if (end < said.length) pieces.push(piece(said.slice(end)))
  return pieces
}
