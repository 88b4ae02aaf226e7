// What one press on a box lays: nothing is asked, so the game's own presets say what is kind.
import type { GameInfo, Level, NewTable } from '../lib/protocol'
import { stored } from '../lib/stored'

export type Laid = Pick<NewTable, 'players' | 'bots' | 'settings' | 'substitutes'>

const KEY = 'igroteka.levels'
/** Rivals that are not offered: no person would choose them. */
const UNOFFERED: readonly Level[] = ['random']

export const levelsOf = ({ levels }: GameInfo): Level[] => levels.filter((level) => !UNOFFERED.includes(level))

/** How strong the bots were that were chosen last; else easy ones where the game has a preset for newcomers. */
export function levelOf(game: GameInfo): Level {
  const kept = stored.read<Record<string, Level>>(KEY, {})[game.id]
  return kept && game.levels.includes(kept) ? kept : game.presets.newcomer ? 'easy' : 'normal'
}
export function keepLevel(game: GameInfo, level: Level): void {
  stored.write(KEY, { ...stored.read<Record<string, Level>>(KEY, {}), [game.id]: level })
}

/** Two opponents; unhurried, if they are easy ones and the game has a preset for newcomers. */
export function againstBots(game: GameInfo, bots: Level = levelOf(game)): Laid {
  const players = Math.min(Math.max(game.least, 3), game.most)
  const newcomer = bots === 'easy' ? game.presets.newcomer : undefined
  return newcomer ? { players, bots, settings: { ...newcomer, ...chances(game) } } : { players, bots }
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
