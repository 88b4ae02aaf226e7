// What happened, in sentences: an event each, unless the words of the game say that several are one sentence.
import type { Told } from './table.svelte'
import type { Words } from './words'

export interface Sentence {
  events: readonly Told[]
  said: string
  /** The same happened to several players at once. */
  all: boolean
}

/** Several of one kind in a row are one sentence if its message has `.all`; an event that has `.after_<kind>` goes on with
 * the sentence of the event before it, if that is of this kind and about the same player. */
export function sentencesOf(told: readonly Told[], words: Words): Sentence[] {
  const found: Sentence[] = []
  for (const group of groupsOf(told, words)) {
    const before = found.at(-1)
    const more = before ? continued(before, group, words) : null
    if (before && more !== null) found[found.length - 1] = { ...before, events: [...before.events, ...group], said: before.said + more }
    else found.push({ events: group, said: words.events(group.map(({ event }) => event)), all: group.length > 1 })
  }
  return found
}

function groupsOf(told: readonly Told[], words: Words): Told[][] {
  const found: Told[][] = []
  for (const each of told) {
    const last = found.at(-1)
    if (last?.[0]?.event.kind === each.event.kind && words.eventHas(each.event.kind, 'all')) last.push(each)
    else found.push([each])
  }
  return found
}

function continued(sentence: Sentence, group: readonly Told[], words: Words): string | null {
  const part = `after_${sentence.events.at(-1)?.event.kind}`
  const seats = new Set(sentence.events.map(({ event }) => event.seat))
  const goesOn = group.every(({ event }) => seats.has(event.seat) && words.eventHas(event.kind, part))
  return goesOn ? group.map(({ event }) => words.event(event, part)).join('') : null
}
