// A table at which people gather, for tests.
import type { MemberInfo, Room, SeatInfo } from '../../lib/protocol'

export const seat = (n: number, given: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  owner: null,
  name: '',
  bot: null,
  substitute: false,
  connected: false,
  ...given,
})

export const member = (id: number, name: string, given: Partial<MemberInfo> = {}): MemberInfo => ({
  id,
  name,
  host: id === 1,
  muted: false,
  ready: false,
  connected: true,
  rtt: -1,
  seen: [],
  known: true,
  ...given,
})

/** Маша leads the table; `given` is what differs. */
export const gathering = (given: Partial<Room> = {}): Room =>
  ({
    table: 'aaaaaaaaaaaa',
    game: 'duel',
    stage: 'lobby',
    players: 2,
    settings: {},
    pack: false,
    clock: {},
    hints: true,
    locked: false,
    host: 1,
    seats: [seat(0, { owner: 1, name: 'Маша' }), seat(1)],
    members: [member(1, 'Маша')],
    watchers: 0,
    ...given,
  }) as Room
