import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { COMPANY } from '../lib/context'
import type { Intends, View } from '../lib/protocol'
import { parse } from '../lib/words'
import StatusBar from './StatusBar.svelte'

const words = parse(
  'ru',
  `
app-title = Игротека
status-moves = Ходит { $name }
status-intends = { $name }: «{ $says }»
status-may = Можно
status-your-turn = Ваш ход
rule-link = Правило { $rule }
way = Выберите путь.
intention-rest = Верну карты на руку.
hidden-cards = карты
    .gen = карт
    .dat = картам
    .acc = карты
    .ins = картами
    .pre = картах
`,
).at(['Маша', 'Отто'])
const view = {
  number: '7',
  seat: 0,
  asks: [],
  result: null,
  waiting: [{ seat: 1, kind: 'play', must: true, given: false, deadline: -1 }],
} as unknown as View
const intention = (number: string): Intends => ({ type: 'intends', seat: 1, number, reason: 'rest', values: {} })

const table = (said: Intends | null) => ({
  member: 1,
  streams: [],
  clocks: null,
  now: 0,
  held: {},
  connection: 'open',
  intention: said,
  room: null,
})
function status(said: Intends | null): string {
  render(StatusBar, {
    props: { view },
    context: new Map([[COMPANY, { words, table: table(said), seat: 0, rule: () => {} }]]),
  })
  return screen.getByRole('status').textContent
}

describe('the status', () => {
  afterEach(cleanup)

  it('asks as the board does while an answer is half given, and reads no number of a rule aloud', () => {
    const ask = {
      kind: 'play',
      seat: 0,
      must: true,
      given: null,
      cites: 'X-17',
      options: ['a'],
      subject: {},
      cause: null,
    }
    const company = { words, table: table(null), seat: 0, rule: () => {} }
    const props = { view: { ...view, asks: [ask] } as unknown as View, prompt: 'way' }
    render(StatusBar, { props, context: new Map([[COMPANY, company]]) })
    expect(screen.getByRole('status').textContent).toContain('Выберите путь.')
    expect(screen.getByRole('status').textContent).not.toContain('X-17')
    expect(screen.getByRole('button').textContent).toBe('X-17')
  })

  it('tells for whom the table waits', () => expect(status(null)).toContain('Ходит Отто'))
  it('tells what a team-mate is about to do', () =>
    expect(status(intention('7'))).toContain('Отто: «Верну карты на руку.»'))
  it('forgets what was said before another move', () => expect(status(intention('6'))).toContain('Ходит Отто'))
})
