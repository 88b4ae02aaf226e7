import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import Face from './Face.svelte'
import { faceOf } from './face'

const common = readFileSync('../src/igroteka/text/en.ftl', 'utf8')
const BOTS = [...common.matchAll(/^bot-(\w+) = /gm)].map(([, key]) => `@${key}`)

describe('a face', () => {
  afterEach(cleanup)

  it('is the same for a name at every table', () => {
    expect(faceOf('@otto')).toEqual(faceOf('@otto'))
  })

  it('is another one for every bot, and not by its colours alone', () => {
    expect(BOTS.length).toBeGreaterThan(15)
    const drawn = BOTS.map(faceOf).map(({ head, hair, eyes, brows, mouth, extra }) =>
      [head, hair, eyes, brows, mouth, extra].join(),
    )
    expect(new Set(drawn).size).toBe(BOTS.length)
  })

  it('uses every sort of hair and of mouth among the bots', () => {
    expect(new Set(BOTS.map((name) => faceOf(name).hair)).size).toBe(9)
    expect(new Set(BOTS.map((name) => faceOf(name).mouth)).size).toBe(5)
  })

  it('is a drawing that says nothing besides the name', () => {
    const { container } = render(Face, { name: 'Маша' })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
