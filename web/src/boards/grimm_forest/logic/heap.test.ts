import { cleanup, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import Heap from '../pieces/Heap.svelte'
import { heaped } from './heap'

describe('a heap', () => {
  afterEach(cleanup)

  it('shows every thing while there are few', () => {
    expect(heaped({ straw: 2, wood: 1 }, 12)).toEqual([
      { thing: 'straw', count: 1 },
      { thing: 'straw', count: 1 },
      { thing: 'wood', count: 1 },
    ])
  })

  it('makes stacks of five of many', () => {
    expect(heaped({ straw: 13 }, 12).map((pile) => pile.count)).toEqual([5, 5, 1, 1, 1])
  })

  it('has a name', () => {
    const token = createRawSnippet((thing: () => string) => ({ render: () => `<i>${thing()}</i>` }))
    render(Heap, { things: { straw: 13 }, token, name: 'солома 13' })
    expect(screen.getByRole('img', { name: 'солома 13' }).textContent).toContain('×5')
  })
})
