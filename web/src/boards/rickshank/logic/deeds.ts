// To a player's credit, when the game is over: the best first.
import type { Deed } from '../../../kit/deeds'
import type { Game } from '../view'

export const deeds: readonly Deed<Game>[] = [
  { said: 'rickshank-deed-defeated', kinds: ['defeated'] },
  { said: 'rickshank-deed-votes', kinds: ['vote_won'] },
  { said: 'rickshank-deed-avoided', kinds: ['avoided'] },
  { said: 'rickshank-deed-bought', kinds: ['bought'] },
  { said: 'rickshank-deed-played', kinds: ['played'] },
]
