import { afterEach, expect, it } from 'vitest'
import { prefs } from './prefs.svelte'
import type { Said } from './protocol'
import { heard } from './talk'

const line = (n: number, change: Partial<Said>): Said => ({
  type: 'said',
  n,
  member: -1,
  name: 'Ann',
  text: '',
  note: '',
  about: '',
  time: 0,
  says: '',
  values: {},
  ...change,
})
const chat = [
  line(1, { text: 'hello', member: 0 }),
  line(2, { says: 'manner-dry-joy-1' }),
  line(3, { says: 'reply-can' }),
  line(4, { says: 'intention-rest' }),
]
const numbers = () => heard(chat).map((said) => said.n)

afterEach(() => prefs.set({ banter: true }))

it('the switch silences the remarks of bots, and neither people nor what bots are asked for or about to do', () => {
  expect(numbers()).toEqual([1, 2, 3, 4])
  prefs.set({ banter: false })
  expect(numbers()).toEqual([1, 3, 4])
})
