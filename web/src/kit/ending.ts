// What the frame says at the end of a game, in the places that the board's end gives it.
import type { Snippet } from 'svelte'
import { getContext, setContext } from 'svelte'

export interface EndParts {
  /** Behind the outcome, where a board draws no scene. */
  backdrop: Snippet
  /** Who has won, and in one sentence how; a board may say both in its own words. */
  outcome: Snippet<[title: string, said: string]>
  /** What lies below the scene, with what the board adds to how it was decided. */
  cards: Snippet<[own: Snippet | undefined, wide: boolean]>
}

const PARTS = Symbol('end')
export const setEndParts = (parts: EndParts): EndParts => setContext(PARTS, parts)
export const useEndParts = (): EndParts | undefined => getContext<EndParts | undefined>(PARTS)
