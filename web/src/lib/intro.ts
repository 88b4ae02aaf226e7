// The steps in which a game says how it is played: `intro-1`, `intro-2` and so on of its words. First comes the one that says
// how to win (`.goal`), where the introduction before them does not.
import type { Words } from './words'

export function introSteps(words: Words): string[] {
  const found: string[] = []
  while (words.has(`intro-${found.length + 1}`)) found.push(`intro-${found.length + 1}`)
  const isGoal = (step: string) => words.mark(step, 'goal') !== ''
  return [...found.filter(isGoal), ...found.filter((step) => !isGoal(step))]
}
