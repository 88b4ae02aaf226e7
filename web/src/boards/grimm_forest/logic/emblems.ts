// The emblems of cards and the small signs, from the game-icons set (CC BY 3.0, named on the page about the project).
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import AllSeeingEye from '~icons/game-icons/all-seeing-eye'
import Basket from '~icons/game-icons/basket'
import Beanstalk from '~icons/game-icons/beanstalk'
import BearFace from '~icons/game-icons/bear-face'
import BookPile from '~icons/game-icons/book-pile'
import CandyCanes from '~icons/game-icons/candy-canes'
import Castle from '~icons/game-icons/castle'
import Cat from '~icons/game-icons/cat'
import CellarBarrels from '~icons/game-icons/cellar-barrels'
import ClawHammer from '~icons/game-icons/claw-hammer'
import Coins from '~icons/game-icons/coins'
import Crown from '~icons/game-icons/crown'
import CrystalBall from '~icons/game-icons/crystal-ball'
import CursedStar from '~icons/game-icons/cursed-star'
import DialPadlock from '~icons/game-icons/dial-padlock'
import DragonHead from '~icons/game-icons/dragon-head'
import DwarfFace from '~icons/game-icons/dwarf-face'
import FairyWand from '~icons/game-icons/fairy-wand'
import FlowerEmblem from '~icons/game-icons/flower-emblem'
import Flute from '~icons/game-icons/flute'
import FrogPrince from '~icons/game-icons/frog-prince'
import Ghost from '~icons/game-icons/ghost'
import Giant from '~icons/game-icons/giant'
import GingerbreadMan from '~icons/game-icons/gingerbread-man'
import Goose from '~icons/game-icons/goose'
import HammerNails from '~icons/game-icons/hammer-nails'
import Hood from '~icons/game-icons/hood'
import HorizonRoad from '~icons/game-icons/horizon-road'
import House from '~icons/game-icons/house'
import HuntingHorn from '~icons/game-icons/hunting-horn'
import LaurelCrown from '~icons/game-icons/laurel-crown'
import LinkedRings from '~icons/game-icons/linked-rings'
import MagicLamp from '~icons/game-icons/magic-lamp'
import Mermaid from '~icons/game-icons/mermaid'
import MirrorMirror from '~icons/game-icons/mirror-mirror'
import Moon from '~icons/game-icons/moon'
import NightSleep from '~icons/game-icons/night-sleep'
import OldWagon from '~icons/game-icons/old-wagon'
import OnSight from '~icons/game-icons/on-sight'
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest'
import PawPrint from '~icons/game-icons/paw-print'
import PineTree from '~icons/game-icons/pine-tree'
import Pitchfork from '~icons/game-icons/pitchfork'
import Present from '~icons/game-icons/present'
import Pumpkin from '~icons/game-icons/pumpkin'
import Puppet from '~icons/game-icons/puppet'
import QuillInk from '~icons/game-icons/quill-ink'
import ReceiveMoney from '~icons/game-icons/receive-money'
import RobinHoodHat from '~icons/game-icons/robin-hood-hat'
import RollingDices from '~icons/game-icons/rolling-dices'
import Run from '~icons/game-icons/run'
import ShinyApple from '~icons/game-icons/shiny-apple'
import SightDisabled from '~icons/game-icons/sight-disabled'
import Shop from '~icons/game-icons/shop'
import SonicShout from '~icons/game-icons/sonic-shout'
import SpellBook from '~icons/game-icons/spell-book'
import SpinningWheel from '~icons/game-icons/spinning-wheel'
import Spy from '~icons/game-icons/spy'
import StonePath from '~icons/game-icons/stone-path'
import StoneTower from '~icons/game-icons/stone-tower'
import SwapBag from '~icons/game-icons/swap-bag'
import TavernSign from '~icons/game-icons/tavern-sign'
import ThreeFriends from '~icons/game-icons/three-friends'
import Troll from '~icons/game-icons/troll'
import Well from '~icons/game-icons/well'
import WolfHead from '~icons/game-icons/wolf-head'
import WolfHowl from '~icons/game-icons/wolf-howl'
import WoodAxe from '~icons/game-icons/wood-axe'
import WoodenFence from '~icons/game-icons/wooden-fence'

export type Emblem = Component<SVGAttributes<SVGSVGElement>>

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  travelling_merchant: OldWagon,
  magic_pipe: Flute,
  giant: Giant,
  prime_plot: WoodenFence,
  wolf: WolfHead,
  fearsome_roar: SonicShout,
  fairy_gifts: Present,
  grandmas_house: House,
  dragon: DragonHead,
  friendly_game: RollingDices,
  wishing_well: Well,
  royal_wedding: LinkedRings,
  little_helpers: HammerNails,
  mighty_patron: LaurelCrown,
  hired_hands: Pitchfork,
  taxes: Coins,
  share_the_wealth: ReceiveMoney,
  ghostly_whisper: Ghost,
  no_way: Run,
  thoughtful_gift: SwapBag,
  tavern_night: TavernSign,
  old_chronicles: BookPile,
  lonely_castle: Castle,
  big_bad_wolf: WolfHowl,
  oracle: AllSeeingEye,
  mysterious_stranger: Hood,
  secret_cellar: CellarBarrels,
  dark_curse: CursedStar,
  crystal_ball: CrystalBall,
  bridge_troll: Troll,
  spy_network: Spy,
  harvest_moon: Moon,
  aladdin: MagicLamp,
  hansel_gretel: CandyCanes,
  ali_baba: OpenTreasureChest,
  jack: Beanstalk,
  snow_white: ShinyApple,
  woodcutter: WoodAxe,
  thumbelina: FlowerEmblem,
  puss_in_boots: Cat,
  goldilocks: BearFace,
  red_riding_hood: Basket,
  evil_queen: MirrorMirror,
  tom_thumb: StonePath,
  cinderella: Pumpkin,
  mother_goose: Goose,
  huntsman: HuntingHorn,
  frog_prince: FrogPrince,
  pinocchio: Puppet,
  gingerbread_man: GingerbreadMan,
  rapunzel: StoneTower,
  robin_hood: RobinHoodHat,
  little_mermaid: Mermaid,
  rumpelstiltskin: SpinningWheel,
  seven_dwarfs: DwarfFace,
  sleeping_beauty: NightSleep,
  fairy_godmother: FairyWand,
}

/** Of a card; what a pack adds has the sign of its deck. */
export const emblemOf = (card: string, deck: 'fables' | 'friends' = 'fables'): Emblem => EMBLEMS[card] ?? SIGNS[deck]

export const SIGNS = {
  pine: PineTree,
  fables: SpellBook,
  friends: ThreeFriends,
  crown: Crown,
  hammer: ClawHammer,
  quill: QuillInk,
  stall: Shop,
  eye: OnSight,
  lock: DialPadlock,
  paw: PawPrint,
  road: HorizonRoad,
  horn: HuntingHorn,
  blind: SightDisabled,
  last: MirrorMirror,
  carriage: OldWagon,
} satisfies Record<string, Emblem>
