import { beforeEach, describe, expect, it } from 'vitest'
import type { GameInfo } from '../lib/protocol'
import { againstBots, keepLevel, levelOf, levelsOf, practice } from './quick'

const box = {
  id: 'tag',
  least: 2,
  most: 6,
  presets: {},
  levels: ['random', 'easy', 'normal', 'hard'],
} as unknown as GameInfo
const kind = { ...box, presets: { friends: {}, newcomer: { pause: 'until_ready' }, practice: { practice: true } } }

beforeEach(() => localStorage.clear())

describe('one press on a box', () => {
  it('takes bots as strong as they were last time', () => {
    expect(levelsOf(box)).toEqual(['easy', 'normal', 'hard'])
    expect([levelOf(box), levelOf(kind)]).toEqual(['normal', 'easy'])
    keepLevel(box, 'hard')
    expect(againstBots(box)).toEqual({ players: 3, bots: 'hard' })
    expect(againstBots(kind, 'normal')).toEqual({ players: 3, bots: 'normal' })
  })
  it('lays a table with two opponents, within what the game allows', () => {
    expect(againstBots(box)).toEqual({ players: 3, bots: 'normal' })
    expect(againstBots({ ...box, most: 2 }).players).toBe(2)
    expect(againstBots({ ...box, least: 4 }).players).toBe(4)
  })
  it('is kind to newcomers where the game says how', () => {
    expect(againstBots(kind)).toEqual({ players: 3, bots: 'easy', settings: { pause: 'until_ready' } })
  })
  it('leaves to chance what practice leaves to it', () => {
    const drawing = { ...kind, presets: { ...kind.presets, practice: { practice: true, draw_number: true } } }
    expect(againstBots(drawing).settings).toEqual({ pause: 'until_ready', draw_number: true })
  })
  it('practises alone', () => {
    expect(practice(kind)).toEqual({ players: 2, bots: 'easy', settings: { practice: true }, substitutes: false })
  })
})
