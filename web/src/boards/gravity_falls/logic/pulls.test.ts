import { describe, expect, test } from 'vitest'
import { allOf, preset, settled, several, tokenOf } from './pulls'

const must = { name: 'arcade', keys: ['support:arcade', 'distrust:arcade'], least: 1, most: 1 }
const may = { name: 'lake', keys: ['support:lake', 'distrust:lake'], least: 0, most: 1 }

describe('tokens that are pulled', () => {
  test('the other kind takes the place of the one chosen before', () => {
    expect(settled([must], ['support:arcade', 'distrust:arcade'], ['support:arcade'])).toEqual(['distrust:arcade'])
  })

  test('where one must come, a press on the chosen one takes the other', () => {
    expect(settled([must], [], ['support:arcade'])).toEqual(['distrust:arcade'])
    expect(settled([must], [], ['distrust:arcade'])).toEqual(['support:arcade'])
  })

  test('beside a cube all may stay', () => {
    expect(settled([must, may], ['support:arcade'], ['support:arcade', 'support:lake'])).toEqual(['support:arcade'])
  })

  test('what fits is left as it is', () => {
    const marked = ['distrust:lake', 'support:arcade']
    expect(settled([must, may], marked, [])).toBe(marked)
  })

  test('a default is a list of keys, or nothing', () => {
    expect(preset('support:a distrust:b')).toEqual(['support:a', 'distrust:b'])
    expect(preset('nothing')).toEqual([])
    expect(tokenOf('distrust:lake')).toEqual({ kind: 'distrust', place: 'lake' })
  })
})

describe('all neighbours in one gesture', () => {
  const groups = [
    { name: 'arcade', keys: ['support:arcade', 'distrust:arcade'], least: 1, most: 1 },
    { name: 'lake', keys: ['support:lake', 'distrust:lake'], least: 1, most: 1 },
    { name: 'pool', keys: ['support:pool', 'distrust:pool'], least: 0, most: 1 },
  ]
  test('takes one kind wherever one must come, and leaves the places with a cube alone', () => {
    expect(allOf('distrust', groups, ['support:arcade', 'distrust:lake'])).toEqual(['distrust:arcade', 'distrust:lake'])
    expect(allOf('support', groups, ['distrust:pool'])).toEqual(['support:arcade', 'support:lake', 'distrust:pool'])
  })
  test('is offered where there is more than one choice', () => {
    expect(several(groups)).toBe(true)
    expect(several(groups.slice(1))).toBe(false)
  })
})
