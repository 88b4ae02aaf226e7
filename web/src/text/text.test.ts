// The words of the page, and of each board: the same in both languages, every key used, every key that is used there.
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const read = (found: Record<string, unknown>) => Object.entries(found as Record<string, string>)
const sources = read(
  import.meta.glob(['../**/*.{svelte,ts}', '!../**/*.test.{svelte,ts}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const files = new Map(read(import.meta.glob('../**/*.ftl', { query: '?raw', import: 'default', eager: true })))
const boards = [...files.keys()].flatMap((path) => /^\.\.\/boards\/(\w+)\/ru\.ftl$/.exec(path)?.[1] ?? [])

const BOARD = /^\.\.\/boards\/\w+\//
const PEOPLE = /^\.\.\/people\//
const HOST = /^\.\.\/host\//
const sourceOf = (wanted: (path: string) => boolean) =>
  sources
    .filter(([path]) => wanted(path))
    .map(([, text]) => text)
    .join('\n')
const page = {
  name: 'page',
  ru: files.get('./ru.ftl')!,
  en: files.get('./en.ftl')!,
  code: sourceOf((path) => !BOARD.test(path) && !PEOPLE.test(path) && !HOST.test(path)),
}
const people = {
  name: 'people',
  ru: files.get('../people/ru.ftl')!,
  en: files.get('../people/en.ftl')!,
  code: sourceOf((path) => PEOPLE.test(path)),
}
const host = {
  name: 'host',
  ru: files.get('../host/ru.ftl')!,
  en: files.get('../host/en.ftl')!,
  code: sourceOf((path) => HOST.test(path)),
}
const speakers = [
  page,
  people,
  host,
  ...boards.map((game) => {
    const folder = `../boards/${game}/`
    return {
      name: game,
      ru: files.get(`${folder}ru.ftl`)!,
      en: files.get(`${folder}en.ftl`) ?? '',
      code: sourceOf((path) => path.startsWith(folder)),
    }
  }),
]

const ids = (text: string) => new FluentResource(text).body.map((message) => message.id)
const variables = (text: string, id: string) =>
  [
    ...new Set(
      [...(new RegExp(`^${id} =[^]*?(?=^\\S|$(?![^]))`, 'm').exec(text)?.[0] ?? '').matchAll(/\$(\w+)/g)].map((found) =>
        found[1]!.replace(CASE, ''),
      ),
    ),
  ].sort()

// A name in another case is the same argument: English needs no genitive of it.
const CASE = /_(gen|dat|acc|ins|pre)$/
// Keys that are put together from a part: `stage-${info.stage}`.
const MADE = [
  'tell-not-',
  'chat-mode-',
  'phrase-',
  'why-',
  'setting-',
  'new-',
  'stage-',
  'pace-',
  'level-',
  'theme-',
  'motion-',
  'note-',
  'error-',
  'legend-',
  'status-closed-',
  'closed-next-',
  'takeback-ended-',
  'card-source-',
]
// What comes from the server with the words of a game.
const COMMON = new Set([
  'and',
  'intro',
  'player',
  'hidden-cards',
  'yes',
  'no',
  'title',
  'goal',
  'hint-equal',
  'hint-aspect',
  'study-item',
  'study-none',
  'book-new',
  'puzzle-number',
  'puzzle-of-the-day',
  'puzzle-then',
  'puzzle-wrong',
  'puzzle-wrong-natural',
  'puzzle-wrong-proof',
  'puzzle-wrong-then',
  'puzzle-hint-natural',
  'puzzle-hint-aspect',
  'puzzle-hint-reason',
  'puzzle-solved',
])
const OF_GAMES = /^(ask|option|field|why|name|intro|bot|zone)-/

describe.each(speakers)('the words of $name', ({ name, ru, en, code }) => {
  it('are the same in both languages, with the same arguments', () => {
    expect(ids(ru)).toEqual(ids(en))
    for (const id of ids(ru)) expect([id, variables(ru, id)]).toEqual([id, variables(en, id)])
  })

  it('are all used', () => {
    const made =
      name === 'page'
        ? MADE.filter((head) => code.includes(head))
        : [...code.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1]!)
    const unused = ids(ru).filter((id) => !code.includes(`'${id}'`) && !made.some((head) => id.startsWith(head)))
    // An option's label is asked for by its key.
    expect(unused.filter((id) => !id.startsWith('option-'))).toEqual([])
  })

  it('are all there', () => {
    const known = new Set([...ids(ru), ...ids(page.ru), ...COMMON])
    const used = [...code.matchAll(/\.say\('([a-z][\w-]*)'/g)].map((found) => found[1]!)
    expect([...new Set(used.filter((id) => !known.has(id) && !OF_GAMES.test(id)))]).toEqual([])
  })
})

it.each(boards)('the words of the board of %s bear its name, and none hides a word of the page', (game) => {
  const own = ids(files.get(`../boards/${game}/ru.ftl`)!)
  expect(own.filter((id) => !id.startsWith(`${game}-`) && !id.startsWith('option-'))).toEqual([])
  expect(own.filter((id) => ids(page.ru).includes(id))).toEqual([])
})
