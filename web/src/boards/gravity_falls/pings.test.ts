import { expect, test } from 'vitest'
import { pinged } from './pings'

const names = { arcade: 'Аркада', lake: 'Озеро Гравити Фолз' }

test('a line that begins with the name of a place points at it', () => {
  expect(pinged('Аркада: Сюда!', names)).toBe('arcade')
  expect(pinged('Озеро Гравити Фолз: Беру на себя', names)).toBe('lake')
})

test('other talk points at nothing', () => {
  expect(pinged('Пойдём в Аркаду', names)).toBeUndefined()
  expect(pinged('Аркада', names)).toBeUndefined()
})
