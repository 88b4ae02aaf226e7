// What lies on a location, by material: those that are there or will be refilled.
import type { LocationView } from '../view'
import { MATERIALS, type Material } from './houses'

export interface Stock {
  material: Material
  count: number
  refill: number
}

export const stockOf = ({ stock, refill }: Pick<LocationView, 'stock' | 'refill'>): Stock[] =>
  MATERIALS.map((material, i) => ({ material, count: stock[i] ?? 0, refill: refill[i] ?? 0 })).filter(
    (each) => each.count || each.refill,
  )
