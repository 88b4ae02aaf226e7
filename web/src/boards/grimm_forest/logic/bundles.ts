// Resources chosen a few at a time: an answer is a bundle (`straw_2_brick`), and tokens are put into it one by one.
import { MATERIALS, type Material } from './houses'

export type Counts = readonly [straw: number, wood: number, brick: number]
export const NONE: Counts = [0, 0, 0]

/** `straw_2_brick` → [1, 0, 2]; null for what is no bundle. */
export function countsOf(key: string): Counts | null {
  const counts: [number, number, number] = [0, 0, 0]
  let amount = 1
  for (const part of key.split('_')) {
    const material = MATERIALS.indexOf(part as Material)
    if (material >= 0) counts[material] = counts[material]! + amount
    else if (!/^\d+$/.test(part)) return null
    amount = material >= 0 ? 1 : Number(part)
  }
  return total(counts) ? counts : null
}

export const keyOf = (counts: Counts): string =>
  MATERIALS.flatMap((material, i) => (counts[i] ? [counts[i] > 1 ? `${counts[i]}_${material}` : material] : [])).join(
    '_',
  )
export const total = (counts: Counts): number => counts[0] + counts[1] + counts[2]
export const plus = (counts: Counts, material: Material, amount = 1): Counts => {
  const at = MATERIALS.indexOf(material)
  const sum = (i: number) => counts[i]! + (i === at ? amount : 0)
  return [sum(0), sum(1), sum(2)]
}

/** The bundles among these answers that hold all of what is chosen already. */
export function holding(options: readonly string[], chosen: Counts): string[] {
  return options.filter((key) => {
    const counts = countsOf(key)
    return counts !== null && counts.every((count, i) => count >= chosen[i]!)
  })
}

/** How many tokens make an answer. */
export const sizeOf = (options: readonly string[]): number =>
  Math.max(0, ...options.map((key) => total(countsOf(key) ?? NONE)))

/** The tokens one by one, in the order of materials. */
export const tokensOf = (counts: readonly number[]): Material[] =>
  MATERIALS.flatMap((material, i) => Array.from({ length: counts[i] ?? 0 }, () => material))
