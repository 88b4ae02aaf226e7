// What moves beyond the flights of cards, by kind of event; and how long each is told.
import { ring, stamp, tick, fly, type Motion, type Scene, type Staging } from '../../stage/staging'
import type { Told } from '../../lib/table.svelte'
import type { TableView } from './view'

type Act = (told: Told, scene: Scene<TableView>) => Motion[]

const power: Act = (_told, scene) => [...scene.flights, tick('tank', { ms: 200 })]
const ability: Act = ({ event }, scene) => [...scene.flights, ring(`link:${String(event.values.source ?? event.values.character ?? '')}`), tick('tank')]
const atSeat =
  (motion: (place: string) => Motion): Act =>
  ({ event }, scene) => [...scene.flights, motion(`seat:p${event.seat}`)]
/** Tokens go one by one between the supply and a player. */
const tokens =
  (from: (seat: string, other: string) => string, to: (seat: string) => string): Act =>
  ({ event }, scene) => {
    const number = typeof event.values.number === 'number' ? event.values.number : 1
    const other = String(event.values.foe ?? '')
    const seat = `p${event.seat}`
    const flown = Array.from({ length: Math.min(number, 6) }, (_, i) => fly('token', from(seat, other), to(seat), { ms: 180, after: i * 90 }))
    return [...scene.flights, ...flown]
  }
const got = tokens(() => 'supply', (seat) => `tokens:${seat}`)
const lost = tokens((seat) => `tokens:${seat}`, () => 'supply')

export const staging: Staging<TableView> = {
  motions: {
    turn_started: ({ event }) => [ring(`disc:p${event.seat}`, { ms: 250 })],
    played: power,
    played_location: power,
    borrowed: power,
    put_into_play: (_told, scene) => scene.flights,
    ability,
    power_gained: ability,
    character_used: ({ event }) => [ring(`disc:p${event.seat}`)],
    token_bought: got,
    tokens_gained: got,
    tokens_lost: lost,
    token_spent: (told, scene) => [...lost(told, scene), tick('tank')],
    president_paid: lost,
    token_taken: tokens((_seat, other) => `tokens:${other}`, (seat) => `tokens:${seat}`),
    hit: atSeat((place) => stamp(place, '✕', { ms: 250 })),
    avoided: atSeat((place) => ring(place, { ms: 250 })),
    nemesis_revealed: (_told, scene) => [...scene.flights, ring('portal', { ms: 400 })],
    group_attack: () => [ring('portal', { ms: 400 })],
    defeated: (_told, scene) => [...scene.flights, ring('portal', { ms: 400 }), tick('tank')],
    bought: (_told, scene) => [...scene.flights, tick('tank')],
    vote_won: ({ event }) => [ring(`foot:${String(event.values.choice ?? '')}`, { ms: 600 })],
    passed: ({ event }) => [ring(`foot:p${event.seat}`, { ms: 200 })],
  },
  beats: { vote: 400, voted: 350, staked: 350, vote_won: 600, turn_ended: 300 },
  together: ['voted', 'staked', 'card_passed'],
  sounds: {
    hit: 'hit', avoided: 'hit', group_attack: 'hit', vote: 'vote', voted: 'vote', staked: 'token', vote_won: 'vote',
    token_bought: 'token', tokens_gained: 'token', tokens_lost: 'token', token_spent: 'token', token_taken: 'token', president_paid: 'token',
  },
}
