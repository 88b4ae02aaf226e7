import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import { parse } from '../lib/words'
import CardName from './CardName.svelte'
import Countdown from './Countdown.svelte'
import Token from './Token.svelte'

test('a card that a sentence names is a word of it, no box that a line tears from the marks around it', () => {
  const words = parse('en', 'name-gun = Portal Gun\ntext-gun = Bang.')
  render(CardName, { id: 'gun', words, said: 'Portal Guns' })
  expect(screen.getByRole('button', { name: 'Portal Guns' }).tagName).toBe('SPAN')
})

test('a token has a shape and a mark; the place of one has none', () => {
  const mark = createRawSnippet(() => ({ render: () => '<path class="mark" d="M0 0" />' }))
  expect(render(Token, { mark }).container.querySelector('.mark')).not.toBeNull()
  expect(render(Token, { mark, off: true }).container.querySelector('.mark')).toBeNull()
  const paths = (['hexagon', 'disc', 'octagon'] as const).map((shape) =>
    render(Token, { shape }).container.querySelector('.body')?.getAttribute('d'),
  )
  expect(new Set(paths).size).toBe(3)
})

test('a countdown tells the seconds that are left, never less than none', () => {
  render(Countdown, { until: 4200, now: () => 1000, label: 'Seconds left' })
  expect(screen.getByRole('timer', { name: 'Seconds left: 4' })).toBeTruthy()
  render(Countdown, { until: 500, now: () => 1000, label: 'Over' })
  expect(screen.getByRole('timer', { name: 'Over: 0' })).toBeTruthy()
})
