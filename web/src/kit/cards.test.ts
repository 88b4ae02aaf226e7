import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import Arrow from './Arrow.svelte'
import { parse } from '../lib/words'
import Card from './Card.svelte'
import CardName from './CardName.svelte'
import Countdown from './Countdown.svelte'
import Pile from './Pile.svelte'
import Speech from './Speech.svelte'
import Token from './Token.svelte'

const drawn = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

describe('a card', () => {
  const face = {
    name: 'Portal Gun',
    type: 'Equipment',
    text: '+2 power.',
    price: '3',
    points: '1',
    source: 'from the rulebook',
    art: drawn('art'),
  }

  test('shows name, type, text, price and points, and is called by its name', () => {
    render(Card, face)
    const card = screen.getByRole('article', { name: 'Portal Gun' })
    for (const part of ['Equipment', '+2 power.', '3', '1']) expect(card.textContent).toContain(part)
  })
  test('says where it is known from only when it is read', () => {
    const { container } = render(Card, face)
    expect(container.textContent).not.toContain('from the rulebook')
    expect(render(Card, { ...face, size: 'reading' as const }).container.textContent).toContain('from the rulebook')
  })
  test('face down shows nothing of itself', () => {
    const { container } = render(Card, { ...face, hidden: true, label: 'a card' })
    expect(container.textContent).not.toContain('Portal Gun')
  })
})

test('a card that a sentence names is a word of it, no box that a line tears from the marks around it', () => {
  const words = parse('en', 'name-gun = Portal Gun\ntext-gun = Bang.')
  render(CardName, { id: 'gun', words, said: 'Portal Guns' })
  expect(screen.getByRole('button', { name: 'Portal Guns' }).tagName).toBe('SPAN')
})

describe('a pile', () => {
  test('says how many cards there are', () => {
    render(Pile, { name: 'Deck', count: 7 })
    expect(screen.getByRole('img', { name: 'Deck: 7' })).toBeTruthy()
  })
  test('opens where everybody may look, unless it is empty', () => {
    const onopen = vi.fn()
    render(Pile, { name: 'Discard', count: 2, onopen })
    screen.getByRole('button', { name: 'Discard: 2' }).click()
    expect(onopen).toHaveBeenCalledOnce()
    render(Pile, { name: 'Destroyed', count: 0, onopen })
    expect(screen.queryByRole('button', { name: 'Destroyed: 0' })).toBeNull()
  })
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

test('speech says what somebody does, in its tone', () => {
  render(Speech, { text: 'Bot 2 → you: Freeze Gun', tone: 'bad' as const })
  expect(screen.getByTitle('Bot 2 → you: Freeze Gun').className).toContain('bad')
})

test('an arrow leads to every target', () => {
  const [from, one, two] = [document.createElement('i'), document.createElement('i'), document.createElement('i')]
  const { container } = render(Arrow, { from, to: [one, two] })
  expect(container.querySelectorAll('.way')).toHaveLength(2)
})

test('a countdown tells the seconds that are left, never less than none', () => {
  render(Countdown, { until: 4200, now: () => 1000, label: 'Seconds left' })
  expect(screen.getByRole('timer', { name: 'Seconds left: 4' })).toBeTruthy()
  render(Countdown, { until: 500, now: () => 1000, label: 'Over' })
  expect(screen.getByRole('timer', { name: 'Over: 0' })).toBeTruthy()
})
