// To a player's credit, when the game is over: the best first.
import type { Deed } from '../../../kit/deeds'
import type { Game } from '../view'

export const deeds: readonly Deed<Game>[] = [
  { said: 'boo-deed-walls', kinds: ['visitor_taken'], amount: ({ values }) => Number(values.crossings) },
  { said: 'boo-deed-stolen', kinds: ['wall_stolen'] },
  { said: 'boo-deed-visitors', kinds: ['visitor_taken'] },
]
