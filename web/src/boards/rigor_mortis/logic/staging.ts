// What the events of the library add to the flights that come by themselves: cards and figures fly by default, and what is
// said is told by Telling.svelte. Cells and panels are named as in Library.svelte and Players.svelte.
import { arrow, ring, type Motion, type Moving, type Scene, type Staging } from '../../../stage/staging'
import { seatOf } from '../../../lib/game'
import { sceneOf } from './again'
import type { Game } from '../view'

type Carried = 'relocated' | 'sent_to_start' | 'shadow_stepped' | 'swapped_places' | 'token_revealed' | 'transported'
type Accusing = 'acquitted' | 'called_out' | 'convicted' | 'vote_opened' | 'wrong_call'

/** A ring closes where the figure rises again. */
const carried: Moving<Game, Carried> = ({ event }, scene) => [...scene.flights, ring(`cell:${event.values.cell}`)]
/** From goblin to goblin, where both are seen. */
const points: (from: number, to: string, scene: Scene<Game>) => Motion[] = (from, to, scene) => {
  const [start, end] = [from, seatOf(to)].map((seat) => scene.after.table.goblins[seat])
  return start && end ? [arrow(`cell:${start}`, `cell:${end}`), ring(`cell:${end}`)] : []
}
/** A hand points from accuser to accused. */
const accusing: Moving<Game, Accusing> = ({ event }, scene) => [
  ...scene.flights,
  ...points(event.seat, event.values.accused, scene),
]
const looked: Moving<Game> = ({ event }, scene) => [...scene.flights, ring(`seat:p${event.seat}`)]

const BEATS = {
  turn_begins: 200,
  played: 400,
  stepped: 250,
  rigor_stepped: 350,
  shoved: 400,
  caught: 1000,
  look_drawn: 900,
  blank_drawn: 900,
  look_rejected: 500,
  relocated: 400,
  sent_to_start: 400,
  transported: 400,
  shadow_stepped: 400,
  swapped_places: 400,
  token_revealed: 500,
  tokens_stacked: 300,
  book_taken: 500,
  book_used: 500,
  duty_done: 700,
  praised: 700,
  expelled: 900,
  called_out: 600,
  wrong_call: 600,
  convicted: 600,
  acquitted: 600,
  violation: 600,
  turn_lost: 600,
}

export const staging: Staging<Game> = {
  motions: {
    caught: ({ event }, scene) => [...scene.flights, ring(`cell:${event.values.cell}`)],
    relocated: carried,
    sent_to_start: carried,
    shadow_stepped: carried,
    transported: carried,
    swapped_places: carried,
    token_revealed: carried,
    look_drawn: looked,
    blank_drawn: looked,
    expelled: looked,
    turn_begins: looked,
    called_out: accusing,
    wrong_call: accusing,
    vote_opened: accusing,
    convicted: accusing,
    acquitted: accusing,
    blamed: ({ event }, scene) => [...scene.flights, ...points(event.seat, event.values.victim, scene)],
    hand_seen: ({ event }, scene) => [...scene.flights, ...points(event.seat, event.values.other, scene)],
  },
  beats: BEATS,
  scene: (events, n) => sceneOf(events, n, BEATS),
  together: ['shoved'],
  apart: { shoved: 60 },
  sounds: {
    stepped: 'move',
    rigor_stepped: 'move',
    shoved: 'hit',
    caught: 'hit',
    look_drawn: 'hit',
    expelled: 'hit',
    token_revealed: 'token',
    voted: 'vote',
    called_out: 'vote',
  },
}
