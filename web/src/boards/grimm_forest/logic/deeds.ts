// To a player's credit, when the game is over: the best first.
import type { Deed } from '../../../kit/deeds'
import type { Game } from '../view'

export const deeds: readonly Deed<Game>[] = [
  { said: 'grimm_forest-deed-houses', kinds: ['house'] },
  { said: 'grimm_forest-deed-friends', kinds: ['befriended'] },
  { said: 'grimm_forest-deed-gave', kinds: ['gave'] },
  { said: 'grimm_forest-deed-fables', kinds: ['revealed'] },
  { said: 'grimm_forest-deed-built', kinds: ['built'] },
]
