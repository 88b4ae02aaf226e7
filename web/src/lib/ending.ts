// Who has won, in one line; the terminal says it alike (igroteka.cli.output.ending).
import type { ResultView, ScoreView } from './protocol'
import type { Words } from './words'

/** All have won or lost together: there is nothing to compare, and nobody has a score of their own. */
export function isTeam({ winners, scores, ties }: ResultView): boolean {
  const alike = winners.length === 0 || winners.length === scores.length
  const scored = scores.some((score) => Object.keys(score.parts).length > 0 || score.total !== scores[0]!.total)
  return alike && !scored && ties.length === 0
}

/** `reader`: the seat of whoever reads it, if they have one. */
export function headline(result: ResultView, words: Words, reader: number | null = null): string {
  const count = result.winners.length
  if (isTeam(result)) return words.say(count ? 'over-team-won' : 'over-team-lost')
  const others = result.winners.filter((seat) => seat !== reader)
  if (others.length < count)
    return words.say(
      'over-you-won',
      { others: others.length },
      { names: words.names(others.map((seat) => `p${seat}`)) },
    )
  return count
    ? words.say('over-winner', { count }, { names: words.names(result.winners.map((seat) => `p${seat}`)) })
    : words.say('over-nobody')
}

/** What scores are made of, in the order of the game. */
export const scoreParts = ({ scores }: ResultView): string[] => [
  ...new Set(scores.flatMap((score) => Object.keys(score.parts))),
]

/** The parts add up to the totals; where they are only compared, a total would say nothing. */
export const isSum = ({ scores }: ResultView): boolean =>
  scores.every(({ total, parts }) => total === Object.values(parts).reduce((sum, part) => sum + part, 0))

/** The winners first, then the others by their scores. */
export function ranked({ scores, winners }: ResultView): { score: ScoreView; seat: number }[] {
  const won = (seat: number) => Number(winners.includes(seat))
  return scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => won(b.seat) - won(a.seat) || b.score.total - a.score.total)
}
