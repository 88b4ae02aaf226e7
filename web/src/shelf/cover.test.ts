import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { heroOf, lidded, lidOf, sceneOf } from '../boards'

const LID_BYTES = 12_000
const LIDS_BYTES = 45_000
const read = (name: string) => readFileSync(`covers/${name}.svg`, 'utf8')
const packed = (text: string) => brotliCompressSync(text).length
const lids = readdirSync('covers').flatMap((file) => /^(\w+-lid-\w+)\.svg$/.exec(file)?.[1] ?? [])

describe('covers', () => {
  it('are found by game and language; a game without one has a blank lid', () => {
    expect(lidded).toContain('boo')
    for (const game of lidded)
      for (const address of [lidOf(game, 'ru'), lidOf(game, 'en'), sceneOf(game), heroOf(game)])
        expect(address).toBeTruthy()
    expect(lidOf('chess', 'ru')).toBeNull()
  })
  it.each(lids)('%s is light, and its letters need no font', (lid) => {
    expect(packed(read(lid))).toBeLessThanOrEqual(LID_BYTES)
    expect(read(lid).match(/<[a-z]/g)!.length).toBeLessThanOrEqual(400)
    expect(read(lid)).not.toMatch(/NaN|undefined|var\(--(?!monster)/)
  })
  it.each(['ru', 'en'])('are light together: %s', (lang) => {
    const bytes = lids.filter((lid) => lid.endsWith(lang)).reduce((sum, lid) => sum + packed(read(lid)), 0)
    expect(bytes).toBeLessThanOrEqual(LIDS_BYTES)
  })
})
