// Who has come to a table and what is still missing before the game can begin.
import type { MemberInfo, Room, SeatInfo } from '../../lib/protocol'

export const isFree = (seat: SeatInfo): boolean => seat.owner === null && seat.bot === null

export interface Gathering {
  /** People with a seat, in the order of the seats. */
  people: MemberInfo[]
  /** Those of them who have not said that they are ready; the host says so by starting. */
  missing: MemberInfo[]
  /** So many seats are free. */
  free: number
}

export function gathered(room: Room): Gathering {
  const owners = new Set(room.seats.flatMap(({ owner }) => (owner === null ? [] : [owner])))
  const people = [...owners].flatMap((owner) => room.members.find(({ id }) => id === owner) ?? [])
  return {
    people,
    missing: people.filter(({ ready, host }) => !ready && !host),
    free: room.seats.filter(isFree).length,
  }
}

/** What most people do next: it has the light of the page. */
export type Light = 'invite' | 'start' | 'ready' | null

/** `invites`: others can be asked to come, and can reach this server. */
export function lightOf(room: Room, member: number | null, invites: boolean): Light {
  const { people, missing, free } = gathered(room)
  const asks = invites && free > 0 ? 'invite' : null
  if (member === room.host) return asks ?? (missing.length ? null : 'start')
  const me = people.find(({ id }) => id === member)
  return me && !me.ready ? 'ready' : asks
}
