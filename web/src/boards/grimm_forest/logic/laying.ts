// The sealed choice: a gather card, and one fable or none.
import { keyFrom, partsOf } from '../../../lib/game'
import type { Answers } from '../view'

export interface Pair {
  /** The kind of gather card (`gather_wood`); '' while none is chosen. */
  gather: string
  fable: string
}

export const pairOf = (key: string): Pair => {
  const parts = partsOf<Answers>(key)
  if (parts?.[0] === 'lay_with') return { gather: parts[1], fable: parts[2] ?? '' }
  return { gather: parts?.[0] === 'lay' ? parts[1] : '', fable: '' }
}

export const layKey = ({ gather, fable }: Pair): string =>
  gather ? (fable ? keyFrom<Answers>('lay_with', gather, fable) : keyFrom<Answers>('lay', gather)) : ''

/** The answers that would hold this gather card or this fable with what is chosen of the other. */
export function laysWith(keys: readonly string[], pair: Partial<Pair>): string[] {
  return keys.filter((key) => {
    const { gather, fable } = pairOf(key)
    return (
      gather !== '' &&
      (pair.gather === undefined || pair.gather === '' || pair.gather === gather) &&
      (pair.fable === undefined || pair.fable === fable)
    )
  })
}
