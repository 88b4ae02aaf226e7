import { expect, it } from 'vitest'
import { lined } from './picture'

it('breaks a text into lines that fit, and no word', () => {
  const width = (line: string) => line.length
  expect(lined('Победа: Константин и Маша', width, 12)).toEqual(['Победа:', 'Константин и', 'Маша'])
  expect(lined('Самоепугательноепривидение', width, 5)).toEqual(['Самоепугательноепривидение'])
  expect(lined('', width, 5)).toEqual([])
})
