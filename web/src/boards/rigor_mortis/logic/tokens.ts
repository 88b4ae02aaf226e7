// The tokens of the teleports: which are still ahead, which are used, and in which order they come for whoever knows it.
import type { CardView } from '../../../lib/protocol'
import type { TableView } from '../view'

export interface TokenPlace {
  token: string
  left: boolean
  /** 1 for the next one; 0 if that is not known. */
  place: number
}

export function tokensOf(
  { tokens_left }: Pick<TableView, 'tokens_left'>,
  stack: readonly CardView[],
  discard: readonly CardView[],
): TokenPlace[] {
  const places = new Map<string, number[]>()
  stack.forEach(({ key }, i) => key && places.set(key, [...(places.get(key) ?? []), i + 1]))
  const used = discard.map((card) => card.key)
  return Object.entries(tokens_left ?? {}).flatMap(([token, left]) => {
    const all = left + used.filter((key) => key === token).length
    return Array.from({ length: all }, (_, i) => ({ token, left: i < left, place: places.get(token)?.[i] ?? 0 }))
  })
}
