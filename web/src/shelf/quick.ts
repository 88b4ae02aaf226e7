// What one click on a box lays: nothing is asked, so the game's own presets say what is kind.
import type { GameInfo, NewTable } from '../lib/protocol'

export type Laid = Pick<NewTable, 'players' | 'bots' | 'settings' | 'substitutes'>

/** Two opponents; easy ones, and unhurried, where the game has a preset for newcomers. */
export function againstBots(game: GameInfo): Laid {
  const players = Math.min(Math.max(game.least, 3), game.most)
  const newcomer = game.presets.newcomer
  return newcomer ? { players, bots: 'easy', settings: { ...newcomer, ...chances(game) } } : { players, bots: 'normal' }
}

/** What chance does in practice is not asked in a first game either: a newcomer has no reason for any answer. */
function chances({ presets: { practice = {} } }: GameInfo): Record<string, true> {
  const drawn = Object.keys(practice).filter((setting) => setting.startsWith('draw_'))
  return Object.fromEntries(drawn.map((setting) => [setting, true]))
}

/** Alone with one easy bot, where there is something to practise. */
export function practice(game: GameInfo): Laid {
  return { players: game.least, bots: 'easy', settings: game.presets.practice ?? {}, substitutes: false }
}
