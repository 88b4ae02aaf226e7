// Boards are folders: `<game>/Cover.svelte` for the shelf, `<game>/board.ts` and `Board.svelte` for the table, `ru.ftl` and
// `en.ftl` for the words that only the board says. What lies there is found; a game without a board has the plain table,
// which also lies under every board.
import type { Component } from 'svelte'
import type { BoardDefinition, LoadedBoard } from '../kit/define'
import { tokens, WOOD } from '../kit/world'

const boards = byGame(import.meta.glob<BoardDefinition>('./*/board.ts', { eager: true, import: 'board' }))
const covers = byGame(import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' }))

const loaded = new Map<BoardDefinition, LoadedBoard>()

/** A board that has been loaded before is there at once. */
export const loadedBoard = (board: BoardDefinition | null): LoadedBoard | null =>
  board ? (loaded.get(board) ?? null) : null
export async function loadBoard(board: BoardDefinition): Promise<LoadedBoard> {
  const found = loaded.get(board) ?? (await board.load())
  loaded.set(board, found)
  return found
}

export const boardOf = (game: string): BoardDefinition | null => boards.get(game) ?? null
/** The tokens of a game's world, for the `style` of what belongs to it. */
export const worldOf = (game: string): string => tokens(boards.get(game)?.world ?? WOOD)
export const coverOf = (game: string): Component | null => covers.get(game) ?? null

function byGame<Found>(files: Record<string, Found>): Map<string, Found> {
  return new Map(Object.entries(files).map(([path, found]) => [path.split('/')[1]!, found]))
}
