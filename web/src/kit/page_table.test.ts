import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { parse } from '../lib/words'
import type { BoardProps } from './define'
import { PageTable } from './page_table.svelte'
import { turning } from './turning.fixture.svelte'

describe('the table of a board that is brought', () => {
  const words = parse('en', 'dice-round = Round { $round }')
  const view = turning()
  const props = {
    get view() {
      return view.now
    },
    answers: {},
    stage: {},
  } as unknown as BoardProps

  it('is read anew when it changes, until it is closed', () => {
    const drawn: string[] = []
    const table = new PageTable(props, new Map(), () => words, vi.fn())
    table.watch(() => void drawn.push(table.words.say('dice-round', { round: table.view.table.round as number })))
    flushSync()
    view.turn(2)
    flushSync()
    table.close()
    view.turn(3)
    flushSync()
    expect(drawn).toEqual(['Round 1', 'Round 2'])
  })

  it('tells the page when the board breaks', () => {
    const broke = vi.fn()
    const table = new PageTable(props, new Map(), () => words, broke)
    table.watch(() => {
      throw new Error('no such die')
    })
    flushSync()
    expect(broke).toHaveBeenCalledOnce()
  })
})
