// What moves when something is told: tokens fly between supply, locations and players, a figure comes from the camp, a
// house that has grown or shrunk is ringed. Cards and pigs fly, and cards turn over, by themselves.
import {
  fly,
  ring,
  roll,
  say,
  stamp,
  tick,
  type Motion,
  type Place,
  type Scene,
  type Staging,
} from '../../../stage/staging'
import type { Told } from '../../../lib/table.svelte'
import { lastHouse } from './ending'
import { MATERIALS, type Material } from './houses'
import { cardsIn } from './seats'
import { TOGETHER } from './story'
import type { Game } from '../view'

/** So many tokens of a kind are seen to fly; more say no more. */
const MOST = 4
const APART = 60
/** A token's way; its number changes as it arrives. */
const WAY = 300
const NUMBER = 200
/** The two flips of the reveal: all fables at once, then all destinations; both are left to be read for a moment. */
const FLIP = { revealed: 350, shown: 400 }
const READ = 600
/** How long the pigs run. */
const RUN = 450
/** How long the Prince's die falls, and how long he rides. */
const FALL = 400
const RIDE = 400

const seatOf = ({ event }: Told<Game>) => `p${event.seat}`
const text = ({ event }: Told<Game>, name: keyof Told<Game>['event']['values']): string =>
  String(event.values[name] ?? '')
const amount = ({ event }: Told<Game>, material: Material): number => Number(event.values[material] ?? 0)
const supply = (material: Material): Place => `supply:${material}`
const goods =
  (player: string) =>
  (material: Material): Place =>
    `goods:${player}:${material}`
const stock =
  (location: string) =>
  (material: Material): Place =>
    `stock:${location}:${material}`

/** Tokens of each material, one after the other. */
function tokens(
  count: (material: Material) => number,
  from: (material: Material) => Place,
  to: (material: Material) => Place,
): Motion[] {
  return MATERIALS.flatMap((material) => {
    const flying = Array.from({ length: Math.min(MOST, count(material)) }, (_, i) =>
      fly(`like:${material}`, from(material), to(material), { ms: WAY, after: i * APART }),
    )
    return flying.length
      ? [...flying, tick(to(material), { ms: NUMBER, after: WAY + (flying.length - 1) * APART })]
      : []
  })
}

type Tells = (told: Told<Game>, scene: Scene<Game>) => Motion[]
const brings =
  (
    from: (told: Told<Game>) => (material: Material) => Place,
    to: (told: Told<Game>) => (material: Material) => Place,
  ): Tells =>
  (told, scene) => [...scene.flights, ...tokens((material) => amount(told, material), from(told), to(told))]
const fromSupply = () => supply
const own = (told: Told<Game>) => goods(seatOf(told))
const there = (told: Told<Game>) => stock(text(told, 'location'))

/** The houses of a player that are not as they were. */
function houses(told: Told<Game>, { before, after, flights }: Scene<Game>): Motion[] {
  const player = seatOf(told)
  const [old, now] = [before, after].map((view) => view.table.players[player]?.houses ?? [])
  const changed = Array.from({ length: Math.max(old!.length, now!.length) }, (_, i) => i).filter(
    (i) => old![i]?.sections.length !== now![i]?.sections.length,
  )
  return [...flights, ...changed.map((i) => ring(`house:${player}:${i}`))]
}

/** How a location was shared, said once for all who are there: «4 : 2 = 2». */
function sharing({ event }: Told<Game>, { after }: Scene<Game>): Motion[] {
  const { pigs, left } = event.values
  const location = String(event.values.location)
  const share = MATERIALS.reduce((sum, material) => sum + Number(event.values[material] ?? 0), 0)
  const first = after.table.locations[location]?.pigs?.[0] === event.seat
  return first && Number(pigs) > 1
    ? [say(`location:${location}`, `${share * Number(pigs) + Number(left)} : ${pigs} = ${share}`)]
    : []
}

/** What has come to the locations, or gone from them. */
function stocks({ before, after, flights }: Scene<Game>, comes: boolean): Motion[] {
  return [
    ...flights,
    ...Object.entries(after.table.locations).flatMap(([location, { stock: now }]) => {
      const were = before.table.locations[location]?.stock ?? []
      const more = (material: Material) =>
        (comes ? 1 : -1) * ((now[MATERIALS.indexOf(material)] ?? 0) - (were[MATERIALS.indexOf(material)] ?? 0))
      return comes ? tokens(more, supply, stock(location)) : tokens(more, stock(location), supply)
    }),
  ]
}

/** What a player had sealed comes before all, turning over on its way if it was not known before. */
function opens(from: 'laid_fable' | 'laid_gather', ms: number): Tells {
  return (told, { before, flights }) => {
    const player = seatOf(told)
    const sealed = cardsIn(before, `${from}:${player}`)[0]
    const was = sealed?.key === null ? { was: `back:${sealed.back}` } : {}
    return [
      ...flights.map((motion) => ({ ...motion, ms })),
      fly(`open:${player}`, `zone:${from}:${player}`, `open:${player}`, { ms, ...was }),
    ]
  }
}

/** The die falls, then half of the tokens ride off with the carriage; until then their number is what it was. */
function prince(told: Told<Game>, scene: Scene<Game>): Motion[] {
  const location = text(told, 'location')
  const fell = Number(told.event.values.rolled) ? FALL : 0
  const left = MATERIALS.map((material) => tick(stock(location)(material), { ms: NUMBER }))
  const rides: Motion[] = [
    ...stocks(scene, false),
    ...left,
    fly(`carriage:${location}`, `location:${location}`, 'supply:brick'),
  ]
  return [
    ...(fell ? [roll(`die:${location}`, { ms: FALL })] : []),
    ...rides.map((motion) => ({
      ...motion,
      ...(motion.does === 'fly' ? { ms: RIDE } : {}),
      after: fell + (motion.after ?? 0),
    })),
  ]
}

export const staging: Staging<Game> = {
  together: TOGETHER,
  scene: lastHouse,
  beats: { revealed: FLIP.revealed + READ, shown: FLIP.shown + READ, walked: RUN },
  motions: {
    revealed: opens('laid_fable', FLIP.revealed),
    shown: opens('laid_gather', FLIP.shown),
    gained: brings(fromSupply, own),
    lost: brings(own, fromSupply),
    gave: brings(own, (told) => goods(text(told, 'to'))),
    took: brings(there, own),
    picked: brings(there, own),
    collected: (told, scene) => [...brings(there, own)(told, scene), ...sharing(told, scene)],
    idle: (told, { flights }) => [
      ...flights,
      stamp(`card:${text(told, 'by')}`, '×'),
      stamp(`lying:${text(told, 'by')}`, '×'),
    ],
    added: brings(fromSupply, there),
    emptied: brings(there, fromSupply),
    stocked: brings(fromSupply, (told) => () => `zone:friend:${seatOf(told)}`),
    prince,
    refilled: (_, scene) => stocks(scene, true),
    built: (told, scene) => [
      ...tokens(
        (material) => (material === text(told, 'material') ? Number(told.event.values.price ?? 0) : 0),
        own(told),
        supply,
      ),
      ...houses(told, scene),
    ],
    blown_down: houses,
    placed: (told, { flights }) => [
      ...flights,
      fly(
        `lying:${text(told, 'card')}`,
        told.event.values.stand_in ? `zone:played:${seatOf(told)}` : 'camp',
        `lying:${text(told, 'card')}`,
      ),
    ],
    peeked: (told, { flights }) => [...flights, ring(`zone:laid_gather:${text(told, 'whose')}`)],
    rewarded: (told, { flights }) => [...flights, ring(`seat:${seatOf(told)}`)],
    special: (told, { flights }) => [...flights, ring(`card:${text(told, 'card')}`)],
    turned_to: (told, { flights }) => [...flights, ring(`seat:${text(told, 'whom')}`)],
  },
  sounds: {
    gained: 'token',
    gave: 'token',
    took: 'token',
    picked: 'token',
    collected: 'token',
    added: 'token',
    refilled: 'token',
    built: 'token',
    stocked: 'token',
    lost: 'hit',
    emptied: 'hit',
    blown_down: 'hit',
    prince: 'die',
    walked: 'move',
    went: 'move',
    ran: 'move',
    placed: 'move',
  },
}
