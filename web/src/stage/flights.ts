// What lies elsewhere than before, read from two views: cards in other zones, fields of the table with other values. It
// knows no game.
import type { AnyGame } from '../lib/game'
import type { CardView, View } from '../lib/protocol'
import { flip, fly, type Motion, type Place } from './staging'

/** A card that went from zone to zone, or was turned over where it lies. Unknown cards have no key. */
export interface Carried {
  was: string | null
  key: string | null
  back: string
  from: string
  to: string
}

interface Lying {
  card: CardView
  zone: string
}

/** So many of a bundle are seen to fly, one after the other: a whole deck says no more. */
const BUNDLE = 6
const APART = 45

/** The cards that lie elsewhere now. A known card is followed by its key, an unknown one by its back. */
export function carried(before: View<AnyGame>, after: View<AnyGame>): Carried[] {
  const old = new Map(before.zones.map((zone) => [zone.name, zone]))
  const [gone, come]: [Lying[], Lying[]] = [[], []]
  for (const { name, cards } of after.zones) {
    const were = old.get(name)?.cards ?? []
    old.delete(name)
    if (were === cards) continue
    gone.push(...lacking(were, cards).map((card) => ({ card, zone: name })))
    come.push(...lacking(cards, were).map((card) => ({ card, zone: name })))
  }
  for (const { name, cards } of old.values()) gone.push(...cards.map((card) => ({ card, zone: name })))
  const found: Carried[] = []
  for (const fits of [sameKey, turnedOver, sameBack, anyOfBack]) {
    for (const [i, there] of come.entries()) {
      const at = gone.findIndex((here) => fits(here, there))
      if (at < 0) continue
      const [here] = gone.splice(at, 1)
      found.push({ was: here!.card.key, key: there.card.key, back: there.card.back, from: here!.zone, to: there.zone })
      come[i] = NOWHERE
    }
  }
  return found
}

const NOWHERE: Lying = { card: { key: null, back: '' }, zone: '' }
const sameKey = (here: Lying, there: Lying) => there.card.key !== null && here.card.key === there.card.key
const turnedOver = (here: Lying, there: Lying) => here.zone === there.zone && anyOfBack(here, there)
const sameBack = (here: Lying, there: Lying) => here.card.key === null && anyOfBack(here, there)
/** What is known under one key cannot be what is known under another. */
const anyOfBack = (here: Lying, there: Lying) =>
  there.zone !== '' && here.card.back === there.card.back && (here.card.key === null || there.card.key === null)

/** The cards of the first that the second does not have. */
function lacking(cards: readonly CardView[], others: readonly CardView[]): CardView[] {
  const left = new Map<string, number>()
  for (const card of others) left.set(idOf(card), (left.get(idOf(card)) ?? 0) + 1)
  return cards.filter((card) => {
    const count = left.get(idOf(card)) ?? 0
    left.set(idOf(card), count - 1)
    return count <= 0
  })
}
const idOf = ({ key, back }: CardView) => key ?? ` ${back}`
const lookOf = (key: string | null, back: string): Place => (key === null ? `back:${back}` : `card:${key}`)

/** The same as motions: what flies without a word of a board. */
export function flights(before: View<AnyGame>, after: View<AnyGame>): Motion[] {
  const bundles = new Map<string, number>()
  return carried(before, after).flatMap(({ was, key, back, from, to }) => {
    const bundle = `${from} ${to}`
    const nth = bundles.get(bundle) ?? 0
    bundles.set(bundle, nth + 1)
    if (nth >= BUNDLE) return []
    const piece = lookOf(key, back)
    if (from === to) return [flip(piece, { after: nth * APART })]
    return [
      fly(piece, `zone:${from}`, `zone:${to}`, {
        after: nth * APART,
        ...(was === key ? {} : { was: lookOf(was, back) }),
      }),
    ]
  })
}

/** Of these places, those where something is not as it was: cards that came, or else the zones to which they came, and fields
 * (`field:players.p1.power`). */
export function changedPlaces(before: View<AnyGame>, after: View<AnyGame>, names: Iterable<Place>): Place[] {
  const known = new Set(names)
  const came = new Set(
    carried(before, after).map(({ key, back, to }) =>
      key !== null && known.has(lookOf(key, back)) ? lookOf(key, back) : `zone:${to}`,
    ),
  )
  return [...known].filter((name) => {
    if (came.has(name)) return true
    if (!name.startsWith('field:')) return false
    const path = name.slice('field:'.length).split('.')
    return !same(valueAt(before.table, path), valueAt(after.table, path))
  })
}

function valueAt(node: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    node,
  )
}
const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
