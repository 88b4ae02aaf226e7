import { expect, test } from 'vitest'
import { breakable } from './breakable'

test('long Russian words may break between syllables', () => {
  expect(breakable('Мозгоанализатор 9000').replaceAll('\u00ad', '-')).toBe('Мозгоа-на-ли-за-тор 9000')
  expect(breakable('Сногсшибленный громфломит').replaceAll('\u00ad', '-')).toBe('Сног-сшиб-лен-ный гром-фло-мит')
  expect(breakable('Чёрный Рик')).toBe('Чёрный Рик')
})
