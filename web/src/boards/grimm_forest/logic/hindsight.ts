// A sealed choice looked back at: what each gather card would have brought, by location, without a fable and with the one that
// was laid. The numbers are the server's.
import { seatOf } from '../../../lib/game'
import type { Hindsight } from '../../../lib/protocol'
import { MATERIALS } from './houses'
import { pairOf } from './laying'
import { LOCATION_OF } from './seats'

/** A smaller difference in chances to win is none. */
const EQUAL = 0.01

export interface Cell {
  key: string
  /** Straw, wood and brick, as a mean. */
  change: number[]
  /** Fables drawn or lost, beside the one that was laid. */
  fables: number
  chance: number
  own: boolean
  best: boolean
}

export interface Row {
  location: string
  /** The others who chose it, and the fable that each laid with it. */
  others: { seat: number; fable: string }[]
  own: boolean
  plain: Cell | undefined
  laid: Cell | undefined
}

const changeOf = (brought: Readonly<Record<string, number>>): number[] =>
  MATERIALS.map((material) => brought[material] ?? 0)
const drawn = (brought: Readonly<Record<string, number>>, key: string): number =>
  (brought.fables ?? 0) + (pairOf(key).fable ? 1 : 0)
const most = ({ alternatives }: Hindsight): number => Math.max(...alternatives.map(({ chance }) => chance))

export const chosenBy = ({ others }: Hindsight): { seat: number; gather: string; fable: string }[] =>
  Object.entries(others).map(([seat, key]) => ({ seat: seatOf(seat), ...pairOf(key) }))

/** Who has chosen the same location as oneself. */
export const guessersOf = (found: Hindsight): number[] =>
  chosenBy(found)
    .filter(({ gather }) => gather === pairOf(found.given).gather)
    .map(({ seat }) => seat)

/** Nothing else promised more. */
export const wasBest = (found: Hindsight): boolean =>
  most(found) - (found.alternatives.find(({ key }) => key === found.given)?.chance ?? 0) <= EQUAL

/** The answer that promised most; the given one, if none promised more. */
export const bestOf = (found: Hindsight): string =>
  wasBest(found) ? found.given : found.alternatives.find(({ chance }) => chance === most(found))!.key

export function rowsOf(found: Hindsight): Row[] {
  const cells: Cell[] = found.alternatives.map(({ key, brought, chance }) => ({
    key,
    change: changeOf(brought),
    fables: drawn(brought, key),
    chance,
    own: key === found.given,
    best: key === bestOf(found),
  }))
  const gathers = [...new Set(cells.map(({ key }) => pairOf(key).gather))]
  return gathers.map((gather) => {
    const here = cells.filter(({ key }) => pairOf(key).gather === gather)
    return {
      location: LOCATION_OF[gather]!,
      others: chosenBy(found).filter((each) => each.gather === gather),
      own: here.some(({ own }) => own),
      plain: here.find(({ key }) => !pairOf(key).fable),
      laid: here.find(({ key }) => pairOf(key).fable),
    }
  })
}

/** What the given answer really brought, as a change. */
export const realOf = (found: Hindsight): { change: number[]; fables: number } => ({
  change: changeOf(found.brought),
  fables: drawn(found.brought, found.given),
})
