// A seat for tests of answers: what it is asked, and what it has sent.
import type { Answers, Asking } from './answers.svelte'
import type { AskView, View } from './protocol'
import { parse } from './words'

export const words = parse(
  'ru',
  `
option-play = { $a }
option-end = Закончить
option-buy = Купить
name-ace = Туз
name-king = Король
name-up = Вверх
name-left = Налево
name-right = Направо
why-poor = Не хватает.
`,
)

export class TestSeat implements Asking {
  view = $state.raw<View>() as View
  live = $state(true)
  readonly sent: [number, string][] = []
  readonly words = words
  readonly kinds = ['move']
  readonly table: Asking['table'] = {
    connection: 'open',
    held: {},
    hint: null,
    answer: (seat: number, key: string) => {
      this.sent.push([seat, key])
      return Promise.resolve({ fault: null })
    },
  }
  answers: Answers | null = null

  constructor(asks: AskView[]) {
    this.ask('1', asks)
  }

  ask(number: string, asks: AskView[]): void {
    this.view = {
      game: 'x',
      seat: 0,
      players: 1,
      number,
      phase: '',
      now: 0,
      bots: [],
      asks,
      waiting: [],
      zones: [],
      table: {},
      result: null,
      can_undo: false,
    }
  }
}

export const seated = (asks: AskView[]): TestSeat => new TestSeat(asks)
