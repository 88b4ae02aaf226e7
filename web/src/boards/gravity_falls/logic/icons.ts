// Vignettes, silhouettes and signs, from the game-icons set (CC BY 3.0, named on the page about the project). A place or
// monster of another pack has a plain sign.
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Abuelita from '~icons/game-icons/hut'
import Arcade from '~icons/game-icons/joystick'
import Bell from '~icons/game-icons/ringing-bell'
import Boots from '~icons/game-icons/boot-prints'
import Bunker from '~icons/game-icons/airtight-hatch'
import Campfire from '~icons/game-icons/campfire'
import CardDraw from '~icons/game-icons/card-draw'
import CardPick from '~icons/game-icons/card-pick'
import CardPile from '~icons/game-icons/card-discard'
import CardRandom from '~icons/game-icons/card-random'
import Cave from '~icons/game-icons/cave-entrance'
import Cemetery from '~icons/game-icons/graveyard'
import Corduroy from '~icons/game-icons/wood-cabin'
import Cup from '~icons/game-icons/trophy-cup'
import Curse from '~icons/game-icons/cursed-star'
import Diner from '~icons/game-icons/hamburger'
import Dice from '~icons/game-icons/rolling-dices'
import Dusk from '~icons/game-icons/sunset'
import Footprint from '~icons/game-icons/footprint'
import Forest from '~icons/game-icons/forest'
import Gideon from '~icons/game-icons/house'
import GideonBot from '~icons/game-icons/vintage-robot'
import Gnome from '~icons/game-icons/pointy-hat'
import Gremloblin from '~icons/game-icons/goblin-head'
import Junkyard from '~icons/game-icons/car-wheel'
import Knockout from '~icons/game-icons/knockout'
import Lake from '~icons/game-icons/fishing-boat'
import Library from '~icons/game-icons/bookshelf'
import Magnet from '~icons/game-icons/magnet'
import Manor from '~icons/game-icons/family-house'
import Manotaur from '~icons/game-icons/minotaur'
import Marker from '~icons/game-icons/position-marker'
import Museum from '~icons/game-icons/greek-temple'
import Padlock from '~icons/game-icons/padlock'
import Police from '~icons/game-icons/police-badge'
import Pool from '~icons/game-icons/pool-dive'
import Pterodactyl from '~icons/game-icons/pterodactylus'
import Putt from '~icons/game-icons/golf-flag'
import Rumble from '~icons/game-icons/fist'
import School from '~icons/game-icons/graduate-cap'
import Serpent from '~icons/game-icons/sea-serpent'
import Shack from '~icons/game-icons/treehouse'
import Shield from '~icons/game-icons/shield'
import Stood from '~icons/game-icons/broken-shield'
import Store from '~icons/game-icons/pumpkin-lantern'
import Suitcase from '~icons/game-icons/rolling-suitcase'
import Talk from '~icons/game-icons/talk'
import Teleport from '~icons/game-icons/teleport'
import Tent from '~icons/game-icons/barracks-tent'
import ThumbDown from '~icons/game-icons/thumb-down'
import ThumbUp from '~icons/game-icons/thumb-up'
import Time from '~icons/game-icons/time-trap'
import Tower from '~icons/game-icons/water-tower'
import Trickster from '~icons/game-icons/pumpkin-mask'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

export {
  Bell,
  Boots,
  Campfire,
  CardDraw,
  CardPick,
  CardPile,
  CardRandom,
  Cup,
  Curse,
  Dice,
  Footprint,
  Knockout,
  Magnet,
  Padlock,
  Shield,
  Stood,
  Suitcase,
  Talk,
  Teleport,
  ThumbDown,
  ThumbUp,
}

const PLACES: Readonly<Record<string, Icon>> = {
  manotaur_cave: Cave,
  bunker: Bunker,
  northwest_manor: Manor,
  water_tower: Tower,
  cemetery: Cemetery,
  gnome_forest: Forest,
  corduroy_house: Corduroy,
  history_museum: Museum,
  library: Library,
  gideon_house: Gideon,
  mystery_shack: Shack,
  abuelita_house: Abuelita,
  high_school: School,
  police_station: Police,
  arcade: Arcade,
  putt_hutt: Putt,
  diner: Diner,
  pool: Pool,
  dusk_2_dawn: Dusk,
  telepathy_tent: Tent,
  lake: Lake,
  summerween_store: Store,
  junkyard: Junkyard,
}
const MONSTERS: Readonly<Record<string, Icon>> = {
  gobblewonker: Serpent,
  gnome_giant: Gnome,
  pterodactyl: Pterodactyl,
  summerween_trickster: Trickster,
  manotaur: Manotaur,
  gremloblin: Gremloblin,
  time_monster: Time,
  gideon_bot: GideonBot,
  rumble_mcskirmish: Rumble,
}

export const placeIcon = (id: string): Icon => PLACES[id] ?? Marker
export const monsterIcon = (id: string): Icon => MONSTERS[id] ?? Footprint
