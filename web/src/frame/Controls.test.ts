import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { COMPANY } from '../lib/context'
import type { View } from '../lib/protocol'
import { pageWords } from '../lib/words'
import Controls from './Controls.svelte'

const ask = { kind: 'play', given: null, form: 'one', options: ['a'], must: true }
const view = (change: Partial<View>) =>
  ({ seat: 0, asks: [], waiting: [], bots: [1], can_undo: false, result: null, ...change }) as unknown as View
const mine = view({ asks: [ask] as unknown as View['asks'], can_undo: true })
const bots = view({ waiting: [{ seat: 1, must: true }] as unknown as View['waiting'] })

describe('the controls', () => {
  const send = vi.fn(() => Promise.resolve({ fault: null }))
  const onhurry = vi.fn()
  function controls(shown: View, more: { moving?: boolean; member?: number | null } = {}) {
    const { moving = false, member = 1 } = more
    const table = { member, room: { hints: true, takeback: null }, unhinted: [], send }
    const context = new Map([[COMPANY, { words: pageWords('ru'), table, seat: 0, rule: () => {} }]])
    render(Controls, { props: { view: shown, moved: true, pinned: '', moving, onhurry }, context })
    return [...document.querySelectorAll('button')]
  }
  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
  })

  it('have the same places, whatever can be pressed', () => {
    const places = [mine, bots, view({ asks: [ask] as unknown as View['asks'] })].map((each) => {
      const all = controls(each).map((button) => [button.title, button.classList.contains('away')])
      cleanup()
      return all
    })
    const titles = ['Отменить ход', 'Попросить вернуть ход', 'Подсказка', 'Поторопить ботов']
    expect(places.map((all) => all.map(([title]) => title))).toEqual([titles, titles, titles])
    expect(places.map((all) => all.map(([, away]) => away))).toEqual([
      [false, true, false, true],
      [true, false, true, false],
      [true, false, false, true],
    ])
  })

  it('let everybody hurry the show for themselves, and the bots for all', async () => {
    controls(bots)
    await fireEvent.click(screen.getByTitle('Поторопить ботов'))
    expect([onhurry.mock.calls.length, send.mock.calls]).toEqual([1, [[{ type: 'hurry' }]]])
    cleanup()
    vi.clearAllMocks()
    controls(view({ seat: null, waiting: bots.waiting }), { moving: true, member: null })
    await fireEvent.click(screen.getByTitle('Поторопить ботов'))
    expect([onhurry.mock.calls.length, send.mock.calls]).toEqual([1, []])
  })
})
