// What the rest of the page shows of puzzles: which one is that of today, and how far this browser has come.
import type { GameInfo } from '../lib/protocol'
import { addressOf, gameOfTheDay, numberOfTheDay } from './day'
import { solved } from './solved.svelte'

export interface OfTheDay {
  game: string
  number: number
  /** Where it is taken. */
  href: string
  /** Days in a row, up to today or yesterday. */
  streak: number
  /** It is solved already. */
  done: boolean
}

/** The puzzle of today, of the game whose turn it is, or of this one; null where there are none. */
export function puzzleOfTheDay(games: readonly GameInfo[], now = new Date()): OfTheDay | null {
  const game = gameOfTheDay(games, now)
  if (!game) return null
  const number = numberOfTheDay(game.puzzles, now)
  return {
    game: game.id,
    number,
    href: addressOf(game.id, number),
    streak: solved.streak(now),
    done: solved.isDone(now),
  }
}
