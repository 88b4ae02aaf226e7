// The games that have a board of their own; each is loaded when its table is opened. Under every one lies the plain table.
import type { Component } from 'svelte'
import type { View } from '../lib/protocol'
import type { Told } from '../lib/table.svelte'

export type Board = Component<{ view: View; events: Told[] }>

export interface Boarded {
  load: () => Promise<{ default: Board }>
  /** The kinds of questions that the board itself lets one answer; all others stand above it as buttons. */
  answers: readonly string[]
  /** What the status bar says instead, where a board answers otherwise than by writing. */
  prompts?: Readonly<Record<string, string>>
}

const boards: Record<string, Boarded> = {
  boo: { load: () => import('./boo/BooBoard.svelte') as Promise<{ default: Board }>, answers: ['search', 'show', 'ready', 'sealed'], prompts: { search: 'boo-search', show: 'boo-trace', sealed: 'boo-sealed' } },
}

export function boardOf(game: string): Boarded | null {
  return boards[game] ?? null
}
