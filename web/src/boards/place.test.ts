import { render } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineBoard, type BoardDefinition, type BoardProps } from '../kit/define'
import { turning } from '../kit/turning.fixture.svelte'
import { WOOD } from '../kit/world'
import type { GameInfo } from '../lib/protocol'
import { parse } from '../lib/words'
import { boardOf, loadBoard } from '.'
import { bring, learn } from './brought.svelte'
import PlaceTest from './PlaceTest.test.svelte'

const SOURCE = `
export const beats = {}
export function mount(element, table) {
  element.innerHTML = '<style>p { color: red }</style><p></p>'
  table.watch(() => {
    if (table.view.table.round > 9) throw new Error('no such round')
    element.querySelector('p').textContent = table.words.say('round', { round: table.view.table.round })
  })
  return () => element.dispatchEvent(new Event('taken-down', { bubbles: true }))
}
`
const own = defineBoard({ world: WOOD, answers: [], load: () => import('./OwnBoard.test.svelte') })
const words = parse('en', 'round = Round { $round }')

async function brought(): Promise<BoardDefinition> {
  learn([
    { id: 'cups', board: `data:text/javascript,${encodeURIComponent(SOURCE)}`, pictures: {} } as unknown as GameInfo,
  ])
  await bring('cups')
  return boardOf('cups')!
}

describe.each([
  ['of this tree', () => Promise.resolve(own)],
  ['of another package', brought],
])('a board %s', (_, found) => {
  const view = turning()
  const onerror = vi.fn()
  const stage = {
    get view() {
      return view.now
    },
    board: vi.fn(),
  } as unknown as BoardProps['stage']

  async function opened() {
    const board = await loadBoard(await found())
    const place = render(PlaceTest, { board, stage, answers: {} as BoardProps['answers'], words, onerror })
    flushSync()
    return place
  }
  beforeEach(() => {
    view.turn(1)
    onerror.mockClear()
  })

  it('is opened by its mount, and follows the table', async () => {
    const { container } = await opened()
    expect(container.querySelector('p')?.textContent).toBe('Round 1')
    view.turn(2)
    flushSync()
    expect(container.querySelector('p')?.textContent).toBe('Round 2')
    expect(stage.board).toHaveBeenCalled()
  })

  it('is taken down with its place', async () => {
    const { container, rerender } = await opened()
    await rerender({ there: false })
    expect(container.querySelector('p')).toBeNull()
    view.turn(12)
    await tick()
    expect(onerror).not.toHaveBeenCalled()
  })

  it('gives way to what stands for a broken one', async () => {
    const { container } = await opened()
    view.turn(10)
    await tick()
    expect(onerror.mock.calls.map(([error]) => (error as Error).message)).toEqual(['no such round'])
    expect(container.querySelector('p')?.textContent).toBe('broken')
  })
})
