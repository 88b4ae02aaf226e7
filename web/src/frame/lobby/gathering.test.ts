import { describe, expect, it } from 'vitest'
import { gathered, lightOf } from './gathering'
import { gathering, member, seat } from './table.fixture'

const PETYA = seat(1, { owner: 2, name: 'Петя' })
const full = (ready: boolean) =>
  gathering({
    seats: [seat(0, { owner: 1, name: 'Маша' }), PETYA],
    members: [member(1, 'Маша'), member(2, 'Петя', { ready })],
  })

describe('who gathers', () => {
  it('waits for guests with a seat, never for the host, bots or who only looks on', () => {
    const room = gathering({
      seats: [PETYA, seat(1, { bot: 'easy', name: '@otto' }), seat(2)],
      members: [member(1, 'Маша'), member(2, 'Петя'), member(3, 'Коля')],
    })
    const { people, missing, free } = gathered(room)
    expect([people.map(({ name }) => name), missing.map(({ name }) => name), free]).toEqual([['Петя'], ['Петя'], 1])
  })
  it('counts who holds several seats once', () => {
    const room = gathering({ seats: [seat(0, { owner: 1 }), seat(1, { owner: 1 })] })
    expect(gathered(room).people).toHaveLength(1)
  })
})

describe('the light', () => {
  it('is on the invitation while a seat is free, and on the start once all are ready', () => {
    expect(lightOf(gathering(), 1, true)).toBe('invite')
    expect(lightOf(full(false), 1, true)).toBe(null)
    expect(lightOf(full(true), 1, true)).toBe('start')
  })
  it('is on the start where nobody can be asked to come', () => {
    expect(lightOf(gathering(), 1, false)).toBe('start')
  })
  it('is on the mark of a guest until it is set', () => {
    expect([lightOf(full(false), 2, true), lightOf(full(true), 2, true)]).toEqual(['ready', null])
  })
  it('leaves who has no seat alone', () => {
    expect(lightOf(full(true), null, false)).toBe(null)
  })
})
