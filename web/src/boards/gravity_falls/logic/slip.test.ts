import { describe, expect, test } from 'vitest'
import { toldOf } from '../../../lib/told.fixture'
import { parse } from '../../../lib/words'
import board from '../ru.ftl?raw'
import { causes, ifLines, planLines } from './slip'
import type { Game } from '../view'

const words = parse('ru', `${board}\nname-gideon_bot = Гидеон-Бот\n`)
const plan = {
  support: 2,
  support_most: 3,
  distrust: 2,
  distrust_most: 2,
  dice: 5,
  dice_most: 6,
  overflow: 0,
  overflow_most: 0,
  curse: 60,
  curse_most: 67,
}
const alarm = (by: string, amount: number) => toldOf<Game>('alarm', { seat: -1, values: { by, amount } })

describe('a plan in words', () => {
  test('says the dice with what they are made of, what they are for, and the odds of a curse', () => {
    expect(planLines({ words }, plan, 3).map(({ text }) => text)).toEqual([
      '5–6 кубиков = 3 + поддержка 2–3',
      'недоверия 2, успехов ≈ 3',
      'проклятие — 60–67 %',
    ])
  })

  test('of a fight says what is needed and the chance', () => {
    const lines = planLines(
      { words },
      { ...plan, opponent: 'gideon_bot', need: 3, need_most: 3, win: 50, win_most: 66 },
      3,
    )
    expect(lines[1]).toEqual({ sign: 'monster', text: 'Гидеон-Бот: нужно 3, шанс 50–66 %', brief: '3 · 50–66 %' })
  })

  test('with too many dice says how many curses that brings', () => {
    expect(planLines({ words }, { ...plan, overflow_most: 2 }, 3).at(-1)?.text).toBe(
      'лишних кубиков до 2: по проклятию за каждый',
    )
  })
})

describe('what would follow', () => {
  test('is told with its odds', () => {
    expect(ifLines(words, { target: 'arcade', 'alarm:1': 79, 'alarm:3': 21, event: 23 })).toEqual([
      { sign: 'alarm', text: 'тревога за ход +1: 79\u00a0%, +3: 21\u00a0%', brief: '+1: 79\u00a0%' },
      { sign: 'none', text: 'событие — 23 %' },
    ])
  })

  test('is silent until it is known', () => {
    expect(ifLines(words, undefined)).toEqual([])
  })
})

test('at the end it is added up who raised the alarm', () => {
  expect(causes([alarm('gremloblin', 2), alarm('ev_discard', 1), alarm('gremloblin', 4)])).toEqual([
    ['gremloblin', 6],
    ['ev_discard', 1],
  ])
})
