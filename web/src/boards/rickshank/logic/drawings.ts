// Drawings of cards and characters by their keys, from the game-icons set (CC BY 3.0, named on the page about the project).
// They are a file of their own, which is fetched beside the board's code.
import { EMBLEMS, type Icon } from './emblems'
import AppleCore from '~icons/game-icons/apple-core'
import BackForth from '~icons/game-icons/back-forth'
import BallHeart from '~icons/game-icons/ball-heart'
import Bandana from '~icons/game-icons/bandana'
import BigEgg from '~icons/game-icons/big-egg'
import Brain from '~icons/game-icons/brain'
import BrainTentacle from '~icons/game-icons/brain-tentacle'
import Brainstorm from '~icons/game-icons/brainstorm'
import Briefcase from '~icons/game-icons/briefcase'
import Capitol from '~icons/game-icons/capitol'
import CardAceSpades from '~icons/game-icons/card-ace-spades'
import Chart from '~icons/game-icons/chart'
import CoffeeCup from '~icons/game-icons/coffee-cup'
import Corn from '~icons/game-icons/corn'
import DivingHelmet from '~icons/game-icons/diving-helmet'
import DominoMask from '~icons/game-icons/domino-mask'
import DropEarrings from '~icons/game-icons/drop-earrings'
import Eyeball from '~icons/game-icons/eyeball'
import Eyepatch from '~icons/game-icons/eyepatch'
import FamilyHouse from '~icons/game-icons/family-house'
import Fly from '~icons/game-icons/fly'
import Gears from '~icons/game-icons/gears'
import Gecko from '~icons/game-icons/gecko'
import GraduateCap from '~icons/game-icons/graduate-cap'
import GuardedTower from '~icons/game-icons/guarded-tower'
import Guitar from '~icons/game-icons/guitar'
import HairStrands from '~icons/game-icons/hair-strands'
import Hamburger from '~icons/game-icons/hamburger'
import Handcuffs from '~icons/game-icons/handcuffs'
import HorseHead from '~icons/game-icons/horse-head'
import Hourglass from '~icons/game-icons/hourglass'
import ImperialCrown from '~icons/game-icons/imperial-crown'
import Imprisoned from '~icons/game-icons/imprisoned'
import Ketchup from '~icons/game-icons/ketchup'
import LaserPrecision from '~icons/game-icons/laser-precision'
import Laurels from '~icons/game-icons/laurels'
import Meal from '~icons/game-icons/meal'
import MechanicGarage from '~icons/game-icons/mechanic-garage'
import MedalSkull from '~icons/game-icons/medal-skull'
import Megaphone from '~icons/game-icons/megaphone'
import Microscope from '~icons/game-icons/microscope'
import ModernCity from '~icons/game-icons/modern-city'
import MoneyStack from '~icons/game-icons/money-stack'
import MonkeyWrench from '~icons/game-icons/monkey-wrench'
import NuclearBomb from '~icons/game-icons/nuclear-bomb'
import OfficeChair from '~icons/game-icons/office-chair'
import OpenBook from '~icons/game-icons/open-book'
import PaperCrane from '~icons/game-icons/paper-crane'
import PayMoney from '~icons/game-icons/pay-money'
import Pill from '~icons/game-icons/pill'
import PoliceBadge from '~icons/game-icons/police-badge'
import PsychicWaves from '~icons/game-icons/psychic-waves'
import RadarDish from '~icons/game-icons/radar-dish'
import RadioTower from '~icons/game-icons/radio-tower'
import Rank3 from '~icons/game-icons/rank-3'
import RayGun from '~icons/game-icons/ray-gun'
import ReceiveMoney from '~icons/game-icons/receive-money'
import Recycle from '~icons/game-icons/recycle'
import RibbonMedal from '~icons/game-icons/ribbon-medal'
import RingedPlanet from '~icons/game-icons/ringed-planet'
import RobberHand from '~icons/game-icons/robber-hand'
import Rose from '~icons/game-icons/rose'
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask'
import RoundTable from '~icons/game-icons/round-table'
import SatelliteCommunication from '~icons/game-icons/satellite-communication'
import SchoolBag from '~icons/game-icons/school-bag'
import ScubaMask from '~icons/game-icons/scuba-mask'
import SharkJaws from '~icons/game-icons/shark-jaws'
import SkullSignet from '~icons/game-icons/skull-signet'
import Slime from '~icons/game-icons/slime'
import Snowflake2 from '~icons/game-icons/snowflake-2'
import SpottedBug from '~icons/game-icons/spotted-bug'
import StarMedal from '~icons/game-icons/star-medal'
import Subway from '~icons/game-icons/subway'
import Sunglasses from '~icons/game-icons/sunglasses'
import Table from '~icons/game-icons/table'
import ThirdEye from '~icons/game-icons/third-eye'
import Tie from '~icons/game-icons/tie'
import Tombstone from '~icons/game-icons/tombstone'
import Village from '~icons/game-icons/village'
import VintageRobot from '~icons/game-icons/vintage-robot'
import WaterGun from '~icons/game-icons/water-gun'
import WingedSword from '~icons/game-icons/winged-sword'

const DRAWINGS: Readonly<Record<string, Icon>> = {
  security_specialist_rick: PoliceBadge,
  black_rick: DominoMask,
  future_rick: Hourglass,
  aqua_rick: DivingHelmet,
  young_rick: Guitar,
  lizard_rick: Gecko,
  commander_rick: MedalSkull,
  rick_c137: RoundBottomFlask,
  eye_poppin_morty: Eyeball,
  aqua_morty: ScubaMask,
  bugged_out_morty: SpottedBug,
  big_head_morty: Brain,
  lawyer_morty: Briefcase,
  hammerhead_morty: SharkJaws,
  scientist_morty: Microscope,
  morty_c137: SchoolBag,
  pill_brulee: Pill,
  fold_yourself: PaperCrane,
  terminate: LaserPrecision,
  daddys_little_girl: BallHeart,
  szechuan_sauce: Ketchup,
  diane_sanchez: Rose,
  fabricated_origin_story: OpenBook,
  currency_manipulation: Chart,
  fake_gun: WaterGun,
  butt_in_a_cup: CoffeeCup,
  conroy: VintageRobot,
  brainalyzer_9000: BrainTentacle,
  dead_flies: Fly,
  freeze_gun: Snowflake2,
  jury_rigged_portal_gun: MonkeyWrench,
  portal_bomb: NuclearBomb,
  gromflamite_technician: Gears,
  gromflamite_employee: RibbonMedal,
  mission_control_gromflamite: RadioTower,
  communications_gromflamite: SatelliteCommunication,
  honorable_gromflamite: Laurels,
  gromflamite_officer: Rank3,
  greedy_gromflamite: MoneyStack,
  gromflamite_general: StarMedal,
  assemble: RoundTable,
  persecute: Handcuffs,
  rezone: BackForth,
  kickback: ReceiveMoney,
  recycle: Recycle,
  taxation: PayMoney,
  embezzle: RobberHand,
  gentrify: Village,
  assworld_2: RingedPlanet,
  citadel_militia_hq: GuardedTower,
  cronenberg_world_2: Slime,
  family_restaurant: Meal,
  jerrys_office: OfficeChair,
  mission_control: RadarDish,
  presidential_palace: Capitol,
  space_prison: Imprisoned,
  citadel_of_ricks: ModernCity,
  dinner_table: Table,
  drive_thru: Hamburger,
  garage: MechanicGarage,
  grave: Tombstone,
  neighborhood: FamilyHouse,
  underground: Subway,
  cornvelious_daniel: Corn,
  headband_rick: Bandana,
  earring_rick: DropEarrings,
  eye_patch_rick: Eyepatch,
  cornrow_rick: HairStrands,
  rick_d99: SkullSignet,
  federation_president: ImperialCrown,
  genius_waves: Brainstorm,
  jerry: AppleCore,
  beth: HorseHead,
  summer: Sunglasses,
  portal_gun: RayGun,
  morty_waves: PsychicWaves,
  transcendent_rick: ThirdEye,
  moron_morty: BigEgg,
  bluffing_rick: CardAceSpades,
  defiant_summer: Megaphone,
  heroic_summer: WingedSword,
  promotion_jerry: Tie,
  rational_morty: GraduateCap,
}

for (const [key, icon] of Object.entries(DRAWINGS)) EMBLEMS.set(key, icon)
