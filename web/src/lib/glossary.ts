// The glossary of a game: every symbol, counter and mark of its board, which `data-mark` names where it is drawn. What each is
// called, and a sentence about it, are among the words of the glossary: `mark-<id>` with `.text`.
import type { Component } from 'svelte'
import type { Words } from './words'

/** Under `legend-<id>` of the page's words. */
export interface MarkGroup {
  readonly id: 'places' | 'pieces' | 'cards' | 'players' | 'turn' | 'signs'
  readonly marks: readonly string[]
}

export interface Glossary {
  readonly game: string
  readonly groups: readonly MarkGroup[]
  readonly words: Words
  /** Draws a mark as the board does. */
  readonly Drawn: Component<{ mark: string }>
}

export const markName = ({ words }: Glossary, mark: string): string => words.say(`mark-${mark}`)
export const markText = ({ words }: Glossary, mark: string): string => words.say(`mark-${mark}.text`)
export const isMark = ({ words }: Glossary, mark: string): boolean => words.has(`mark-${mark}`)
