import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import Arrow from '../pieces/Arrow.svelte'
import Card from '../pieces/Card.svelte'
import Speech from '../pieces/Speech.svelte'
import Stack from '../pieces/Stack.svelte'

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

describe('a stack', () => {
  test('says how many cards there are', () => {
    render(Stack, { name: 'Deck', count: 7 })
    expect(screen.getByRole('img', { name: 'Deck: 7' })).toBeTruthy()
  })
  test('opens where everybody may look, unless it is empty', () => {
    const onopen = vi.fn()
    render(Stack, { name: 'Discard', count: 2, onopen })
    screen.getByRole('button', { name: 'Discard: 2' }).click()
    expect(onopen).toHaveBeenCalledOnce()
    render(Stack, { name: 'Destroyed', count: 0, onopen })
    expect(screen.queryByRole('button', { name: 'Destroyed: 0' })).toBeNull()
  })
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
