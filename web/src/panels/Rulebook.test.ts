import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefs } from '../lib/prefs.svelte'
import { pageWords, parse } from '../lib/words'
import Rulebook from './Rulebook.svelte'

const rule = (id: string, section: string, ru: string) => ({
  id,
  section: { ru: section, en: section },
  kind: 'must',
  ru,
  en: ru,
})
const book = {
  game: 'market',
  title: { ru: '', en: '' },
  players: { min: 2, max: 4 },
  rules: [
    rule('X-1', 'Ход', 'Берут карту.'),
    rule('X-2', 'Конец', 'Все равны.'),
    rule('X-3', 'Ход', 'Сбрасывают карту.'),
  ],
}

describe('the rulebook', () => {
  /** What the server answers to a search; an answer can be kept back. */
  const answers = new Map<string, Promise<string[]> | string[]>()
  beforeEach(() => {
    vi.useFakeTimers()
    prefs.set({ lang: 'ru' })
    vi.stubGlobal(
      'fetch',
      vi.fn(async (address: string) => {
        const words = new URL(address, 'http://here/').searchParams.get('words')
        const found = words === null ? book : await answers.get(words)
        return {
          ok: found !== undefined,
          json: () => Promise.resolve(found ?? { code: 'too_fast', text: '', reason: '', rule: '' }),
        }
      }),
    )
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const shown = () => [...screen.getByRole('region').querySelectorAll('p b')].map((id) => id.textContent)
  const settle = () => vi.advanceTimersByTimeAsync(1_000)
  const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } })
  const opened = async () => {
    render(Rulebook, { game: 'market', words: pageWords('ru'), open: '' })
    await settle()
  }

  it('opens with the game in five minutes, the goal first, at the table; a search leaves it out', async () => {
    const texts =
      'intro = A castle.\nintro-1 = Look.\n    .title = A turn\nintro-2 = Five visitors win.\n    .title = Winning\n    .goal = yes\nintro-tip = Practise.'
    const words = parse(
      'ru',
      `${texts}\ngame-intro = За пять минут\ngame-tip = Совет\nrules = Правила\nrules-search = Поиск`,
    )
    render(Rulebook, { props: { game: 'market', words, open: '', intro: true } })
    await settle()
    const book = screen.getByRole('region', { name: 'Правила' })
    expect(book.querySelector('h3')?.textContent).toBe('За пять минут')
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Winning. Five visitors win.',
      'A turn. Look.',
    ])
    answers.set('карту', ['X-1'])
    await type('карту')
    await settle()
    expect(book.querySelector('h3')?.textContent).toBe('Ход')
  })

  it('stands in its own order until something is looked for', async () => {
    await opened()
    expect(shown()).toEqual(['X-1', 'X-3', 'X-2'])
  })

  it('shows what the server finds, the best first, and all again when the field is empty', async () => {
    answers.set('ничья', ['X-2', 'X-3'])
    await opened()
    await type('ничья')
    await settle()
    expect(shown()).toEqual(['X-2', 'X-3'])
    await type('')
    await settle()
    expect(shown()).toHaveLength(3)
  })

  it('says that nothing was found', async () => {
    answers.set('абракадабра', [])
    await opened()
    await type('абракадабра')
    await settle()
    expect(screen.getByText('Ничего не нашлось.')).toBeTruthy()
  })

  it('says why a search failed, and keeps what was found before', async () => {
    await opened()
    await type('слишком часто')
    await settle()
    expect(screen.getByRole('alert').textContent).toBe('Слишком часто. Подождите немного.')
    expect(shown()).toHaveLength(3)
  })

  it('asks once for a word that is typed quickly, and an answer that comes too late changes nothing', async () => {
    let late: (ids: string[]) => void = () => undefined
    answers.set('кар', new Promise((done) => (late = done)))
    answers.set('карту', ['X-3'])
    await opened()
    await type('ка')
    await type('кар')
    await settle()
    await type('карту')
    await settle()
    late(['X-1'])
    await settle()
    expect(shown()).toEqual(['X-3'])
    expect(vi.mocked(fetch)).toHaveBeenCalledTimes(3)
  })
})
