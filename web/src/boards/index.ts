// Boards are folders: `<game>/Cover.svelte` for the shelf, `<game>/board.ts` and `Board.svelte` for the table, `ru.ftl` and
// `en.ftl` for the words that only the board says. What lies there is found; a game without a board has the plain table,
// which also lies under every board.
import type { Component } from 'svelte'
import type { View } from '../lib/protocol'
import type { Told } from '../lib/table.svelte'

/** A board knows what its game's table looks like (`<game>/view.ts`); the frame need not, hence `any`, here and nowhere else. */
export type BoardComponent = Component<{ view: View<any>; events: Told[] }>

/** What the frame must know of a board before it is loaded. */
export interface Board {
  /** The kinds of questions that the board itself lets one answer; all others stand above it as buttons. */
  answers: readonly string[]
  /** What the status bar says instead, where a board answers otherwise than by writing. */
  prompts?: Readonly<Record<string, string>>
  load: () => Promise<{ default: BoardComponent }>
}

const boards = byGame(import.meta.glob<Board>('./*/board.ts', { eager: true, import: 'board' }))
const covers = byGame(import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' }))

export const boardOf = (game: string): Board | null => boards.get(game) ?? null
export const coverOf = (game: string): Component | null => covers.get(game) ?? null

function byGame<Found>(files: Record<string, Found>): Map<string, Found> {
  return new Map(Object.entries(files).map(([path, found]) => [path.split('/')[1]!, found]))
}
