// What moves when something happens, beyond cards and pieces, which fly by themselves.
import type { Told } from '../../../lib/table.svelte'
import {
  arrow,
  fly,
  flip,
  hold,
  ring,
  roll,
  tick,
  type Motion,
  type Place,
  type Scene,
  type Staging,
} from '../../../stage/staging'
import type { Game } from '../view'

/** Milliseconds that a pawn needs for a road, the marker for a space of the alarm, and a die to lie still. */
const ROAD = 180
const SPACE = 120
const FALL = 450
type Moves = (told: Told<Game>, scene: Scene<Game>) => Motion[]
const value = ({ event }: Told<Game>, name: keyof Told<Game>['event']['values']): string => String(event.values[name])

/** A token slides along its road; where it comes to, the number counts when it is there. */
const slide = (kind: string, from: string, to: string): Motion[] => [
  hold(`${kind}:${to}`),
  fly(`like:${kind}`, `${kind}:${from}`, `${kind}:${to}`),
  arrow(`place:${from}`, `place:${to}`),
]
const slides: Moves = (told) => slide(value(told, 'token'), value(told, 'origin'), value(told, 'location'))
/** A monster pulls distrust from every neighbour that has some. */
const musters: Moves = (told, { before, after }) => {
  const to = value(told, 'location')
  const came = (before.table.locations[to]?.roads ?? []).filter(
    (id) => before.table.locations[id]!.distrust > after.table.locations[id]!.distrust,
  )
  return came.flatMap((from) => slide('distrust', from, to))
}
/** One's own card stays in the hand until one goes: then it flies to the discard pile. */
const laidDown = ({ event: { seat } }: Told<Game>, { before }: Scene<Game>): Motion[] =>
  seat === before.seat && before.table.played
    ? [fly(`card:${before.table.played}`, `zone:hand:p${seat}`, `zone:discard:p${seat}`, { ms: 250 })]
    : []
/** A pawn goes from place to place. */
const walks: Moves = (told, scene) => {
  const pawn = `pawn:p${told.event.seat}`
  const via = scene.before.table.routes[value(told, 'location')] ?? []
  return [
    ...scene.flights,
    ...laidDown(told, scene),
    fly(pawn, pawn, pawn, { via: via.map((id) => `place:${id}`), ms: ROAD * Math.max(2, via.length) }),
  ]
}
const turns: Moves = (told) => [
  flip(`support:${value(told, 'location')}`),
  flip(`distrust:${value(told, 'location')}`),
  ring(`place:${value(told, 'location')}`),
]
/** The dice that were rolled: the last ones. Those that were kept lie still. */
const falls: Moves = (told, { after }) => {
  const { length } = after.table.dice
  const kept = length - Number(told.event.values.dice)
  return after.table.dice.flatMap((_, i) => (i < kept ? [] : [roll(`die:${i}`, { ms: FALL, after: 40 * (i - kept) })]))
}
/** The cube of a place goes back to the supply. */
const cubeGoes: Moves = (told) => [
  ring(`place:${value(told, 'location')}`),
  fly(`cube:${value(told, 'location')}`, `cube:${value(told, 'location')}`, 'supply', { after: 150, ms: 300 }),
]
/** The monster that was fought shows it. */
const struck: Moves = (told) => [tick(`monster:${value(told, 'monster')}`), ring(`monster:${value(told, 'monster')}`)]
/** The card of an event turns over in the middle of the map. */
const opens: Moves = (told) => [flip(`told:${value(told, 'event')}`, { ms: 280 })]
/** Space by space. */
const rises: Moves = ({ event: { values } }) => {
  const via = Array.from(
    { length: Number(values.amount) },
    (_, i): Place => `space:${Number(values.level) - Number(values.amount) + 1 + i}`,
  )
  return [tick('alarm'), fly('marker', 'marker', 'marker', { via, ms: SPACE * Math.max(2, via.length) })]
}

export const staging: Staging<Game> = {
  motions: {
    played: ({ event }, scene) =>
      event.seat === scene.after.seat && scene.after.phase === 'walk' ? [] : scene.flights,
    walked: walks,
    stopped: walks,
    teleported: (told, scene) => [...scene.flights, ...laidDown(told, scene)],
    rumour: slides,
    riot_pull: slides,
    token_moved: slides,
    mustered: musters,
    persuaded: turns,
    flipped: turns,
    reputation: turns,
    turned_away: turns,
    rolled: falls,
    rerolled: falls,
    removal_rolled: falls,
    cube_placed: (told) => [
      fly(`cube:${value(told, 'location')}`, 'supply', `cube:${value(told, 'location')}`),
      ring(`place:${value(told, 'location')}`),
    ],
    cube_carried: (told) => [
      fly(`cube:${value(told, 'location')}`, `place:${value(told, 'origin')}`, `cube:${value(told, 'location')}`),
    ],
    cube_held: cubeGoes,
    cube_broken: cubeGoes,
    cube_lost: cubeGoes,
    knocked_down: struck,
    fought_off: struck,
    immune: struck,
    monster_moved: (told, scene) => [
      ...scene.flights,
      arrow(`place:${value(told, 'origin')}`, `place:${value(told, 'location')}`),
      ring(`place:${value(told, 'location')}`, { after: 250 }),
    ],
    alarm: rises,
    curse_mark: (told) => [tick(`mark:${value(told, 'space')}`), ring(`mark:${value(told, 'space')}`)],
    row_mark: (told) => [tick(`mark:${value(told, 'space')}`), ring('zone:row')],
    event: opens,
    extra_event: opens,
    // Read first, then it goes to whom it befalls.
    cursed: (told) => [
      fly(`told:${value(told, 'curse')}`, `told:${value(told, 'curse')}`, `zone:curses:p${told.event.seat}`, {
        after: 600,
        ms: 280,
      }),
      ring(`zone:curses:p${told.event.seat}`, { after: 600, ms: 280 }),
    ],
    // It falls over beside the place, and is stamped when it lies there.
    defeated: (told) => [
      fly(`fallen:${value(told, 'monster')}`, `monster:${value(told, 'monster')}`, `fallen:${value(told, 'monster')}`, {
        ms: 420,
      }),
      flip(`stamp:${value(told, 'monster')}`, { after: 420, ms: 240 }),
    ],
    not_discarded: ({ event }) => [ring(`pawn:p${event.seat}`)],
    turn: ({ event }) => [ring(`pawn:p${event.seat}`)],
  },
  beats: {
    rolled: 850,
    rerolled: 850,
    removal_rolled: 850,
    event: 1200,
    extra_event: 900,
    cursed: 900,
    curse_mark: 900,
    row_mark: 900,
    defeated: 700,
    monster_moved: 500,
  },
  read: ['event', 'extra_event', 'cursed', 'curse_mark', 'row_mark'],
  together: ['rumour', 'riot_pull'],
  apart: { rumour: 90, riot_pull: 90 },
  sounds: {
    rolled: 'die',
    rerolled: 'die',
    removal_rolled: 'die',
    walked: 'move',
    monster_moved: 'hit',
    alarm: 'hit',
    rumour: 'token',
    riot_pull: 'token',
    token_moved: 'token',
  },
}
