import { describe, expect, it } from 'vitest'
import type { View } from '../lib/protocol'
import { parse } from '../lib/words'
import { arranged, gridded, hyphenated, isRows, moved } from './arrange'

const words = parse(
  'ru',
  `
player = Игрок { $number }
field-turn = Ход
field-vote = Голосование
field-goblins = Гоблины
    .seats = yes
field-desk = Стол
field-dice = Кости
    .seats = yes
    .hidden = под стаканом
field-floor = Пол
field-heroes = Герои
field-at = Где
field-towns = Города
field-support = Поддержка
field-roads = Дороги
`,
)

const floor = Object.fromEntries(
  'ABCD'.split('').flatMap((column) => [1, 2, 3].map((row) => [`${column}${row}`, 'potion'])),
)
const zone = (name: string, count: number) => ({
  name,
  ordered: false,
  open: true,
  cards: Array.from({ length: count }, () => ({ key: null, back: '' })),
})
const view = {
  seat: 1,
  players: 2,
  zones: [zone('deck', 3), zone('hand:p0', 0), zone('hand:p1', 2)],
  table: {
    secret: 7,
    turn: 3,
    vote: null,
    goblins: ['B2', 'C3'],
    desk: ['A1', 'E9'],
    dice: [null, [3, 5]],
    floor,
    heroes: { p0: { at: 'mill' }, p1: { at: 'lake' } },
    towns: { mill: { support: 0, roads: ['lake'] }, lake: { support: 2, roads: [] } },
  },
} as unknown as View

describe('the plain table', () => {
  it('breaks long words after a syllable, and leaves short ones whole', () => {
    expect(hyphenated('магический шар').split('\u00AD')).toEqual(['ма', 'ги', 'че', 'ский шар'])
    expect(hyphenated('свиток, зелье')).toBe('свиток, зелье')
  })

  const found = arranged(view, words)

  it('shows rows of each seat, and that there is something hidden', () => {
    const dice = found.players.map(([seat, { facts }]) => [seat, facts.find(({ key }) => key === 'dice')?.value])
    expect(dice).toEqual([
      [1, [3, 5]],
      [0, null],
    ])
  })

  it('puts what is a player’s with the player, the viewer first', () => {
    expect(found.players.map(([seat]) => seat)).toEqual([1, 0])
    expect(found.players[0]![1].facts).toEqual([
      { key: 'goblins', value: 'C3' },
      { key: 'dice', value: [3, 5] },
      { key: 'at', value: 'lake' },
    ])
    expect(found.players[0]![1].zones.map((each) => each.name)).toEqual(['hand:p1'])
    expect(found.players[1]![1].empty.map((each) => each.name)).toEqual(['hand:p0'])
  })

  it('keeps back what has no words and what is empty', () => {
    expect(found.table.facts.map((fact) => fact.key)).toEqual(['turn', 'desk'])
    expect(found.table.zones.map((each) => each.name)).toEqual(['deck'])
  })

  it('gives maps and tables a place of their own', () => {
    expect(found.wide.map((fact) => fact.key)).toEqual(['towns', 'floor'])
    expect(isRows((view.table as Record<string, unknown>).heroes, words)).toBe(false)
  })

  it('draws a map with everybody and everything that is said to be in its cells', () => {
    const map = gridded(floor, view, words)
    expect(map.columns).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(map.rows.map(([row]) => row)).toEqual(['1', '2', '3', '9'])
    expect(map.rows[1]![1][1]).toEqual({ column: 'B', row: '2', id: 'potion', also: [{ id: 'p0', field: false }] })
    expect(map.rows[0]![1][0]!.also).toEqual([{ id: 'desk', field: true }])
    expect(map.rows[3]![1][4]).toEqual({ column: 'E', row: '9', id: '', also: [{ id: 'desk', field: true }] })
    expect(map.rows[3]![1][0]).toBeNull()
  })

  it('knows what the last move has changed', () => {
    const before = {
      ...view,
      zones: [zone('deck', 4), zone('hand:p0', 0), zone('hand:p1', 2)],
      table: { ...view.table, turn: 2, goblins: ['B2', 'C2'] },
    } as unknown as View
    expect([...moved(view, before, words)]).toEqual(['deck', 'p1/goblins', '/turn'])
    expect(moved(view, null, words).size).toBe(0)
  })
})
