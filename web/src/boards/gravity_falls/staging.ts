// What moves when something happens, beyond cards and pieces, which fly by themselves.
import type { Told } from '../../lib/table.svelte'
import { arrow, fly, flip, hold, ring, roll, tick, type Motion, type Scene, type Staging } from '../../stage/staging'
import type { TableView } from './view'

/** Milliseconds that a pawn needs for a road. */
const ROAD = 180
type Moves = (told: Told, scene: Scene<TableView>) => Motion[]
const value = ({ event }: Told, name: string): string => String(event.values[name])

/** A token slides along its road; where it comes to, the number counts when it is there. */
const slides: Moves = (told) => {
  const [kind, from, to] = [value(told, 'token'), value(told, 'origin'), value(told, 'location')]
  return [hold(`${kind}:${to}`), fly(`like:${kind}`, `${kind}:${from}`, `${kind}:${to}`), arrow(`place:${from}`, `place:${to}`)]
}
/** A pawn goes from place to place. */
const walks: Moves = (told, scene) => {
  const pawn = `pawn:p${told.event.seat}`
  const via = scene.before.table.routes[value(told, 'location')] ?? []
  return [...scene.flights, fly(pawn, pawn, pawn, { via: via.map((id) => `place:${id}`), ms: ROAD * Math.max(2, via.length) })]
}
const turns: Moves = (told) => [flip(`support:${value(told, 'location')}`), flip(`distrust:${value(told, 'location')}`), ring(`place:${value(told, 'location')}`)]
const falls: Moves = (_, scene) => scene.after.table.dice.map((_, i) => roll(`die:${i}`, { after: 40 * i }))
const rings: Moves = (told, scene) => [...scene.flights, ring(`place:${value(told, 'location')}`)]

export const staging: Staging<TableView> = {
  motions: {
    // One's own card stays in the hand until one has gone.
    played: ({ event }, scene) => (event.seat === scene.after.seat && scene.after.phase === 'walk' ? [] : scene.flights),
    walked: walks,
    stopped: walks,
    rumour: slides,
    riot_pull: slides,
    token_moved: slides,
    persuaded: turns,
    flipped: turns,
    reputation: turns,
    turned_away: turns,
    rolled: falls,
    rerolled: falls,
    removal_rolled: falls,
    cube_placed: (told) => [fly(`cube:${value(told, 'location')}`, 'supply', `cube:${value(told, 'location')}`), ring(`place:${value(told, 'location')}`)],
    cube_carried: (told) => [fly(`cube:${value(told, 'location')}`, `place:${value(told, 'origin')}`, `cube:${value(told, 'location')}`)],
    cube_held: rings,
    cube_broken: rings,
    cube_lost: rings,
    monster_moved: (told, scene) => [...scene.flights, arrow(`place:${value(told, 'origin')}`, `place:${value(told, 'location')}`), ring(`place:${value(told, 'location')}`, { after: 250 })],
    alarm: () => [tick('alarm')],
    curse_mark: (told) => [tick(`mark:${value(told, 'space')}`), ring(`mark:${value(told, 'space')}`)],
    row_mark: (told) => [tick(`mark:${value(told, 'space')}`), ring('zone:row')],
    // Read first, then it goes to whom it befalls.
    cursed: (told) => [fly(`told:${value(told, 'curse')}`, `told:${value(told, 'curse')}`, `zone:curses:p${told.event.seat}`, { after: 600, ms: 280 }), ring(`zone:curses:p${told.event.seat}`, { after: 600, ms: 280 })],
    defeated: (told) => [roll(`fallen:${value(told, 'monster')}`)],
    turn: ({ event }) => [ring(`pawn:p${event.seat}`)],
  },
  beats: { rolled: 600, rerolled: 600, removal_rolled: 600, event: 1200, extra_event: 900, cursed: 900, curse_mark: 900, row_mark: 900, defeated: 700, monster_moved: 500 },
  together: ['rumour', 'riot_pull'],
  apart: { rumour: 90, riot_pull: 90 },
  sounds: { rolled: 'die', rerolled: 'die', removal_rolled: 'die', walked: 'move', monster_moved: 'hit', alarm: 'hit', rumour: 'token', riot_pull: 'token', token_moved: 'token' },
}
