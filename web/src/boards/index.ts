// Boards are folders: `<game>/Cover.svelte` for the shelf, `<game>/board.ts` and `Board.svelte` for the table, `ru.ftl` and
// `en.ftl` for the words that only the board says. What lies there is found; a game without a board has the plain table,
// which also lies under every board.
import type { Component } from 'svelte'
import type { Answers } from '../lib/answers.svelte'
import type { Aside } from '../lib/aside.svelte'
import type { View } from '../lib/protocol'
import type { Stage } from '../stage/stage.svelte'
import type { Staging } from '../stage/staging'

/** What every board gets. A board knows what its game's table looks like (`<game>/view.ts`). */
export interface BoardProps<T> {
  /** What is drawn: `stage.view`. */
  view: View<T>
  stage: Stage<T>
  answers: Answers
  /** Where a board shows more of the seats; a record has none. */
  aside?: Aside
}

/* eslint-disable @typescript-eslint/no-explicit-any */
/** The frame need not know what a table looks like, hence `any`, here and nowhere else. */
export type BoardComponent = Component<BoardProps<any>>

/** One of the numbers that matter in a game, for a seat's panel. */
export interface Counter {
  /** The name of a drawing among the `icons` of the loaded board; without one, the label's words stand there. */
  icon: string
  value: number | string
  /** The message that says what it is. */
  label: string
}

/** What comes with a board's code. */
export interface LoadedBoard {
  default: BoardComponent
  icons?: Readonly<Record<string, Component>>
  /** What the board adds to the telling of its events; null if it moves its pieces itself. */
  staging?: Staging<any> | null
  /** What the board has to show at the end, above the scores. */
  end?: Component<{ view: View<any> }>
}

/** What the frame must know of a board before it is loaded. */
export interface Board {
  /** The kinds of questions that the board itself lets one answer; all others stand in a sheet over its lower edge. */
  answers: readonly string[]
  /** What the status bar says instead, where a board answers otherwise than by writing. */
  prompts?: Readonly<Record<string, string>>
  /** The message with which the status bar calls whoever is asked, where that may be in another's turn. */
  asked?(view: View<any>): string | undefined
  /** And the message that names the one for whom the table waits ($name), where it is not that player's turn; its attribute
   * `panel` says in a word what that one does. */
  awaited?(view: View<any>): string | undefined
  /** Letters that work while the board has the focus, by position on the keyboard (`KeyH`), and the messages that say
   * what they do; the board gives the acts themselves to `answers.letters`. */
  letters?: Readonly<Record<string, string>>
  /** Two to four numbers of a seat that matter most. A method, so that a board may say what its view looks like. */
  counters?(view: View<any>, seat: number): readonly Counter[]
  load: () => Promise<LoadedBoard>
}

const boards = byGame(import.meta.glob<Board>('./*/board.ts', { eager: true, import: 'board' }))
const covers = byGame(import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' }))

const loaded = new Map<Board, LoadedBoard>()

/** A board that has been loaded before is there at once. */
export const loadedBoard = (board: Board | null): LoadedBoard | null => (board ? (loaded.get(board) ?? null) : null)
export async function loadBoard(board: Board): Promise<LoadedBoard> {
  const found = loaded.get(board) ?? (await board.load())
  loaded.set(board, found)
  return found
}

export const boardOf = (game: string): Board | null => boards.get(game) ?? null
export const coverOf = (game: string): Component | null => covers.get(game) ?? null

function byGame<Found>(files: Record<string, Found>): Map<string, Found> {
  return new Map(Object.entries(files).map(([path, found]) => [path.split('/')[1]!, found]))
}
