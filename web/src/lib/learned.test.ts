// What a browser remembers of lessons: which chapter is next, and that it is still known when the page is opened again.
import { beforeEach, expect, it, vi } from 'vitest'

const CHAPTERS = ['one', 'two', 'last']

async function opened() {
  vi.resetModules()
  return (await import('./learned.svelte')).learned
}
beforeEach(() => localStorage.clear())

it('begins with the first chapter and goes on with the next', async () => {
  const learned = await opened()
  expect(learned.next('boo', CHAPTERS)).toBe('one')
  expect(learned.isUnderWay('boo', CHAPTERS)).toBe(false)
  learned.begin('boo', 'one', 't1')
  expect(learned.isUnderWay('boo', CHAPTERS)).toBe(true)
  learned.finish('boo', 'one')
  learned.leave('boo', 'one')
  expect(learned.next('boo', CHAPTERS)).toBe('two')
})

it('goes on with the chapter that is under way, though an earlier one was skipped', async () => {
  const learned = await opened()
  learned.begin('boo', 'two', 't2')
  expect(learned.next('boo', CHAPTERS)).toBe('two')
})

it('has nothing left when all is done, and tells games apart', async () => {
  const learned = await opened()
  for (const chapter of CHAPTERS) learned.finish('boo', chapter)
  expect(learned.next('boo', CHAPTERS)).toBe(null)
  expect(learned.isUnderWay('boo', CHAPTERS)).toBe(false)
  expect(learned.next('rickshank', CHAPTERS)).toBe('one')
})

it('is there again when the page is opened again', async () => {
  const before = await opened()
  before.begin('boo', 'one', 't1')
  before.finish('boo', 'one')
  before.play('boo')
  const learned = await opened()
  expect(learned.of('boo')).toEqual({ chapters: ['one'], tables: { one: 't1' }, played: true, together: false })
})
