import { render } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { coverOf } from '../boards'
import Cover from './Cover.svelte'

it('shows what a board has drawn for the box; a game without it has a blank lid', () => {
  expect(coverOf('boo')).not.toBeNull()
  const drawn = (game: string) => render(Cover, { game }).container.querySelector('svg')!.children.length
  expect(drawn('boo')).toBeGreaterThan(5)
  expect(drawn('chess')).toBe(1)
})
