// A ping points at something for everybody: `place:lake`, `road:lake+pool`, `monster:gremloblin`, `card:p0:2-2` (of a hand) or
// `row:lake` (an open movement card). It is a line of the talk as well.
import type { Words } from '../../../lib/words'
import type { TableView } from '../view'
import type { Point } from './ink'
import { dashed } from './notes'
import type { Points } from './town'

export interface Pointed {
  sort: 'place' | 'road' | 'monster' | 'card' | 'row'
  /** One place, two ends of a road, a monster; a player and a card. */
  of: readonly string[]
}

const FORMS: Readonly<Record<Pointed['sort'], RegExp>> = {
  place: /^place:([a-z0-9_]+)$/,
  road: /^road:([a-z0-9_]+)\+([a-z0-9_]+)$/,
  monster: /^monster:([a-z0-9_]+)$/,
  card: /^card:(p\d+):([a-z0-9_-]+)$/,
  row: /^row:([a-z0-9_]+)$/,
}
const SORTS: readonly Pointed['sort'][] = ['place', 'road', 'monster', 'card', 'row']

/** What a line of the talk points at; undefined for other talk. */
export function pointedAt(about: string): Pointed | undefined {
  for (const sort of SORTS) {
    const found = FORMS[sort].exec(about)
    if (found) return { sort, of: found.slice(1) }
  }
  return undefined
}

/** Where that is on the map: a place or a monster, both ends of a road; nothing for what lies elsewhere. */
export function spotsOf(about: string, points: Points, monsters: TableView['monsters']): readonly Point[] {
  const { sort = 'card', of = [] } = pointedAt(about) ?? {}
  const places =
    sort === 'monster' ? of.map((id) => monsters[id]?.at ?? '') : sort === 'place' || sort === 'road' ? of : []
  const spots = places.flatMap((id) => points[id] ?? [])
  return spots.length === places.length ? spots : []
}

/** One road has one name, from whichever end it is looked at. */
export const roadName = (a: string, b: string): string => `road:${[a, b].sort().join('+')}`

/** What is pointed at, in words. */
export function nameOf(about: string, words: Pick<Words, 'name' | 'say'>): string {
  const found = pointedAt(about)
  if (!found) return ''
  const [a = '', b = ''] = found.of
  if (found.sort === 'road') return words.say('gravity_falls-road', {}, { from: words.name(a), to: words.name(b) })
  if (found.sort === 'row') return words.say('gravity_falls-movement-card', {}, { place: words.name(a) })
  if (found.sort === 'card')
    return words.say('gravity_falls-hand-card', {}, { card: dashed(words.name(b)), player: words.name(a) })
  return words.name(a)
}
