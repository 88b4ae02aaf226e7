import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ClientMsg, MemberInfo, Room, SeatInfo } from './protocol'
import { Rematch } from './rematch.svelte'
import { keepTicket, ticket } from './stored'
import type { Table } from './table.svelte'

const next = { table: 'new', by: 2, watch: 'link', begins: true }
const person = (id: number, connected = true) => ({ id, name: `M${id}`, connected }) as MemberInfo
const seat = (seat: number, owner: number | null) => ({ seat, owner }) as SeatInfo

beforeEach(() => keepTicket({ table: 'old', key: 'secret', member: 1, game: 'boo' }))
afterEach(() => {
  localStorage.clear()
  location.hash = ''
})

/** A page of this member at a table that is over; what it is told and says. */
function at(
  member: number | null,
  during: (rematch: Rematch, told: (change: Partial<Room>) => void, said: string[]) => void,
) {
  const said: string[] = []
  let room = $state.raw({
    stage: 'finished',
    members: [person(1), person(2), person(3, false), person(4)],
    seats: [seat(0, 1), seat(1, 2), seat(2, 3), seat(3, null)],
    again: null,
    next: null,
  } as unknown as Room)
  const table = {
    id: 'old',
    member,
    fault: null,
    now: 1_000,
    get room() {
      return room
    },
    send: (message: ClientMsg) => {
      said.push(JSON.stringify(message))
      return Promise.resolve({ fault: null })
    },
  } as unknown as Table
  const end = $effect.root(() => {
    const rematch = new Rematch(() => table)
    const told = (change: Partial<Room>) => {
      room = { ...room, ...change }
      flushSync()
    }
    told({})
    during(rematch, told, said)
  })
  end()
}

describe('another game', () => {
  it('is asked for by anybody with a seat, and by nobody else', () => {
    at(1, (rematch, _, said) => {
      void rematch.call()
      void rematch.stop()
      expect([rematch.mayAsk, said]).toEqual([true, ['{"type":"again","yes":true}', '{"type":"again","yes":false}']])
    })
    at(4, (rematch) => expect(rematch.mayAsk).toBe(false))
    at(null, (rematch) => expect(rematch.mayAsk).toBe(false))
  })

  it('waits for those who are here and have a seat', () => {
    at(1, (rematch, told) => {
      told({ again: { by: 2, ready: [2], waiting: [1], at: -1 } })
      expect(rematch.people.map(({ member, ready }) => [member.id, ready])).toEqual([
        [1, false],
        [2, true],
      ])
      expect([rematch.caller?.name, rematch.isMine, rematch.wants, rematch.begins]).toEqual(['M2', false, false, false])
      told({ again: { by: 2, ready: [2, 1], waiting: [], at: 3_500 } })
      expect([rematch.wants, rematch.begins, rematch.seconds]).toEqual([true, true, 3])
    })
  })

  it('takes along who wanted it, with the key of before', () => {
    at(1, (_, told) => {
      told({ again: { by: 2, ready: [2, 1], waiting: [], at: 0 } })
      told({ again: null, next })
      expect([location.hash, ticket('new')?.key, ticket('old')?.key]).toEqual(['#/table/new', 'secret', 'secret'])
    })
  })

  it('leaves others where they are: they go along with a press, a spectator by the link', () => {
    at(1, (rematch, told) => {
      told({ again: { by: 2, ready: [2, 1], waiting: [], at: 0 } })
      told({ again: { by: 2, ready: [2], waiting: [1], at: -1 } })
      told({ again: null, next })
      expect(location.hash).toBe('')
      rematch.follow()
      expect(location.hash).toBe('#/table/new')
    })
    at(null, (rematch, told) => {
      told({ next })
      rematch.follow()
      expect(location.hash).toBe('#/watch/new/link')
    })
  })

  it('may be gathered for anew', async () => {
    location.hash = ''
    let asked: Promise<void> | undefined
    at(1, (rematch, told, said) => {
      asked = rematch.gather()
      told({ next: { ...next, begins: false } })
      expect(said).toEqual(['{"type":"rematch"}'])
    })
    await asked
    expect(location.hash).toBe('#/table/new')
  })
})
