// What a comparison of two answers says: how sure it is, and what the better one gains.
import type { Comparison } from './protocol'
import type { Words } from './words'

/** `label` names an answer. */
export function contrasted(
  { other, worlds, ahead, lead, equal, aspect }: Comparison,
  words: Words,
  label: (key: string) => string,
): string {
  const ready = { other: label(other) }
  if (equal) return words.say('hint-equal', {}, ready)
  const points = Math.round(100 * lead)
  const told = words.say(points ? 'hint-lead' : 'hint-better', { points, worlds, ahead }, ready)
  return aspect ? `${told} ${words.say('hint-aspect', {}, { aspect: words.say(`aspect-${aspect}`) })}` : told
}
