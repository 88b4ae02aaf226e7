import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { COMPANY } from '../lib/context'
import { prefs } from '../lib/prefs.svelte'
import type { AskView } from '../lib/protocol'
import { parse } from '../lib/words'
import AskPanel from './AskPanel.svelte'

const words = parse(
  'ru',
  `
ask-move = Куда?
answer-choose = Ответы
answer-confirm = Подтвердить
answer-not-now = Сейчас нельзя
answer-why-not = Почему нельзя остальное?
answer-open = Ваш ответ
group-exactly = ровно { $count }
group-bounds = от { $least } до { $most }
cancel = Отмена
rule-link = правило { $rule }
name-left = налево
option-bid = { $a } × { $b }
answer-back = Назад
name-right = направо
name-back = назад
why-wall = Там стена: идите в обход.
why-late = Поздно.
answer-unused = Не использовано: { $unused }.
name-a1 = a1
name-a2 = a2
name-a3 = a3
name-a4 = a4
name-a5 = a5
`,
)

const asked = (change: Partial<AskView> = {}): AskView => ({
  kind: 'move',
  cites: 'X-1',
  seat: 0,
  must: true,
  guarded: false,
  options: ['left', 'right'],
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
  ...change,
})

describe('a question', () => {
  const answer = vi.fn(() => Promise.resolve({ fault: null }))
  const seat = (ask: AskView) => {
    const table = { connection: 'open', hint: null, answer, send: vi.fn() }
    return render(AskPanel, { props: { ask }, context: new Map([[COMPANY, { words, table, seat: 0, rule: vi.fn() }]]) })
  }
  beforeEach(() => {
    vi.useFakeTimers()
    answer.mockClear()
  })
  afterEach(() => {
    cleanup()
    prefs.set({ confirm: false, auto: false })
    vi.useRealTimers()
  })

  it('is answered by one click', async () => {
    seat(asked())
    await fireEvent.click(screen.getByRole('button', { name: 'налево' }))
    expect(answer).toHaveBeenCalledWith(0, 'left')
  })

  it('is answered in two steps where there are many answers of two parts', async () => {
    const options = [1, 2, 3, 4, 5].flatMap((count) => [1, 2, 3, 4, 5, 6].map((face) => `bid:${count}:${face}`))
    seat(asked({ options }))
    expect(screen.getAllByRole('button', { name: / …$/ })).toHaveLength(5)
    await fireEvent.click(screen.getByRole('button', { name: '4 …' }))
    await fireEvent.click(screen.getByRole('button', { name: '4 × 6' }))
    expect(answer).toHaveBeenCalledWith(0, 'bid:4:6')
  })

  it('waits for a second click of who likes to confirm', async () => {
    prefs.set({ confirm: true })
    seat(asked())
    await fireEvent.click(screen.getByRole('button', { name: 'налево' }))
    await fireEvent.click(screen.getByRole('button', { name: 'направо' }))
    expect(answer).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Подтвердить: направо' }))
    expect(answer).toHaveBeenCalledWith(0, 'right')
  })

  it('answers itself for who likes that, where only one answer is possible and it must be given', () => {
    prefs.set({ auto: true })
    seat(asked({ options: ['left'], must: false }))
    seat(asked())
    vi.advanceTimersByTime(5_000)
    expect(answer).not.toHaveBeenCalled()
    seat(asked({ options: ['left'] }))
    vi.advanceTimersByTime(5_000)
    expect(answer).toHaveBeenCalledExactlyOnceWith(0, 'left')
  })

  it('tells why something is no answer, on focus and on a tap, with the rule', async () => {
    seat(asked({ refused: { back: { reason: 'wall', rule: 'X-7' } } }))
    const barred = screen.getByRole('button', { name: 'назад' })
    expect(screen.queryByText(/Там стена/)).toBeNull()
    await fireEvent.focus(barred)
    expect(screen.getByText(/Там стена: идите в обход/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'правило X-7' })).toBeTruthy()
    await fireEvent.click(barred)
    expect(answer).not.toHaveBeenCalled()
  })

  it('tells once what is refused for one reason, however many are', async () => {
    const barred = Object.fromEntries(
      ['a1', 'a2', 'a3', 'a4', 'a5'].map((key) => [key, { reason: 'wall', rule: 'X-7' }]),
    )
    seat(asked({ refused: { ...barred, back: { reason: 'late', rule: 'X-8' } } }))
    await fireEvent.click(screen.getByText('Почему нельзя остальное?'))
    expect(screen.getAllByText(/Там стена/)).toHaveLength(1)
    expect(screen.getByText('a1, a2, a3, a4, a5')).toBeTruthy()
    expect(screen.getByText(/Поздно/)).toBeTruthy()
  })

  it('warns before something is left unused, and a second click sends it', async () => {
    seat(asked({ details: { left: { unused: 2 } } }))
    await fireEvent.click(screen.getByRole('button', { name: 'налево' }))
    expect(answer).not.toHaveBeenCalled()
    expect(screen.getByText('Не использовано: 2.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Подтвердить: налево' }))
    expect(answer).toHaveBeenCalledWith(0, 'left')
  })

  it('takes no empty written answer', async () => {
    seat(asked({ form: 'open', options: [] }))
    const confirm = screen.getByRole('button', { name: 'Подтвердить' })
    expect(confirm).toHaveProperty('disabled', true)
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' N E ' } })
    expect(confirm).toHaveProperty('disabled', false)
  })
})
