// The sealed choice: a gather card, and one fable or none.

export interface Pair {
  /** The kind of gather card (`gather_wood`); '' while none is chosen. */
  gather: string
  fable: string
}

export const pairOf = (key: string): Pair => {
  const [head, gather = '', fable = ''] = key.split(':')
  return head === 'lay' || head === 'lay_with' ? { gather, fable } : { gather: '', fable: '' }
}

export const layKey = ({ gather, fable }: Pair): string =>
  gather ? (fable ? `lay_with:${gather}:${fable}` : `lay:${gather}`) : ''

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
