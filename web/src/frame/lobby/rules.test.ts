import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import ru from '../../text/ru.ftl?raw'
import type { GameInfo, SettingInfo } from '../../lib/protocol'
import { Words } from '../../lib/words'
import { inForce } from './rules'
import { gathering } from './table.fixture'

const GAME = `
setting-first = Первый игрок
setting-first-p0 = игрок 1
setting-advanced = Усложнённый вариант
setting-lens = Линза цвета
setting-monsters = Монстры
setting-monsters-a = Ан
setting-monsters-b = Бо
setting-monsters-c = Во
setting-monsters-d = Га
preset-friends = Для друзей
`
const bundle = new FluentBundle('ru', { useIsolating: false })
bundle.addResource(new FluentResource(ru))
bundle.addResource(new FluentResource(GAME))
const words = new Words('ru', bundle)

const setting = (name: string, standard: SettingInfo['default'], values: SettingInfo['values'] = []): SettingInfo => ({
  name,
  cites: '',
  values,
  default: standard,
  many: Array.isArray(standard),
})
const game = (given: Partial<GameInfo> = {}): GameInfo =>
  ({
    settings: [
      setting('first', 'random', ['random', 'p0']),
      setting('advanced', false),
      setting('lens', true),
      setting('monsters', [], ['a', 'b', 'c', 'd']),
    ],
    presets: {},
    ...given,
  }) as GameInfo
const sentence = (room: Parameters<typeof gathering>[0], info = game()) => inForce(info, gathering(room), words)

describe('the rules in force', () => {
  it('are as in the box if nothing differs', () => {
    expect(sentence({})).toEqual({ sentence: '2 места, без часов, с подсказками', boxed: true })
  })
  it('name every setting that differs, and no other', () => {
    const { sentence: said, boxed } = sentence({ settings: { first: 'p0', advanced: true, lens: false }, hints: false })
    expect(said).toBe(
      '2 места, без часов, без подсказок, первый игрок: игрок 1, усложнённый вариант, без правила «линза цвета»',
    )
    expect(boxed).toBe(false)
  })
  it('cut a long list', () => {
    expect(sentence({ settings: { monsters: ['a', 'b', 'c', 'd'] } }).sentence).toContain('монстры: Ан; Бо; Во и ещё 1')
  })
  it('call a preset by its name', () => {
    const info = game({ presets: { untimed: {}, friends: { first: 'p0' } } })
    expect(sentence({ settings: { first: 'p0' } }, info).sentence).toBe('2 места, с подсказками, набор «Для друзей»')
  })
  it('say how long one may think', () => {
    expect(sentence({ clock: { move: 60, bank: 300 } }).sentence).toContain('60 с на ход и 5 мин запаса')
    expect(sentence({ clock: { move: 86_400 } }).sentence).toContain('1 день на ход')
  })
})
