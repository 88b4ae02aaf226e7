import { describe, expect, it } from 'vitest'
import type { AskView } from '../../../lib/protocol'
import { keysAt, lightsOf, pickedWays, type Offers } from './lights'
import type { Game, QuestionKind, TableView } from '../view'

const table = {
  floor: { E3: 'stones', E4: 'grimoire', F4: 'scroll', G4: 'stones' },
  goblins: ['F4', 'G4'],
  rigor: 'E3',
} as Partial<TableView> as TableView

function ask(kind: QuestionKind, options: string[], more: Partial<AskView<Game>> = {}): AskView<Game> {
  return {
    kind,
    cites: '',
    seat: 0,
    must: true,
    guarded: false,
    options,
    refused: {},
    form: 'one',
    least: 1,
    most: 1,
    groups: [],
    given: null,
    deadline: -1,
    default: '',
    cause: null,
    subject: {},
    details: {},
    ...more,
  }
}

function offers(picked: string, ...asks: AskView<Game>[]): Offers {
  const of = (key: string) => asks.find((each) => each.options.includes(key))
  return { asks, picked, can: (key) => of(key) !== undefined, ask: of, details: (key) => of(key)?.details[key] ?? {} }
}

describe('the light', () => {
  it('falls on the cells of a step, with what awaits the goblin, and on its own cell to stop', () => {
    const second = ask('goblin_second', ['E4', 'G4', 'stop'], {
      subject: { origin: 'F4' },
      details: { E4: { does: 'free' }, G4: { does: 'shove', whom: 'p1' } },
    })
    expect([...lightsOf(table, offers('', second))].map(([cell, light]) => [cell, light.does])).toEqual([
      ['E4', 'free'],
      ['F4', 'stop'],
      ['G4', 'shove'],
    ])
  })

  it('falls on goblins where the answer is a player', () => {
    expect(lightsOf(table, offers('', ask('kick', ['p1']))).get('G4')?.does).toBe('kick')
    expect(lightsOf(table, offers('', ask('react', ['mirror_shield', 'blame:p1', 'pass']))).get('G4')?.does).toBe(
      'blame',
    )
  })

  it('leaves Rigor where he is', () => {
    expect(keysAt('E3', table, [])).toContain('stay')
  })

  const card = ask('before_card', ['goblin_scroll_stones'], {
    details: { goblin_scroll_stones: { E4: 'free', 'E4-E3': 'meeting', 'E4-G4': 'free', F4: 'free', 'F4-G4': 'free' } },
  })

  it('of a picked card falls on its first cells, and dimly on its second', () => {
    const lights = lightsOf(table, offers('goblin_scroll_stones', card))
    expect(lights.get('E4')).toEqual({ next: false, does: 'free', plan: ['goblin_scroll_stones', 'E4'] })
    expect(lights.get('E3')).toEqual({ next: true, does: 'meeting', plan: ['goblin_scroll_stones', 'E4', 'E3'] })
    expect(lights.get('G4')?.plan).toEqual([])
    expect(lightsOf(table, offers('', card)).size).toBe(0)
  })

  it('asks for the way where two lead to a cell', () => {
    const lights = lightsOf(table, offers('goblin_scroll_stones', card), 'G4')
    expect(lights.get('F4')?.plan).toEqual(['goblin_scroll_stones', 'F4', 'G4'])
    expect(lights.has('E3')).toBe(false)
  })

  it('is none for a book', () => {
    expect(pickedWays(offers('kick', ask('before_card', ['kick']))).card).toBe('kick')
    expect(lightsOf(table, offers('kick', ask('before_card', ['kick']))).size).toBe(0)
  })
})
