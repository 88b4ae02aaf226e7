// Dice that may be rolled again, by the keys of the question: `reroll_2:success:curse` names faces, and equal faces are
// interchangeable.
const FACES = ['success', 'move', 'curse']

export function keyOf(faces: readonly string[]): string {
  const sorted = [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b))
  return sorted.length ? [`reroll_${sorted.length}`, ...sorted].join(':') : ''
}

/** The dice as they lie: successes first, then moves, then curses; which die of the roll lies where. */
export const laidOut = (dice: readonly string[]): number[] =>
  dice.map((_, i) => i).sort((a, b) => FACES.indexOf(dice[a]!) - FACES.indexOf(dice[b]!) || a - b)

/** How many dice a key means. */
export const diceOf = (key: string): number => Number(/^reroll_(\d+)/.exec(key)?.[1] ?? 0)

/** The chosen dice after a press: one more, or one less; where there are enough, the last one gives way. */
export function toggled(chosen: readonly number[], die: number, most: number): number[] {
  if (chosen.includes(die)) return chosen.filter((each) => each !== die)
  return [...chosen.slice(0, most - 1), die]
}
