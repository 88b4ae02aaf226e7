// What moves when something happens, beyond cards and pieces, which fly by themselves.
import type { Told } from '../../lib/table.svelte'
import { arrow, fly, flip, ring, roll, tick, type Motion, type Scene, type Staging } from '../../stage/staging'
import type { TableView } from './view'

type Moves = (told: Told, scene: Scene<TableView>) => Motion[]
const value = ({ event }: Told, name: string): string => String(event.values[name])

/** A token slides along its road. */
const slides: Moves = (told) => {
  const [kind, from, to] = [value(told, 'token'), value(told, 'origin'), value(told, 'location')]
  return [fly(`${kind}:${to}`, `place:${from}`, `place:${to}`), arrow(`place:${from}`, `place:${to}`)]
}
const turns: Moves = (told) => [flip(`support:${value(told, 'location')}`), flip(`distrust:${value(told, 'location')}`), ring(`place:${value(told, 'location')}`)]
const falls: Moves = (_, scene) => scene.after.table.dice.map((_, i) => roll(`die:${i}`, { after: 40 * i }))
const rings: Moves = (told, scene) => [...scene.flights, ring(`place:${value(told, 'location')}`)]

export const staging: Staging<TableView> = {
  motions: {
    // One's own card stays in the hand until one has gone.
    played: ({ event }, scene) => (event.seat === scene.after.seat && scene.after.phase === 'walk' ? [] : scene.flights),
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
    cube_placed: (told) => [fly(`cube:${value(told, 'location')}`, 'supply', `place:${value(told, 'location')}`), ring(`place:${value(told, 'location')}`)],
    cube_carried: (told) => [fly(`cube:${value(told, 'location')}`, `place:${value(told, 'origin')}`, `place:${value(told, 'location')}`)],
    cube_held: rings,
    cube_broken: rings,
    cube_lost: rings,
    monster_moved: (told, scene) => [...scene.flights, arrow(`place:${value(told, 'origin')}`, `place:${value(told, 'location')}`), ring(`place:${value(told, 'location')}`, { after: 250 })],
    alarm: () => [tick('alarm')],
    curse_mark: () => [ring('alarm')],
    row_mark: () => [ring('zone:row')],
    cursed: ({ event }, scene) => [...scene.flights, ring(`zone:curses:p${event.seat}`)],
    turn: ({ event }) => [ring(`pawn:p${event.seat}`)],
  },
  beats: { rolled: 600, rerolled: 600, removal_rolled: 600, event: 1200, extra_event: 900, cursed: 700, curse_mark: 700, row_mark: 700, defeated: 700, monster_moved: 500 },
  together: ['rumour', 'riot_pull'],
  sounds: { rolled: 'die', rerolled: 'die', removal_rolled: 'die', walked: 'move', monster_moved: 'hit', alarm: 'hit', rumour: 'token', riot_pull: 'token', token_moved: 'token' },
}
