// To a player's credit, when the game is over: the best first.
import type { Deed } from '../../../kit/deeds'
import type { Game } from '../view'

export const deeds: readonly Deed<Game>[] = [
  { said: 'rigor_mortis-deed-books', kinds: ['book_taken'] },
  { said: 'rigor_mortis-deed-shoved', kinds: ['shoved'] },
  { said: 'rigor_mortis-deed-transported', kinds: ['transported'] },
  { said: 'rigor_mortis-deed-tokens', kinds: ['token_revealed'] },
  { said: 'rigor_mortis-deed-stepped', kinds: ['stepped'] },
]
