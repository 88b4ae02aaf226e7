// What moves beyond the flights of cards, by kind of event, and how long each is told. What a piece does where it lies (the
// portal flares, a card burns, tokens drop on their column) is CSS, by `data-telling` of the board.
import { hold, ring, stamp, tick, fly, type Motion, type Scene, type Staging } from '../../../stage/staging'
import type { Told } from '../../../lib/table.svelte'
import type { Game } from '../view'

type Act = (told: Told<Game>, scene: Scene<Game>) => Motion[]

const CARD = 300
const PLUS = 220
const TOKEN = 180
const APART = 90

const timed = (motions: readonly Motion[], ms: number): Motion[] => motions.map((motion) => ({ ...motion, ms }))

/** The plus of the last link flies into the tank, if the turn has more power than before. */
function power({ before, after }: Scene<Game>, from: number): Motion[] {
  if (after.table.power <= before.table.power) return []
  const plus = `plus:${after.table.chain.length - 1}`
  return [fly(plus, plus, 'tank', { after: from, ms: PLUS }), tick('field:power', { after: from + PLUS - 60, ms: 200 })]
}
const played: Act = (_told, scene) => [...timed(scene.flights, CARD), ...power(scene, CARD)]
/** What was no more than a mark becomes a card again on its way. */
const grown: Act = (_told, { flights }) =>
  flights.map((motion) => (motion.does === 'fly' ? { ...motion, was: motion.piece } : motion))
const ability: Act = ({ event }, scene) => [
  ...scene.flights,
  tick(`link:${String(event.values.source ?? '')}`, { ms: 250 }),
  ...power(scene, 100),
]
const paid: Act = (_told, scene) => [...timed(scene.flights, 350), tick('field:power', { ms: 200 })]

/** Tokens go one by one between the supply and a player. */
const tokens =
  (from: (seat: string, other: string) => string, to: (seat: string) => string): Act =>
  ({ event }, scene) => {
    const number = typeof event.values.number === 'number' ? event.values.number : 1
    const seat = `p${event.seat}`
    const other = String(event.values.foe ?? '')
    const flown = Array.from({ length: Math.min(number, 6) }, (_, i) =>
      fly('token', from(seat, other), to(seat), { ms: TOKEN + 120, after: i * APART }),
    )
    return [...scene.flights, ...flown]
  }
const got = tokens(
  () => 'supply',
  (seat) => `tokens:${seat}`,
)
const lost = tokens(
  (seat) => `tokens:${seat}`,
  () => 'supply',
)
/** What a vote costs leaves the column it was staked on. */
const paidOut: Act = (told, scene) => {
  const { vote, vote_choices } = scene.after.table
  return vote
    ? tokens(
        () => `block:${vote_choices[told.event.seat]}`,
        () => 'supply',
      )(told, scene)
    : lost(told, scene)
}

/** A ring runs over the players in the order in which they are attacked. */
const shock: Act = (_told, { flights, after }) => [
  ...flights,
  ...(after.table.attack?.targets ?? []).map(({ seat }, i) =>
    ring(`seat:${seat}`, { after: 200 + i * APART, ms: 260 }),
  ),
]
const struck: Act = ({ event }, { flights }) => [
  ...flights,
  stamp(`seat:p${event.seat}`, '', { ms: 400, look: event.kind }),
]
const shuffled: Act = ({ event }, { flights }) => [...flights, tick(`zone:deck:p${event.seat}`, { ms: 300 })]

export const staging: Staging<Game> = {
  motions: {
    turn_ended: (_told, { flights }) => [...flights, hold('field:power')],
    turn_started: ({ event }) => [ring(`disc:p${event.seat}`, { ms: 250 })],
    played,
    played_location: played,
    borrowed: played,
    put_into_play: played,
    ability,
    power_gained: ability,
    character_used: ({ event }, scene) => [...scene.flights, tick(`disc:p${event.seat}`, { ms: 250 })],
    token_bought: (told, scene) => [...got(told, scene), tick('field:power', { ms: 200 })],
    tokens_gained: got,
    tokens_lost: paidOut,
    token_spent: (told, scene) => [...lost(told, scene), ...power(scene, 200)],
    president_paid: lost,
    token_taken: tokens(
      (_seat, other) => `tokens:${other}`,
      (seat) => `tokens:${seat}`,
    ),
    bought: paid,
    defeated: paid,
    hit: struck,
    avoided: struck,
    group_attack: shock,
    shuffled,
    locations_shuffled: (_told, { flights }) => [...flights, tick('zone:location_stack', { ms: 300 })],
    taken_back: grown,
    passed: ({ event }) => [ring(`foot:p${event.seat}`, { ms: 200 })],
  },
  beats: {
    vote: 400,
    voted: 350,
    staked: 350,
    pointed: 350,
    vote_won: 700,
    tie_broken: 900,
    turn_ended: 300,
    nemesis_revealed: 400,
    group_attack: 500,
    destroys: 450,
    spoiled: 450,
  },
  together: ['voted', 'pointed', 'staked', 'card_passed', 'played'],
  apart: { played: 160 },
  sounds: {
    hit: 'hit',
    avoided: 'hit',
    group_attack: 'hit',
    vote: 'vote',
    voted: 'vote',
    pointed: 'vote',
    staked: 'token',
    vote_won: 'vote',
    tie_broken: 'vote',
    token_bought: 'token',
    tokens_gained: 'token',
    tokens_lost: 'token',
    token_spent: 'token',
    token_taken: 'token',
    president_paid: 'token',
  },
}
