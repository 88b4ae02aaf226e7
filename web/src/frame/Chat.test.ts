import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { COMPANY } from '../lib/context'
import type { Said } from '../lib/protocol'
import { pageWords } from '../lib/words'
import Chat from './Chat.svelte'
import { TestTalk } from './talk.fixture.svelte'

const HIGH = 20
const SEEN = 100
const line = (n: number): Said =>
  ({ n, name: 'Ann', text: `line ${n}`, says: '', note: '', about: '' }) as unknown as Said

describe('the chat', () => {
  let talk: TestTalk
  const list = () => screen.getByRole('log')
  const button = () => screen.queryByRole('button', { name: /Новые сообщения/ })
  /** A list of so many lines, of which five are in view; scrolled as far as one can. */
  async function opened(count: number) {
    talk = new TestTalk(Array.from({ length: count }, (_, n) => line(n + 1)))
    const context = new Map([[COMPANY, { words: pageWords('ru'), table: talk, seat: 0, rule: () => {} }]])
    render(Chat, { props: {}, context })
    let top = 0
    Object.defineProperties(list(), {
      clientHeight: { value: SEEN },
      scrollHeight: { get: () => talk.chat.length * HIGH },
      scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, talk.chat.length * HIGH - SEEN)) },
      scrollTo: { value: ({ top: to }: { top: number }) => (list().scrollTop = to) },
    })
    await said()
  }
  async function said() {
    talk.chat = [...talk.chat, line(talk.chat.length + 1)]
    await tick()
  }
  const left = () => talk.chat.length * HIGH - SEEN - list().scrollTop
  afterEach(cleanup)

  it('stays at its newest line', async () => {
    await opened(20)
    expect(left()).toBe(0)
    await said()
    expect([left(), button()]).toEqual([0, null])
  })

  it('leaves who has scrolled up where they are, and a button leads to what is new', async () => {
    await opened(20)
    list().scrollTop = 40
    await fireEvent.scroll(list())
    expect(button()).toBeNull()
    await said()
    expect(list().scrollTop).toBe(40)
    await fireEvent.click(button()!)
    expect([left(), button()]).toEqual([0, null])
  })
})
