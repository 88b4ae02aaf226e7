import { afterEach, describe, expect, it, vi } from 'vitest'
import { lidOf, sceneOf } from '.'
import { bring, definitionOf, learn } from './brought.svelte'
import type { GameInfo } from '../lib/protocol'

const SOURCE = `
export const answers = ['turn']
export const beats = { lifted: 2000 }
export const world = { deep: '#123456' }
export const counters = (view) => [{ value: view.players, label: 'dice-left' }]
export function mount() {}
`
const address = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`
const info = (id: string, board: string, pictures = {}) => ({ id, board, pictures }) as unknown as GameInfo

describe('a board that a game brings with it', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is known once its module has come', async () => {
    learn([info('dice', address(SOURCE), { cover: 'boards/dice/cover.svg', 'lid-en': 'boards/dice/lid-en.svg' })])
    expect(definitionOf('dice')).toBeNull()
    await bring('dice')
    const board = definitionOf('dice')
    expect(board?.answers).toEqual(['turn'])
    expect(board?.world.deep).toBe('#123456')
    expect(board?.counters?.({ players: 3 } as never, 0)).toEqual([{ icon: '', value: 3, label: 'dice-left' }])
    const loaded = await board?.load()
    expect(loaded?.staging?.beats).toEqual({ lifted: 2000 })
    expect(loaded?.mount).toBeTypeOf('function')
  })

  it('gives the shelf its pictures', () => {
    expect([lidOf('dice', 'en'), lidOf('dice', 'ru'), sceneOf('dice')]).toEqual([
      'boards/dice/lid-en.svg',
      null,
      'boards/dice/cover.svg',
    ])
  })

  it('leaves the plain table where it cannot be loaded', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    learn([info('torn', address('throw new Error("torn")')), info('empty', address('export const answers = []'))])
    await bring('torn')
    await bring('empty')
    expect([definitionOf('torn'), definitionOf('empty')]).toEqual([null, null])
    expect(warned).toHaveBeenCalledTimes(2)
  })
})
