import { cleanup, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import Pawn from '../pieces/Pawn.svelte'
import Track from '../pieces/Track.svelte'

afterEach(cleanup)
const drawn = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

test('a pawn bears its seat as people count', () => {
  const { container } = render(Pawn, { seat: 2, x: 0, y: 0, size: 40, colour: 'red', children: drawn('emblem') })
  expect(container.querySelector('text')?.textContent).toBe('3')
})

test('the number of a small pawn can be read', () => {
  const { container } = render(Pawn, { seat: 0, x: 0, y: 0, size: 20, colour: 'red', children: drawn('emblem') })
  expect(Number(container.querySelector('text')?.getAttribute('font-size'))).toBe(11)
})

describe('a track', () => {
  const props = {
    spaces: 6,
    level: 2,
    sure: 1,
    possible: 3,
    marks: [{ space: 4, label: 'a curse for everybody' }],
    label: 'Alarm 2 of 6',
    mark: drawn('mark'),
    marker: drawn('marker'),
  }

  test('fills what is passed and hatches what may follow', () => {
    const { container } = render(Track, props)
    const spaces = [...container.querySelectorAll('.space')].map((space) =>
      ['passed', 'sure', 'possible'].filter((name) => space.classList.contains(name)).join(' '),
    )
    expect(spaces).toEqual(['passed', 'passed', 'sure possible', 'possible', 'possible', ''])
    expect(container.querySelectorAll('.marker')).toHaveLength(1)
  })

  test('is read as a whole, and so are its marks', () => {
    render(Track, props)
    expect(screen.getByRole('group', { name: 'Alarm 2 of 6' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'a curse for everybody' }).getAttribute('tabindex')).toBe('0')
  })
})
