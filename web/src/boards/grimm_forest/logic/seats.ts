// Players by seat, cards by zone, and what a gather card says.
import type { CardView, View, ZoneView } from '../../../lib/protocol'
import type { Game, PlayerView, ZoneName } from '../view'

export const playerOf = (view: View<Game>, seat: number): PlayerView => view.table.players[`p${seat}`]!

const NO_CARDS: readonly CardView[] = []
export const cardsIn = (view: { zones: readonly ZoneView[] }, name: ZoneName): readonly CardView[] =>
  view.zones.find((zone) => zone.name === name)?.cards ?? NO_CARDS

/** The location that a gather card names, by the card's kind. */
export const LOCATION_OF: Readonly<Record<string, string>> = {
  gather_straw: 'field',
  gather_wood: 'forest',
  gather_brick: 'quarry',
  go_to_market: 'market',
}

/** `blue_gather_wood` is the blue card `gather_wood`. */
export function gatherOf(key: string): { colour: string; kind: string; location: string } | null {
  const at = key.indexOf('_')
  const kind = key.slice(at + 1)
  const location = LOCATION_OF[kind]
  return location ? { colour: key.slice(0, at), kind, location } : null
}
