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

function status(said: Intends | null): string {
  const table = {
    member: 1,
    streams: [],
    clocks: null,
    now: 0,
    held: {},
    connection: 'open',
    intention: said,
    room: null,
  }
  render(StatusBar, { props: { view }, context: new Map([[COMPANY, { words, table, seat: 0, rule: () => {} }]]) })
  return screen.getByRole('status').textContent
}

describe('the status', () => {
  afterEach(cleanup)

  it('tells for whom the table waits', () => expect(status(null)).toContain('Ходит Отто'))
  it('tells what a team-mate is about to do', () =>
    expect(status(intention('7'))).toContain('Отто: «Верну карты на руку.»'))
  it('forgets what was said before another move', () => expect(status(intention('6'))).toContain('Ходит Отто'))
})
