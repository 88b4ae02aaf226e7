// What a board may add to the telling of its events: the module that `board.load()` loads exports `staging`. Cards that go
// from zone to zone and pieces that stand elsewhere afterwards fly without it.
import type { AnyGame, EventKind } from '../lib/game'
import type { View } from '../lib/protocol'
import type { Act } from '../lib/sound'
import type { Told } from '../lib/table.svelte'

/** Where something lies on the page, by the name given to `stage.place`: `card:<key>`, `zone:<name>`, `seat:p1`,
 * `field:players.p1.power`, or a name of the board's own (`pawn:p1`, `cell:b6`). `like:<kind>` is a pattern: whatever flies
 * by that name looks so. */
export type Place = string

interface Timed {
  /** Milliseconds at normal speed; the beat's own length where it says nothing. */
  ms?: number
  /** Milliseconds after the beginning of the beat. */
  after?: number
}

export type Motion = Timed &
  (
    | { does: 'fly'; piece: Place; from: Place; to: Place; was?: Place; via?: readonly Place[] }
    | { does: 'flip' | 'roll' | 'tick' | 'ring'; at: Place }
    | { does: 'hold'; at: Place }
    | { does: 'stamp'; at: Place; text: string; look?: string }
    | { does: 'say'; at: Place; text: string }
    | { does: 'arrow'; from: Place; to: Place }
  )

/** A copy of a piece flies from one place to another; half-way it turns over, if it `was` another thing to look at. On a road
 * it comes `via` these places, of which the last is the one that it stands on then. */
export const fly = (
  piece: Place,
  from: Place,
  to: Place,
  how: Timed & { was?: Place; via?: readonly Place[] } = {},
): Motion => ({ does: 'fly', piece, from, to, ...how })
/** A card or token turns over where it lies: it shows what it is now. */
export const flip = (at: Place, how: Timed = {}): Motion => ({ does: 'flip', at, ...how })
/** A die falls and settles on the face that it shows now. */
export const roll = (at: Place, how: Timed = {}): Motion => ({ does: 'roll', at, ...how })
/** A number that has just changed jumps. */
export const tick = (at: Place, how: Timed = {}): Motion => ({ does: 'tick', at, ...how })
/** A ring closes round a place. */
export const ring = (at: Place, how: Timed = {}): Motion => ({ does: 'ring', at, ...how })
/** What lies there looks as it did until the end of the beat: a number counts when what flies to it has come. */
export const hold = (at: Place): Motion => ({ does: 'hold', at })
/** A word is stamped over a place, or a drawing of the board's own: `[data-look]`. */
export const stamp = (at: Place, text: string, how: Timed & { look?: string } = {}): Motion => ({
  does: 'stamp',
  at,
  text,
  ...how,
})
/** Somebody says something. */
export const say = (at: Place, text: string, how: Timed = {}): Motion => ({ does: 'say', at, text, ...how })
/** From cause to target; in the past it stays while one looks. */
export const arrow = (from: Place, to: Place, how: Timed = {}): Motion => ({ does: 'arrow', from, to, ...how })

/** An event between two views: what it changed is drawn as soon as its motions begin. */
export interface Scene<G extends AnyGame> {
  before: View<G>
  after: View<G>
  /** What would fly by default: a board that has motions of its own keeps it with `...scene.flights`. */
  flights: Motion[]
}

/** Some events in a row, by their numbers. */
export interface Chapter {
  from: number
  until: number
}

/** What moves at an event of this kind. */
export type Moving<G extends AnyGame, K extends EventKind<G> = EventKind<G>> = (
  told: Told<G, K>,
  scene: Scene<G>,
) => Motion[]

export interface Staging<G extends AnyGame = AnyGame> {
  /** By kind of event, all that moves; without an entry only what flies by default. */
  motions?: { readonly [K in EventKind<G>]?: Moving<G, K> }
  /** How long the beat of a kind lasts, in milliseconds at normal speed; else as long as what moves needs. */
  beats?: { readonly [K in EventKind<G>]?: number }
  /** Kinds that show a text, which is read at its own pace: a long chain does not make their beats shorter. */
  read?: readonly EventKind<G>[]
  /** Kinds of which several in a row are one beat: all turn their cards over at once. */
  together?: readonly EventKind<G>[]
  /** By kind of those, how many milliseconds after the one before each of them begins. */
  apart?: { readonly [K in EventKind<G>]?: number }
  /** What is told once more where one comes back to event number n: the events that led to it, and what it brought. Null
   * for those that are only looked at. */
  scene?: (events: readonly Told<G>[], n: number) => Chapter | null
  /** By kind, what is heard; where a card flies, that needs not be said. */
  sounds?: { readonly [K in EventKind<G>]?: Act }
}
