// Everybody at the table as the board shows them, from the view's lists and zones. Null is what a heavy chin hides.
import type { View, ZoneView } from '../../../lib/protocol'
import type { Game, TableView } from '../view'

export interface Person {
  seat: number
  id: string
  colour: string | null
  /** Known looks; null if they are not to be seen. */
  looks: readonly string[] | null
  blanks: number
  /** How many cards; null if that is not to be seen. */
  cards: number | null
  /** The faces of somebody else's open or remembered hand. */
  known: readonly string[]
  up: readonly string[]
  down: readonly string[]
  active: boolean
  /** The table waits for their answer. */
  decides: boolean
  first: boolean
  misty: boolean
  powder: boolean
}

export const zonesOf = (view: View<Game>): ReadonlyMap<string, ZoneView> =>
  new Map(view.zones.map((zone) => [zone.name, zone]))

const faces = (zone: ZoneView | undefined): string[] =>
  (zone?.cards ?? []).flatMap((card) => (card.key === null ? [] : [card.key]))

export function peopleOf(view: View<Game>, zones = zonesOf(view)): Person[] {
  const { table } = view
  return table.colours.map((colour, seat): Person => {
    const id = `p${seat}`
    return {
      seat,
      id,
      colour,
      looks: table.looks[seat] === null ? null : faces(zones.get(`looks:${id}`)),
      blanks: table.blanks[seat] ?? 0,
      cards: table.hand_sizes[seat] ?? null,
      known: seat === view.seat ? [] : faces(zones.get(`hand:${id}`)),
      up: faces(zones.get(`face_up:${id}`)),
      down: faces(zones.get(`face_down:${id}`)),
      active: table.active === id && !['colours', 'placement'].includes(view.phase),
      decides: view.waiting.some((wait) => wait.seat === seat && wait.must && !wait.given),
      first: table.first === id,
      misty:
        view.phase !== 'colours' && view.phase !== 'placement' && table.goblins[seat] === null && view.result === null,
      powder: table.powder === id,
    }
  })
}

export const lookCount = (person: Person): number | null =>
  person.looks === null ? null : person.looks.length + person.blanks
/** One more look, and it is over. */
export const isEnding = (person: Person, { last_look }: Pick<TableView, 'last_look'>): boolean =>
  lookCount(person) === last_look - 1
