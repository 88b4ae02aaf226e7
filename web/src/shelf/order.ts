// What a new table is ordered with: what was chosen last for this game, else what suits it.
import type { ChatMode, Clock, GameInfo, Pace, NewTable } from '../lib/protocol'
import { prefs } from '../lib/prefs.svelte'
import { stored } from '../lib/stored'

/** Who is to come: friends by the link, anybody of this server, or all are here already. */
export const WHOM = ['friends', 'open', 'one_screen'] as const
export type Whom = (typeof WHOM)[number]
/** How much time there is to think. */
export const TEMPOS = ['none', 'usual', 'letters'] as const
export type Tempo = (typeof TEMPOS)[number]

export interface Order {
  whom: Whom
  tempo: Tempo
  players: number
  settings: Record<string, boolean | number | string | string[]>
  clock: Clock
  pace: Pace
  hints: boolean
  substitutes: boolean
  window: number
  takeover: boolean
  newcomers: boolean
  chat: ChatMode
  pack: boolean
}

const KEY = 'igroteka.order'
const CLOCKS: Record<Tempo, Clock> = { none: {}, usual: { move: 60, bank: 300 }, letters: { move: 86_400 } }
/** Games with clocks of their own have presets for it; `usual` is how such a game begins. */
const PRESETS: Record<Tempo, string> = { none: 'untimed', usual: '', letters: 'letters' }

const isTimed = (game: GameInfo): boolean => PRESETS.none in game.presets
const beginning = (game: GameInfo) => Object.values(game.presets)[0] ?? {}

/** What a tempo changes. */
export const timed = (game: GameInfo, tempo: Tempo): Pick<Order, 'tempo' | 'settings' | 'clock'> =>
  isTimed(game)
    ? {
        tempo,
        settings: game.presets[PRESETS[tempo]] ?? beginning(game),
        clock: tempo === 'letters' ? CLOCKS.letters : {},
      }
    : { tempo, settings: beginning(game), clock: CLOCKS[tempo] }

export function orderOf(game: GameInfo): Order {
  const kept = stored.read<Record<string, Partial<Order>>>(KEY, {})[game.id] ?? {}
  const within = (count: number) => Math.min(Math.max(game.least, count), game.most)
  return {
    whom: kept.whom ?? 'friends',
    players: within(kept.players ?? 3),
    ...timed(game, kept.tempo ?? (isTimed(game) ? 'usual' : 'none')),
    pace: 'normal',
    hints: true,
    substitutes: true,
    window: 5,
    takeover: false,
    newcomers: false,
    chat: 'all',
    pack: false,
  }
}

/** The next table of this game begins with this. */
export function keepOrder(game: GameInfo, { whom, tempo, players }: Order): void {
  stored.write(KEY, { ...stored.read<object>(KEY, {}), [game.id]: { whom, tempo, players } })
}

/** As the server takes it. */
export function sent(game: GameInfo, name: string, { whom, tempo: _, ...order }: Order): NewTable {
  return { game: game.id, name, ...order, lang: prefs.lang, open: whom === 'open', one_screen: whom === 'one_screen' }
}
