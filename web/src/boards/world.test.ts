import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paperOf, tokens, toneOf, WOOD, type World } from '../kit/world'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const boards = import.meta.glob<{ world: World }>('./*/board.ts', { eager: true, import: 'board' })
const worlds = [['wood', WOOD] as const, ...Object.entries(boards).map(([path, { world }]) => [path, world] as const)]

describe.each(worlds)('the world of %s', (_, world) => {
  it('can be read', () => {
    expect(contrast(world.deep, world.onDeep)).toBeGreaterThanOrEqual(10)
    expect(contrast(world.act, world.onAct)).toBeGreaterThanOrEqual(7)
    expect(contrast(world.tint, neutral('ink')[0]!)).toBeGreaterThanOrEqual(10)
    expect(contrast(world.deep, neutral('ink')[1]!)).toBeGreaterThanOrEqual(10)
  })
  it('is handed on as custom properties', () => {
    expect(tokens(world)).toContain(`--deep:${world.deep};`)
    expect(toneOf(world)).toContain(`--paper:light-dark(${world.tint}, `)
  })
  describe.each([0, 1] as const)('has paper of its tone, by day and by night', (hour) => {
    const paper = paperOf(world)
    readable((name) => paper[name as keyof typeof paper]?.[hour] ?? neutral(name)[hour])
  })
})

/** A token of the paper: by day, by night. */
function neutral(name: string): [string, string] {
  const [, day, night] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(
    readFileSync('src/app.css', 'utf8'),
  )!
  return [day!, night!]
}

describe.each([0, 1] as const)('the paper, by day and by night', (hour) => readable((name) => neutral(name)[hour]))

/** What is written on paper of these colors can be read. */
function readable(of: (name: string) => string) {
  it.each(['paper', 'paper-2', 'sheet', 'accent-soft'])('carries text: %s', (ground) => {
    expect(contrast(of(ground), of('ink'))).toBeGreaterThanOrEqual(7)
    expect(contrast(of(ground), of('quiet'))).toBeGreaterThanOrEqual(4.5)
  })
  it('has an accent, good and bad that can be read', () => {
    for (const ground of ['paper', 'sheet'])
      for (const text of ['accent', 'good', 'bad']) expect(contrast(of(ground), of(text))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('accent'), of('accent-ink'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('good-soft'), of('good'))).toBeGreaterThanOrEqual(4.5)
  })
  it('has edges of fields that can be seen', () => expect(contrast(of('sheet'), of('edge'))).toBeGreaterThanOrEqual(3))
}
