import { expect, it } from 'vitest'
import { bytes } from './figures'

const words = { say: (key: string, values?: Record<string, unknown>) => `${String(values?.count)} ${key}` }

it.each([
  [512, '0.5 host-kb'],
  [20 * 1024, '20 host-kb'],
  [5.25 * 1024 ** 2, '5.3 host-mb'],
  [3000 * 1024 ** 3, '3000 host-gb'],
])('%d bytes are %s', (count, told) => {
  expect(bytes(count, words)).toBe(told)
})
