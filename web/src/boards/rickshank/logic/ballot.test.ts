import { expect, test } from 'vitest'
import { columnsOf, sharesOf, stakeKey, stakeOf } from './ballot'
import type { TableView } from '../view'

const vote = {
  stage: 'cards',
  order: ['p1', 'p2', 'p0'],
  turn: 'p1',
  passed: [],
  leaders: ['p1'],
  pays: [],
  one_more: {},
  touches: [],
  prize: [],
}
const table = {
  vote,
  vote_kind: 'auction',
  vote_choices: ['p0', 'p1', 'p2'],
  vote_stakes: [1, 2, 0],
  vote_tally: { p0: 2, p1: 4, p2: 1 },
} as unknown as TableView

test('an auction has a column for each bidder, in the order of the laps', () => {
  const columns = columnsOf(table, (seat) => (seat === 1 ? ['kickback'] : []))
  expect(columns.map((column) => [column.choice, column.total])).toEqual([
    ['p1', 4],
    ['p2', 1],
    ['p0', 2],
  ])
  expect(columns[0]?.blocks.map((block) => block.what)).toEqual(['own', 'token', 'token', 'card'])
})

test('a referendum adds up what its voters give', () => {
  const referendum: TableView = {
    ...table,
    vote_kind: 'referendum',
    vote_choices: ['in_favour', 'against', 'in_favour'],
    vote_tally: { in_favour: 3, against: 3 },
  }
  const [favour, against] = columnsOf(referendum, () => [])
  expect(favour?.blocks.map((block) => [block.seat, block.what])).toEqual([
    [0, 'own'],
    [0, 'token'],
    [2, 'own'],
  ])
  expect(against?.blocks).toHaveLength(3)
})

test('where there is little room, what a voter gives is together', () => {
  const [, , mine] = columnsOf({ ...table, vote_stakes: [3, 2, 0] }, () => ['kickback'])
  expect(sharesOf(mine?.blocks ?? [])).toEqual([{ seat: 0, tokens: 3, cards: ['kickback'] }])
})

test('nothing shows before the stakes do', () => {
  const sealed: TableView = { ...table, vote_choices: [], vote_stakes: [], vote_tally: {} }
  expect(columnsOf(sealed, () => []).flatMap((column) => column.blocks)).toEqual([])
})

test('choices that are turned over count before the tokens do', () => {
  const voted: TableView = {
    ...table,
    vote_kind: 'sanctions',
    vote_choices: ['p1', 'p1', 'p0'],
    vote_stakes: [],
    vote_tally: {},
  }
  expect(columnsOf(voted, () => []).map((column) => column.total)).toEqual([2, 0, 1])
})

test('a stake is a choice and tokens', () => {
  expect(stakeKey('auction', '', 2)).toBe('bid:2')
  expect(stakeKey('referendum', 'vote_for', 1)).toBe('vote_for:1')
  expect(stakeKey('sanctions', 'p3', 0)).toBe('point:p3:0')
  expect(stakeKey('sanctions', '', 0)).toBe('')
  expect(stakeOf('point:p3:2')).toEqual({ choice: 'p3', tokens: 2 })
  expect(stakeOf('bid:2')).toEqual({ choice: '', tokens: 2 })
})
