// A refusal in words. Its reason, where the game has words for it, is one sentence: what, why, and what to do instead.
import type { Problem } from './protocol'
import type { Words } from './words'

export function said(problem: Pick<Problem, 'code' | 'text' | 'reason'>, words: Words): string {
  const why = problem.reason && words.has(`why-${problem.reason}`) ? words.say(`why-${problem.reason}`) : ''
  if (problem.code === 'refused' && !why) return words.say('error-unread')
  const told = words.say(`error-${problem.code}`, {}, { text: why || problem.text })
  return why && !told.includes(why) ? why : told
}

/** A link leads nowhere: its table is gone, or the link is good for it no more; one cannot tell from outside. */
export function isDead(problem: Pick<Problem, 'code'>): boolean {
  return problem.code === 'no_table' || problem.code === 'no_entry'
}

/** What is said to who has followed a link. */
export function saidOfLink(problem: Pick<Problem, 'code' | 'text' | 'reason'>, words: Words): string {
  return isDead(problem) && !problem.reason ? words.say('join-lost') : said(problem, words)
}

/** What a failed request says; one that never arrived counts as "not now". */
export function problemOf(error: unknown): Problem {
  const problem = error instanceof Error && 'problem' in error ? (error.problem as Problem) : null
  return problem ?? { code: 'not_now', text: String(error), reason: '', rule: '' }
}
