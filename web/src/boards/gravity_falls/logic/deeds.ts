// To a player's credit, when the game is over: the best first.
import type { Deed } from '../../../kit/deeds'
import type { Game } from '../view'

export const deeds: readonly Deed<Game>[] = [
  { said: 'gravity_falls-deed-defeated', kinds: ['defeated'] },
  { said: 'gravity_falls-deed-persuaded', kinds: ['persuaded'], amount: ({ values }) => Number(values.tokens) },
  { said: 'gravity_falls-deed-lifted', kinds: ['curse_removed', 'curse_lifted'] },
  { said: 'gravity_falls-deed-courage', kinds: ['cube_placed'] },
  { said: 'gravity_falls-deed-rerolled', kinds: ['rerolled'] },
  { said: 'gravity_falls-deed-rumours', kinds: ['rumour'] },
]
