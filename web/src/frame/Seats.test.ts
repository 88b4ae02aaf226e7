import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { WOOD } from '../kit/world'
import { COMPANY } from '../lib/context'
import type { EventView, View } from '../lib/protocol'
import { parse } from '../lib/words'
import type { Stage } from '../stage/stage.svelte'
import Seats from './Seats.svelte'

const words = parse(
  'ru',
  `
seats = Игроки
seat-active = ходит
seat-bot = бот, { $level }
seat-substitute = подменяет бот
level-easy = лёгкий
time-left = Осталось { $seconds }
event-took = { $seat }: берёт карту
hidden-cards = карты
    .gen = карт
    .dat = картам
    .acc = карты
    .ins = картами
    .pre = картах
`,
).at(['Маша', 'Отто', 'Клара'])

const took: EventView = {
  kind: 'took',
  cites: '',
  seat: 1,
  values: { seat: 'p1' },
  cards: null,
  count: 0,
  cause: null,
  depth: 0,
  moment: false,
  changes: [],
}
const seat = (seat: number, name: string, bot: string | null) => ({
  seat,
  owner: bot ? null : 1,
  name,
  bot,
  substitute: false,
  connected: true,
})

describe('the seats', () => {
  afterEach(cleanup)

  const house = { world: WOOD, answers: [], load: () => Promise.reject(new Error('not here')), counters: () => [] }
  const at = (who: number, ...seats: ReturnType<typeof seat>[]) => {
    const table = {
      member: 1,
      streams: [{ seat: 0 }],
      clocks: null,
      now: 0,
      chat: [],
      room: { stage: 'playing', locked: false, members: [], takeover: false, seats },
    }
    const view = {
      seat: 0,
      waiting: [{ seat: who, must: true, given: false, deadline: -1 }],
      zones: [],
      table: {},
    } as unknown as View
    return [table, view] as const
  }
  const numbers = () =>
    screen
      .getAllByRole('listitem')
      .map((each) => [each.querySelector('.pawn')?.textContent, each.textContent?.includes('ходит')])

  it('keep their numbers, whoever moves and whoever sits in', () => {
    const stage = { lastOf: () => null } as unknown as Stage
    const shown = (who: number, ...seats: ReturnType<typeof seat>[]) => {
      cleanup()
      const [table, view] = at(who, ...seats)
      render(Seats, {
        props: { view, stage, onchoose: () => {}, board: house },
        context: new Map([[COMPANY, { words, table, seat: 0, rule: () => {} }]]),
      })
      return numbers()
    }
    expect(shown(1, seat(0, 'Маша', null), seat(1, 'Отто', 'easy'), seat(2, 'Клара', 'easy'))).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
    ])
    expect(
      shown(2, { ...seat(0, 'Маша', 'easy'), substitute: true }, seat(1, 'Пётр', null), seat(2, 'Клара', 'easy')),
    ).toEqual([
      ['1', false],
      ['2', false],
      ['3', true],
    ])
  })

  it('show a face, the level of a bot, whose move it is and what somebody did last', () => {
    const [table, view] = at(1, seat(0, 'Маша', null), seat(1, 'Отто', 'easy'), seat(2, 'Клара', 'easy'))
    const stage = {
      lastOf: (who: number) =>
        who > 0 ? { n: 0, at: 0, event: { ...took, seat: who, values: { seat: `p${who}` } } } : null,
    } as unknown as Stage
    render(Seats, {
      props: { view, stage, onchoose: () => {}, board: house },
      context: new Map([[COMPANY, { words, table, seat: 0, rule: () => {} }]]),
    })
    const [masha, otto, clara] = screen.getAllByRole('listitem')
    expect(masha!.querySelector('svg')).not.toBeNull()
    expect(otto!.querySelector('svg')).not.toBeNull()
    within(otto!).getByText('бот, лёгкий')
    within(otto!).getByText('ходит')
    within(clara!).getByText('берёт карту')
    expect(within(otto!).queryByText('берёт карту')).toBeNull()
    expect(within(masha!).queryByText('ходит')).toBeNull()
  })
})
