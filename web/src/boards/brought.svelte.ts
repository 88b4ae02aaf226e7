// Boards that games bring with them: found by what the server says of a game, and loaded as one ES module.
import { SvelteMap } from 'svelte/reactivity'
import type { BoardDefinition, LoadedBoard } from '../kit/define'
import type { BoardModule, BoardView } from '../kit/table'
import { WOOD } from '../kit/world'
import { api } from '../lib/api'
import type { GameInfo } from '../lib/protocol'
import type { Lang } from '../lib/words'

const infos = new SvelteMap<string, Pick<GameInfo, 'board' | 'pictures'>>()
const boards = new SvelteMap<string, BoardDefinition>()

/** What the shelf knows of its games. */
export function learn(games: readonly GameInfo[]): void {
  for (const { id, board, pictures } of games) if (board) infos.set(id, { board, pictures })
}

/** A picture that a game brings for the shelf. */
export const pictureOf = (game: string, name: string): string | null => infos.get(game)?.pictures[name] ?? null
export const lidOf = (game: string, lang: Lang): string | null => pictureOf(game, `lid-${lang}`)
export const coverOf = (game: string): string | null => pictureOf(game, 'cover')

export const definitionOf = (game: string): BoardDefinition | null => boards.get(game) ?? null

/** Ready when the board of this game is there, if it brings one. A board that cannot be loaded leaves the plain table. */
export async function bring(game: string): Promise<void> {
  if (boards.has(game)) return
  try {
    if (!infos.has(game)) learn(await api.games())
    const address = infos.get(game)?.board
    if (!address) return
    const module = (await import(/* @vite-ignore */ new URL(address, document.baseURI).href)) as BoardModule
    if (typeof module.mount !== 'function') throw new TypeError(`${address} exports no mount`)
    boards.set(game, defined(module))
  } catch (error) {
    console.warn(`the board of ${game} cannot be loaded`, error)
  }
}

function defined(module: BoardModule): BoardDefinition {
  return {
    world: {
      ...WOOD,
      ...(module.world ? { strip: `linear-gradient(${module.world.mid}, ${module.world.deep})` } : {}),
      ...module.world,
    },
    answers: module.answers ?? [],
    counters: (view, seat) => (module.counters?.(view as BoardView, seat) ?? []).map((each) => ({ icon: '', ...each })),
    load: () => Promise.resolve({ mount: inOwnElement(module), staging: { beats: module.beats ?? {} } }),
  }
}

/** Such a board gets an element with which it may do what it likes. */
function inOwnElement(module: BoardModule): LoadedBoard['mount'] {
  return (room, table) => {
    const element = document.createElement('div')
    Object.assign(element.style, { width: '100%', height: '100%' })
    room.append(element)
    return module.mount(element, table)
  }
}
