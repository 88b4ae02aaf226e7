// Glyphs of types and small marks, from the game-icons set (CC BY 3.0, named on the page about the project), and the
// emblems of cards, which come with drawings.ts. A card of a pack that has no emblem there gets the glyph of its type.
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import AnticlockwiseRotation from '~icons/game-icons/anticlockwise-rotation'
import CardBurn from '~icons/game-icons/card-burn'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import Crosshair from '~icons/game-icons/crosshair'
import Eyeball from '~icons/game-icons/eyeball'
import Gavel from '~icons/game-icons/gavel'
import Hourglass from '~icons/game-icons/hourglass'
import ImperialCrown from '~icons/game-icons/imperial-crown'
import InfinitySign from '~icons/game-icons/infinity'
import Key from '~icons/game-icons/key'
import MedalSkull from '~icons/game-icons/medal-skull'
import MultipleTargets from '~icons/game-icons/multiple-targets'
import Padlock from '~icons/game-icons/padlock'
import Person from '~icons/game-icons/person'
import Pointing from '~icons/game-icons/pointing'
import PokerHand from '~icons/game-icons/poker-hand'
import PositionMarker from '~icons/game-icons/position-marker'
import PrayingMantis from '~icons/game-icons/praying-mantis'
import PsychicWaves from '~icons/game-icons/psychic-waves'
import RayGun from '~icons/game-icons/ray-gun'
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import SandsOfTime from '~icons/game-icons/sands-of-time'
import SchoolBag from '~icons/game-icons/school-bag'
import Shield from '~icons/game-icons/shield'
import Sparkles from '~icons/game-icons/sparkles'
import Sprout from '~icons/game-icons/sprout'
import Stack from '~icons/game-icons/stack'
import ThumbDown from '~icons/game-icons/thumb-down'
import ThumbUp from '~icons/game-icons/thumb-up'
import Waves from '~icons/game-icons/waves'

export type Icon = Component<SVGAttributes<SVGElement>>

/** By the key of a card or character. */
export const EMBLEMS = new Map<string, Icon>()

/** By type; `none` for Morty Waves, which have none. */
export const GLYPHS: Readonly<Record<string, Icon | undefined>> = {
  rick: RoundBottomFlask,
  morty: SchoolBag,
  special: Sparkles,
  equipment: RayGun,
  gromflamite: PrayingMantis,
  council: Gavel,
  location: PositionMarker,
  starter: Sprout,
  none: Waves,
}

/** What the shapes beside numbers mean. */
export const MARKS = {
  draw: CardDraw,
  attack: Crosshair,
  group: MultipleTargets,
  defence: Shield,
  ongoing: InfinitySign,
  auction: Gavel,
  referendum: ThumbUp,
  sanctions: Pointing,
  against: ThumbDown,
  hand: PokerHand,
  deck: Stack,
  discard: CardDiscard,
  burn: CardBurn,
  person: Person,
  again: AnticlockwiseRotation,
  locked: Padlock,
  unlocked: Key,
  short: SandsOfTime,
  skull: MedalSkull,
  crown: ImperialCrown,
  eye: Eyeball,
  lasting: Hourglass,
  location: PositionMarker,
  waves: PsychicWaves,
} satisfies Record<string, Icon>

export type Mark = keyof typeof MARKS

export const emblemOf = (key: string, type: string): Icon | undefined => EMBLEMS.get(key) ?? GLYPHS[type || 'none']
