// The final count of a player: cards by part, equal ones together, the dearest first; and the waves that found a pair.
import type { ScoredView } from '../view'

export interface Part {
  part: string
  points: number
  cards: { card: string; points: number; count: number }[]
}

const PARTS = ['nemeses', 'locations', 'cards', 'morty_waves']

export function scoring(scored: readonly ScoredView[]): { parts: Part[]; paired: number } {
  const parts = PARTS.flatMap((part) => {
    const own = scored.filter((each) => each.part === part)
    const counted = new Map<string, { card: string; points: number; count: number }>()
    for (const { card, points } of own) {
      const at = `${card} ${points}`
      counted.set(at, { card, points, count: (counted.get(at)?.count ?? 0) + 1 })
    }
    const cards = [...counted.values()]
      .filter((each) => each.points !== 0)
      .sort((a, b) => b.points * b.count - a.points * a.count)
    return cards.length ? [{ part, points: own.reduce((sum, each) => sum + each.points, 0), cards }] : []
  })
  return { parts, paired: scored.filter((each) => each.part === 'morty_waves' && each.points === 0).length }
}
