import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { describe, expect, test } from 'vitest'
import Die from './Die.svelte'

const drawn = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

describe('a die', () => {
  test('shows its face and says it', () => {
    render(Die, { size: 40, label: 'success', children: drawn('face') })
    expect(screen.getByRole('img', { name: 'success' }).textContent).toContain('face')
  })
  test('without a name is a picture for the eyes only', () => {
    const { container } = render(Die, { size: 40, children: drawn('face') })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
