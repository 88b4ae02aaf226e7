import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { COMPANY } from '../../lib/context'
import type { ResultView, View } from '../../lib/protocol'
import type { Told } from '../../lib/table.svelte'
import { parse } from '../../lib/words'
import ru from '../../text/ru.ftl?raw'
import type { Rematch } from '../../lib/rematch.svelte'
import EndPage from './EndPage.svelte'

const words = parse(
  'ru',
  `${ru}
and = и
ending-done = Всё.
event-done = Готово
score-cards = Карты
tie-trophies = Трофеи
tie-hand = Карты в руке
`,
).at(['Аня', 'Боря', 'Витя'])

function ended(change: Partial<ResultView>, events: readonly Told[] = [], seat: number | null = null) {
  const result: ResultView = {
    winners: [],
    scores: [0, 0, 0].map((total) => ({ total, parts: {} })),
    why: 'done',
    rule: 'X-1',
    ties: [],
    ...change,
  }
  const table = { id: 't', room: null, member: 1, watching: '', record: () => Promise.resolve(null) }
  const context = new Map([[COMPANY, { words, table, seat: 0, rule: vi.fn() }]])
  const view = { seat, result } as View
  const stream = { audience: 'p0', seat, n: 0, view, before: null, events: [...events], steps: [] }
  const rematch = { people: [], next: null, caller: null, mayAsk: true } as unknown as Rematch
  render(EndPage, { props: { view, result, stream, game: 'none', board: null, rematch }, context })
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const scores = (...totals: number[]) => totals.map((total) => ({ total, parts: { cards: total } }))

describe('the end', () => {
  afterEach(cleanup)

  it('names the winner above the scores', () => {
    ended({ winners: [1], scores: scores(7, 9, 1) })
    expect(title()).toBe('Победа: Боря')
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Боря', 'Аня', 'Витя'])
    expect(screen.queryByText('При равенстве сравнивали')).toBeNull()
  })

  it('says to whoever has won that they have', () => {
    ended({ winners: [1], scores: scores(7, 9, 1) }, [], 1)
    expect(title()).toBe('Вы победили!')
    cleanup()
    ended({ winners: [0, 1], scores: scores(9, 9, 1) }, [], 1)
    expect(title()).toBe('Общая победа: вы и Аня')
    cleanup()
    ended({ winners: [0], scores: scores(9, 1, 1) }, [], 1)
    expect(title()).toBe('Победа: Аня')
  })

  it('adds up: a total stands only where the parts make it', () => {
    ended({ winners: [0], scores: scores(7, 9, 1) })
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Игрок', 'Карты', 'Всего'])
    cleanup()
    ended({ winners: [0], scores: [1, 2, 2].map((cards) => ({ total: -cards, parts: { cards } })) })
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Игрок', 'Карты'])
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Аня', 'Боря', 'Витя'])
  })

  it('leads to the decisive moment, the last one before the end itself', () => {
    const told = (n: number, moment: boolean): Told => ({
      n,
      at: 0,
      event: {
        kind: 'done',
        cites: '',
        seat: 0,
        values: {},
        cards: null,
        count: 0,
        cause: null,
        depth: 0,
        moment,
        changes: [],
      },
    })
    ended({ winners: [0] }, [told(0, true), told(1, true), told(2, false), told(3, true)])
    expect(screen.getByRole('link', { name: 'Переиграть с решающего момента' }).getAttribute('href')).toBe(
      '#/replay/t?end=2',
    )
    cleanup()
    ended({ winners: [0] }, [told(0, false), told(1, true)])
    expect(screen.queryByRole('link', { name: 'Переиграть с решающего момента' })).toBeNull()
  })

  it('says what broke a tie, with everybody who was level and the rule', () => {
    ended({
      winners: [2],
      scores: scores(46, 12, 46),
      ties: [{ by: 'trophies', rule: 'X-2', values: { p0: 1, p2: 3 } }],
    })
    const list = screen.getByRole('list', { name: 'При равенстве сравнивали' })
    expect(list.textContent?.replace(/\s+/g, ' ').trim()).toBe('Трофеи Аня: 1Витя: 3 X-2')
    expect(screen.getByRole('button', { name: 'правило X-2' })).toBeTruthy()
    expect(screen.queryByText(/победа общая/)).toBeNull()
  })

  it('shares the victory of who stays level', () => {
    ended({
      winners: [0, 2],
      scores: scores(46, 12, 46),
      ties: [
        { by: 'trophies', rule: 'X-2', values: { p0: 3, p2: 3 } },
        { by: 'hand', rule: 'X-3', values: { p0: 5, p2: 5 } },
      ],
    })
    expect(title()).toBe('Общая победа: Аня и Витя')
    const ties = screen.getByRole('list', { name: 'При равенстве сравнивали' })
    expect(within(ties).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Равны во всём: победа общая.')).toBeTruthy()
  })

  it.each([
    [[0, 1, 2], 'Команда победила'],
    [[], 'Команда проиграла'],
  ])('of a team has no scores', (winners, line) => {
    ended({ winners })
    expect(title()).toBe(line)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('may have no winner although there are scores', () => {
    ended({ scores: scores(0, 4, 1) })
    expect(title()).toBe('Победителей нет')
    expect(screen.getByRole('table')).toBeTruthy()
  })
})
