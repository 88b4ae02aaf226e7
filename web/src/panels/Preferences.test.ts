import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { prefs } from '../lib/prefs.svelte'
import { parse } from '../lib/words'
import ru from '../text/ru.ftl?raw'
import Preferences from './Preferences.svelte'

afterEach(() => {
  cleanup()
  prefs.set({ letters: false })
})

it('shows of each shortcut what is written on the key', () => {
  prefs.set({ letters: true })
  const words = parse('ru', `${ru}\nend = Закончить ход\nplain = Сыграть простые\nbooks = Книги`)
  render(Preferences, { props: { words, letters: { Period: 'end', Digit0: 'plain', KeyB: 'books' } } })
  expect(screen.getAllByRole('term').map((key) => key.textContent)).toEqual(['P', '.', '0', 'B'])
})
