import { expect, test } from 'vitest'
import { isDeviceCode } from './code'

test('a code for another device is told from the two words of a lobby', () => {
  for (const device of ['ABCD-EFGH-JKLM', 'abcdefghjklm', ' ABCD EFGH 2345 ']) expect(isDeviceCode(device)).toBe(true)
  for (const words of ['лиса лампа', 'fox lamp', 'Bear-Tree', 'pear plum', '', 'fox'])
    expect(isDeviceCode(words)).toBe(false)
})
