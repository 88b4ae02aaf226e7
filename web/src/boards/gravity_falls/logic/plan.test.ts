import { describe, expect, test } from 'vitest'
import { parse } from '../../../lib/words'
import board from '../ru.ftl?raw'
import { heardLines, ifLines, planLines } from './plan'

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

  test('with more support than dice may be rolled says where it ends', () => {
    const capped = { ...plan, support: 5, support_most: 5, dice: 7, dice_most: 7, overflow: 1, overflow_most: 1 }
    expect(planLines({ words }, capped, 3)[0]?.text).toBe('7 кубиков: 3 + поддержка 5, но не больше 7')
  })

  test('with too many dice says how many curses that brings', () => {
    expect(planLines({ words }, { ...plan, overflow_most: 2 }, 3).at(-1)?.text).toBe(
      'лишних кубиков до 2: по проклятию за каждый',
    )
  })
})

describe('rumours in words', () => {
  const heard = { dice: 4, dice_before: 2, overflow: 0, curse: 53, curse_before: 31 }

  test('say the dice and the chance as they are and as they will be', () => {
    const fight = { ...heard, need: 3, need_before: 2, win: 31, win_before: 25, distrust: 3, distrust_before: 2 }
    expect(heardLines({ words }, fight, 'gideon_bot').map(({ text }) => text)).toEqual([
      'кубиков 2 → 4',
      'Гидеон-Бот: нужно 2 → 3, шанс 25 → 31 %',
      'проклятие — 31 → 53 %',
    ])
  })

  test('without a monster say how much distrust there is to turn', () => {
    const calm = { ...heard, distrust: 1, distrust_before: 0 }
    expect(heardLines({ words }, calm, '')[1]).toEqual({
      sign: 'distrust',
      text: 'недоверия 0 → 1, успехов ≈ 2',
      brief: '0 → 1',
    })
  })

  test('are silent until the server has said', () => {
    expect(heardLines({ words }, {}, '')).toEqual([])
  })
})

describe('what would follow', () => {
  test('is told with its odds', () => {
    expect(ifLines(words, { target: 'arcade', 'alarm:1': 79, 'alarm:3': 21, event: 23 })).toEqual([
      { sign: 'alarm', text: 'тревога за ход +1: 79\u00a0%, +3: 21\u00a0%', brief: '+1: 79\u00a0%' },
      { sign: 'none', text: 'событие — 23 %', extra: true },
    ])
  })

  test('is silent until it is known', () => {
    expect(ifLines(words, undefined)).toEqual([])
  })
})
