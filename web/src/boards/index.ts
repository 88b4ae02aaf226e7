// Boards are folders: `<game>/cover.ts` for the pictures of the frame, `<game>/board.ts` and `Board.svelte` for the table,
// `ru.ftl` and `en.ftl` for the words that only the board says. What lies there is found; a game without a board has the plain table,
// which also lies under every board. A game of another package brings its board with it (`brought.svelte.ts`).
import type { BoardDefinition, LoadedBoard } from '../kit/define'
import type { Glance } from '../kit/glance'
import { toneOf, tokens, WOOD } from '../kit/world'
import type { Lang } from '../lib/words'
import { bring, coverOf, definitionOf, lidOf as broughtLid, pictureOf } from './brought.svelte'

export { learn } from './brought.svelte'

const boards = byGame(import.meta.glob<BoardDefinition>('./*/board.ts', { eager: true, import: 'board' }))
/** `covers.mjs` draws them: `<game>-lid-<lang>`, `<game>-scene`, `<game>-hero`. */
const covers = new Map(
  Object.entries(
    import.meta.glob<string>('../../covers/*.svg', { eager: true, import: 'default', query: '?no-inline' }),
  ).map(([path, address]) => [path.replace(/.*\/|\.svg$/g, ''), address]),
)

/** Pictures of a table with a game under way, for the page of the game; `tools/pictures.py` takes them. */
const tables = new Map(
  Object.entries(
    import.meta.glob<string>('../../pictures/*.webp', { eager: true, import: 'default', query: '?no-inline' }),
  ).map(([path, address]) => [path.replace(/.*\/|\.webp$/g, ''), address]),
)
const glances = byGame(import.meta.glob<Glance>('./*/glance.ts', { eager: true, import: 'glance' }))

const loaded = new Map<BoardDefinition, LoadedBoard>()

/** A board that has been loaded before is there at once. */
export const loadedBoard = (board: BoardDefinition | null): LoadedBoard | null =>
  board ? (loaded.get(board) ?? null) : null
export async function loadBoard(board: BoardDefinition): Promise<LoadedBoard> {
  const found = loaded.get(board) ?? (await board.load())
  loaded.set(board, found)
  return found
}

export const boardOf = (game: string): BoardDefinition | null => boards.get(game) ?? definitionOf(game)
/** Ready when `boardOf` knows the board of this game, if there is any. */
export const foundBoard = (game: string): Promise<void> => (boards.has(game) ? Promise.resolve() : bring(game))
/** The tokens of a game's world, for the `style` of what belongs to it. */
export const worldOf = (game: string): string => tokens(boardOf(game)?.world ?? WOOD)
/** And the paper in its tone, for the `style` of a page that belongs to it. */
export const tonedOf = (game: string): string => toneOf(boardOf(game)?.world ?? WOOD)
/** The games that have a lid, in the order of the shelf. */
export const lidded: readonly string[] = [...boards.keys()].filter((game) => covers.has(`${game}-scene`))
/** The addresses of pictures: the lid of the box (300 by 380), the world alone (400 by 380), the wide one (1440 by 300). */
export const lidOf = (game: string, lang: Lang): string | null =>
  covers.get(`${game}-lid-${lang}`) ?? broughtLid(game, lang)
export const sceneOf = (game: string): string | null => covers.get(`${game}-scene`) ?? coverOf(game)
/** A table with a game under way (760 wide), and what happens there, pinned to the places where it does. */
export const tableOf = (game: string, lang: Lang): string | null => tables.get(`${game}-${lang}`) ?? null
/** A part of it, for a card. */
export const closeUpOf = (game: string): string | null => tables.get(`${game}-card`) ?? sceneOf(game)
/** The table as it is dealt, small: it is shown out of focus, behind those who gather. */
export const behindOf = (game: string): string | null => tables.get(`${game}-behind`) ?? closeUpOf(game)
export const glanceOf = (game: string): Glance | null => glances.get(game) ?? null
export const heroOf = (game: string): string | null =>
  covers.get(`${game}-hero`) ?? pictureOf(game, 'hero') ?? coverOf(game)

function byGame<Found>(files: Record<string, Found>): Map<string, Found> {
  return new Map(Object.entries(files).map(([path, found]) => [path.split('/')[1]!, found]))
}
