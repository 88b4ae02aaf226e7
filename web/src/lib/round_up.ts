// «С вашего хода»: what others have done since the last answer of this seat, in a few lines: first what concerns the reader,
// then key moments, then the acts of each player.
import { isAsked } from './asks'
import type { EventView } from './protocol'
import { sentencesOf, type Sentence } from './sentences'
import type { Step, Stream, Told } from './table/match.svelte'
import type { Words } from './words'

const LINES = 3

/** What was told after the last answer of the seat whose stream this is; nothing while it is still answering. */
export function sinceAnswer({ seat, view, steps }: Pick<Stream, 'seat' | 'view' | 'steps'>): readonly Told[] {
  if (seat === null || !(view.result || isAsked(view))) return []
  const answered = steps.findLastIndex((step: Step) => isAsked(step.before))
  return answered < 0 ? [] : steps.slice(answered + 1).flatMap(({ events }) => events)
}

/** The lines that matter most to the reader, in the order in which they happened. */
export function roundUp(told: readonly Told[], seat: number, words: Words, lines = LINES): Sentence[] {
  const all = sentencesOf(told, words)
  const weights = new Map(all.map((each) => [each, weight(each, seat)]))
  const ranked = all.filter((each) => weights.get(each)!).sort((a, b) => weights.get(b)! - weights.get(a)!)
  const concerning = ranked.filter((each) => weights.get(each)! >= CONCERNS)
  const firsts = ranked.filter((each, i) => ranked.findIndex((other) => actor(other) === actor(each)) === i)
  const chosen = new Set([...new Set([...concerning, ...firsts, ...ranked])].slice(0, lines))
  return all.filter((each) => chosen.has(each))
}

const CONCERNS = 4
const actor = ({ events }: Sentence) => events[0]?.event.seat

/** An event that befalls the reader weighs more than a key moment, and that more than an act; what follows from an act of
 * others weighs nothing. */
function weight({ events }: Sentence, seat: number): number {
  return Math.max(
    ...events.map(
      ({ event }) => (befalls(event, seat) ? CONCERNS : 0) + (event.moment ? 2 : 0) + (acts(event, seat) ? 1 : 0),
    ),
  )
}
function befalls({ seat, values, depth }: EventView, reader: number): boolean {
  return (seat === reader && depth > 0) || (seat !== reader && Object.values(values).includes(`p${reader}`))
}
function acts({ seat, depth }: EventView, reader: number): boolean {
  return seat >= 0 && seat !== reader && depth === 0
}
