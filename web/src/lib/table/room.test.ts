import { expect, it } from 'vitest'
import type { Room, Welcome } from '../protocol'
import { RoomState } from './room.svelte'

it('a welcome says everything anew, but the code that is shown just now', () => {
  const state = new RoomState()
  state.code = { code: '123456', seconds: 60 }
  const room = { game: 'boo' } as Room
  state.welcome({ room, member: 3, invite: 'i', watch: 'w', unhinted: ['search'], studied: true } as Welcome)
  expect({ ...state.room, member: state.member, invite: state.invite, watch: state.watch }).toEqual({
    game: 'boo',
    member: 3,
    invite: 'i',
    watch: 'w',
  })
  expect([state.unhinted, state.studied, state.code?.code]).toEqual([['search'], true, '123456'])
})
