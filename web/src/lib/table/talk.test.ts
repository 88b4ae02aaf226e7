import { expect, it } from 'vitest'
import type { Said } from '../protocol'
import { Talk } from './talk.svelte'

const said = (...numbers: number[]) => numbers.map((n) => ({ n }) as Said)
const numbers = (talk: Talk) => talk.lines.map(({ n }) => n)

it('adds what is new at the end, and nothing twice', () => {
  const talk = new Talk()
  for (const each of said(1, 2, 2, 1, 3)) talk.add(each)
  expect(numbers(talk)).toEqual([1, 2, 3])
  expect(talk.last).toBe(3)
})

it('puts an earlier page before what there is, and knows whether there is more', () => {
  const talk = new Talk()
  talk.addPage({ type: 'page', lines: said(5, 6), more: true })
  expect([numbers(talk), talk.older]).toEqual([[5, 6], true])
  talk.addPage({ type: 'page', lines: said(3, 4), more: false })
  expect([numbers(talk), talk.older]).toEqual([[3, 4, 5, 6], false])
})

it('after an absence goes on from a later page, or begins with it where lines are missing between', () => {
  const talk = new Talk()
  talk.addPage({ type: 'page', lines: said(1, 2), more: false })
  talk.addPage({ type: 'page', lines: said(3, 4), more: false })
  expect([numbers(talk), talk.older]).toEqual([[1, 2, 3, 4], false])
  talk.addPage({ type: 'page', lines: said(9, 10), more: true })
  expect([numbers(talk), talk.older]).toEqual([[9, 10], true])
})
