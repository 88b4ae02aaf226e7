// Every mark of a glossary is on its board, drawn, and said in both languages; the board names no other.
import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { MarkGroup } from '../lib/glossary'
import { parse, type Lang } from '../lib/words'

const lists = import.meta.glob<readonly MarkGroup[]>('./*/logic/glossary.ts', { import: 'GLOSSARY', eager: true })
const drawings = import.meta.glob('./*/pieces/Drawn.svelte', { import: 'default' })
const sources = import.meta.glob<string>('./*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const GAMES = Object.keys(lists).map((path) => path.split('/')[1]!)
const TEXTS = '../src/igroteka/games'

/** What a board names: `data-mark="…"`, and the names among the code of `data-mark={…}` and of `logic/explained.ts`. */
function named(game: string): Set<string> {
  const found = Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${game}/`) && !/\.(test|fixture)\.|Drawn|glossary/.test(path))
    .flatMap(([path, text]) => {
      const plain = [...text.matchAll(/data-mark="([^"]+)"/g)].flatMap(([, ids]) => ids!.split(' '))
      const code = path.endsWith('logic/explained.ts')
        ? [text]
        : [...text.matchAll(/data-mark=\{([^}]*)\}/g)].map(([, inside]) => inside!)
      return [...plain, ...code.flatMap((each) => [...each.matchAll(/'([a-z0-9_]+)'/g)].map(([, id]) => id!))]
    })
  return new Set(found)
}

describe.each(GAMES)('the glossary of %s', (game) => {
  const marks = lists[`./${game}/logic/glossary.ts`]!.flatMap((group) => [...group.marks])

  it('has every mark once', () => expect([...new Set(marks)]).toEqual(marks))

  it('explains what is on the board', () => {
    const there = named(game)
    expect(marks.filter((mark) => !there.has(mark))).toEqual([])
  })

  it.each<Lang>(['ru', 'en'])('has a name and a sentence in %s for each, and for no other', (lang) => {
    const text = readFileSync(`${TEXTS}/${game}/text/glossary/${lang}.ftl`, 'utf8')
    const words = parse(lang, text)
    const said = [...text.matchAll(/^mark-(\w+) =/gm)].map(([, id]) => id!)
    expect(said.sort()).toEqual([...marks].sort())
    expect(marks.filter((mark) => !words.mark(`mark-${mark}`, 'text'))).toEqual([])
  })

  it('is drawn', async () => {
    const Drawn = (await drawings[`./${game}/pieces/Drawn.svelte`]!()) as Parameters<typeof render>[0]
    for (const mark of marks) {
      const { container } = render(Drawn, { props: { mark } })
      expect(container.querySelector('.drawn > *'), mark).not.toBeNull()
      cleanup()
    }
  })
})

it('every game with words for a glossary has one', () => {
  const written = readdirSync(TEXTS, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
    .filter(({ name }) => readdirSync(`${TEXTS}/${name}/text`).includes('glossary'))
    .filter(({ name }) => readdirSync(`${TEXTS}/${name}/text/glossary`).length)
  expect(written.map(({ name }) => name).sort()).toEqual([...GAMES].sort())
})
