// What is said about a puzzle: hints from the faintest on, why an answer is wrong, and what speaks for the right one.
import { contrasted } from '../lib/contrast'
import type { PuzzleInfo } from '../lib/protocol'
import type { Words } from '../lib/words'

/** From the faintest to the plainest. */
export function hintsOf(puzzle: PuzzleInfo, words: Words): string[] {
  const { proof, facts, aspect, reason, values, natural, ask } = puzzle
  if (proof) return [words.say(`proof-${proof}.hint`, facts)]
  const found = [words.say('puzzle-hint-natural', {}, { natural: words.label(natural, ask) })]
  if (aspect) found.push(words.say('puzzle-hint-aspect', {}, { aspect: words.say(`aspect-${aspect}`) }))
  if (reason && reason !== 'best')
    found.push(words.say('puzzle-hint-reason', {}, { reason: words.say(`reason-${reason}`, values) }))
  return found
}

/** Why an answer that was tried is not the one. */
export function wrongOf({ natural, ask, lead, proof, facts }: PuzzleInfo, tried: string, words: Words): string {
  const ready = { tried: words.label(tried, ask) }
  if (proof && tried !== natural) return words.say('puzzle-wrong-proof', {}, ready)
  if (tried !== natural) return words.say('puzzle-wrong', {}, ready)
  if (proof)
    return `${words.say('puzzle-wrong-proof', {}, ready)} ${words.say(`proof-${proof}.natural`, facts, { natural: ready.tried })}`
  return words.say('puzzle-wrong-natural', { points: Math.round(100 * lead) }, ready)
}

/** What speaks for the right answer, and against the one that comes to mind first. */
export function whyOf(puzzle: PuzzleInfo, words: Words): string {
  const { proof, facts, natural, ask } = puzzle
  const label = (key: string) => words.label(key, ask)
  if (proof)
    return `${words.say(`proof-${proof}`, facts)} ${words.say(`proof-${proof}.natural`, facts, { natural: label(natural) })}`
  return contrasted({ ...puzzle, better: puzzle.best, other: natural, equal: false }, words, label)
}
