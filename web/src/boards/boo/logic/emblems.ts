// The emblems of shields and portraits, from the game-icons set (CC BY 3.0, named on the page about the project).
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Anchor from '~icons/game-icons/anchor'
import BowArrow from '~icons/game-icons/bow-arrow'
import Daisy from '~icons/game-icons/daisy'
import DiamondRing from '~icons/game-icons/big-diamond-ring'
import DragonHead from '~icons/game-icons/dragon-head'
import Galleon from '~icons/game-icons/galleon'
import JesterHat from '~icons/game-icons/jester-hat'
import Lion from '~icons/game-icons/lion'
import Medal from '~icons/game-icons/medal'
import Oak from '~icons/game-icons/oak'
import Tiara from '~icons/game-icons/tiara'
import Unicorn from '~icons/game-icons/unicorn'

export const EMBLEMS: Readonly<Record<string, Component<SVGAttributes<SVGElement>>>> = {
  thistle: Daisy,
  lion: Lion,
  unicorn: Unicorn,
  oak: Oak,
  dragon: DragonHead,
  ship: Galleon,
  huntsman: BowArrow,
  bride: DiamondRing,
  admiral: Anchor,
  jester: JesterHat,
  dowager: Tiara,
  general: Medal,
}
