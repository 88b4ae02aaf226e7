// The games that have a board of their own; each is loaded when its table is opened. Under every one lies the plain table.
import type { Component } from 'svelte'
import type { View } from '../lib/protocol'
import type { Told } from '../lib/table.svelte'

export type Board = Component<{ view: View; events: Told[] }>
type Loading = () => Promise<{ default: Board }>

const boards: Record<string, Loading> = {}

export function boardOf(game: string): Loading | null {
  return boards[game] ?? null
}
