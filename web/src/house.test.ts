// The order of this house: which folder may know which, how large a file may be, what every board consists of.
import { readFileSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

const sources = new Map(
  Object.entries(
    import.meta.glob<string>('./**/*.{ts,svelte,css}', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.slice('./'.length), text]),
)
const isTest = (path: string) => /\.(test|fixture)\./.test(path)
const code = [...sources].filter(([path]) => !isTest(path) && !path.endsWith('.css'))
const GAMES = [...sources.keys()].flatMap((path) => /^boards\/(\w+)\/board\.ts$/.exec(path)?.[1] ?? [])

describe('layers', () => {
  /** What each may import besides itself and the page's words; `App.svelte` and `main.ts` may import all. */
  const LAYERS: Readonly<Record<string, readonly string[]>> = {
    text: [],
    offline: [],
    lib: ['offline'],
    stage: ['lib'],
    kit: ['lib', 'stage'],
    plain: ['lib', 'kit'],
    panels: ['lib', 'kit', 'offline'],
    boards: ['lib', 'stage', 'kit'],
    shelf: ['lib', 'kit', 'panels', 'boards', 'puzzles'],
    people: ['lib', 'kit', 'panels', 'boards', 'puzzles', 'shelf'],
    host: ['lib', 'kit', 'boards', 'shelf'],
    lessons: ['lib', 'stage', 'kit', 'panels', 'boards'],
    puzzles: ['lib', 'kit', 'panels', 'boards'],
    book: ['lib', 'kit', 'panels', 'boards'],
    frame: ['lib', 'stage', 'kit', 'plain', 'panels', 'boards', 'lessons', 'puzzles', 'book', 'offline'],
  }
  const layerOf = (path: string) => path.split('/')[0]!
  const gameOf = (path: string) => /^boards\/(\w+)\//.exec(path)?.[1] ?? ''

  /** The files of this house that a file imports, as paths. */
  function imports(path: string, text: string): string[] {
    const found = [...text.matchAll(/(?:from|import|glob(?:<.*?>)?\()\s*\(?['"](\.[^'"]*)['"]/g)]
    return found
      .map(([, to]) => new URL(to!, `house:/${path}`).pathname.slice(1))
      .filter((to) => to.includes('/') && !/^(text|covers|pictures)\//.test(to) && !to.includes('**'))
  }
  const all = [...sources].filter(([path]) => path.includes('/') && !path.endsWith('.css'))

  it('are all named here', () => {
    expect([...new Set(all.map(([path]) => layerOf(path)))].filter((layer) => !(layer in LAYERS))).toEqual([])
  })

  it('know only those below', () => {
    const wrong = all.flatMap(([path, text]) =>
      imports(path, text)
        .filter((to) => layerOf(to) !== layerOf(path) && !LAYERS[layerOf(path)]!.includes(layerOf(to)))
        .map((to) => `${path} → ${to}`),
    )
    expect(wrong).toEqual([])
  })

  it('have boards that do not know each other, nor what finds them', () => {
    const wrong = all.flatMap(([path, text]) =>
      imports(path, text)
        .filter((to) => gameOf(path) && layerOf(to) === 'boards' && gameOf(`${to}/`) !== gameOf(path))
        .map((to) => `${path} → ${to}`),
    )
    expect(wrong).toEqual([])
  })

  it('have pages that see of a board only what it is found by', () => {
    const wrong = all.flatMap(([path, text]) =>
      imports(path, text)
        .filter((to) => layerOf(path) !== 'boards' && GAMES.includes(gameOf(`${to}/`)))
        .map((to) => `${path} → ${to}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('sizes', () => {
  const LARGEST = 400
  const GENERATED = ['lib/protocol.ts', ...GAMES.map((game) => `boards/${game}/view.ts`)]

  it('are such that a file is read at once', () => {
    const long = code
      .filter(([path]) => !GENERATED.includes(path))
      .map(([path, text]) => [path, text.trimEnd().split('\n').length] as const)
      .filter(([, lines]) => lines > LARGEST)
    expect(long).toEqual([])
  })
})

describe.each(GAMES)('the board of %s', (game) => {
  const folder = `boards/${game}/`
  const files = [...sources.keys()].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  const read = (path: string) => sources.get(folder + path) ?? ''

  it('has the files of the anatomy', () => {
    const at = files.filter((path) => !path.includes('/'))
    expect(at.sort()).toEqual([
      'Board.svelte',
      'board.ts',
      'cover.ts',
      'glance.ts',
      'layout.css',
      'palette.css',
      'view.ts',
    ])
    const rooms = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]))
    expect([...rooms].sort()).toEqual(['logic', 'pieces', 'scenes', 'sheets'])
  })

  it('keeps components in its rooms, and logic in .ts with tests beside it', () => {
    expect(files.filter((path) => path.startsWith('logic/') && !/\.ts$/.test(path))).toEqual([])
    expect(files.filter((path) => /^(pieces|scenes|sheets)\//.test(path) && !path.endsWith('.svelte'))).toEqual([])
  })

  it('has the same names for the same things', () => {
    const expected = ['logic/context.svelte.ts', 'logic/staging.ts', 'pieces/Hand.svelte', 'scenes/End.svelte']
    // Boo moves its pieces itself, and nobody holds cards.
    const absent = game === 'boo' ? ['logic/staging.ts', 'pieces/Hand.svelte'] : []
    const missing = expected.filter((path) => !files.includes(path) && !absent.includes(path))
    expect(missing).toEqual([])
    expect(read('logic/context.svelte.ts')).toContain('extends Board<Game>')
    expect(read('logic/context.svelte.ts')).toContain('export const useBoard = useAnyBoard<')
  })

  // Boo writes routes in a notation of its own.
  if (game !== 'boo')
    it('takes keys apart and puts them together by lib/game, whose types know the parts', () => {
      const answers = /export interface Answers \{\n(.*?)\n\}/s.exec(read('view.ts'))?.[1] ?? ''
      const heads = [...answers.matchAll(/^ {2}(\w+):/gm)].map(([, head]) => head)
      const byHand = new RegExp(`[\`'"](?:${heads.join('|')}):`)
      const cut = /\b(?:key|picked|given)\w*\.split\(':'|key\w*\.startsWith\([`'"]|Number\([\w.?]+\.slice\(1\)\)/
      // Places and zones may be called like the first part of an answer.
      const other = /house:p|stage\.place|(?:ring|flip|cards|count)\(|zone|as const|spot|opened|^\s*(?:\/\/|\/?\*)/
      const wrong = files
        .filter((path) => /\.(?:ts|svelte)$/.test(path) && !isTest(path) && path !== 'view.ts')
        .flatMap((path) => read(path).split('\n'))
        .filter((line) => (byHand.test(line) || cut.test(line)) && !other.test(line))
      expect(wrong).toEqual([])
    })

  it('names zones and fields that there are', () => {
    const view = read('view.ts')
    const zones = [...(/export type ZoneName = (.*)/.exec(view)?.[1] ?? '').matchAll(/["`](\w+)/g)].map(
      ([, zone]) => zone!,
    )
    const fields = [
      ...(/export interface TableView \{\n(.*?)\n\}/s.exec(view)?.[1] ?? '').matchAll(/^ {2}(\w+):/gm),
    ].map(([, field]) => field!)
    const named = files
      .filter((path) => !isTest(path))
      .flatMap((path) =>
        [...read(path).matchAll(/['"`](zone|field):(\w+)/g)].map(([, sort, name]) => [path, sort, name!]),
      )
    const wrong = named.filter(([, sort, name]) => !(sort === 'zone' ? zones : fields).includes(name!))
    expect(wrong).toEqual([])
  })

  it('is laid out by the forms of kit/layout alone', () => {
    const asks = files.filter((path) => path !== 'layout.css' && read(path).includes('@container board'))
    expect(asks).toEqual([])
    for (const mode of ['desk', 'low', 'tablet', 'phone', 'sideways'])
      expect(readFileSync(`src/${folder}layout.css`, 'utf8'), mode).toContain(`[data-mode='${mode}']`)
  })

  it('has a Board.svelte that reads like a table of contents', () => {
    expect(read('Board.svelte').split('\n').length).toBeLessThanOrEqual(150)
    expect(read('Board.svelte')).not.toContain('<style')
  })
})

it('uses no `any`', () => {
  expect(code.filter(([, text]) => /\bany[>\])]|: any\b|as any\b|<any\b/.test(text)).map(([path]) => path)).toEqual([])
})

describe('the kit', () => {
  const parts = code.flatMap(([path]) => /^kit\/(\w+)\.svelte$/.exec(path)?.[1] ?? [])
  const gallery = sources.get('kit/gallery/Gallery.svelte') ?? ''
  /** By whom a part is used: a board, or the page round it. */
  const usersOf = (part: string) =>
    new Set(
      code
        .filter(([, text]) => text.includes(`kit/${part}.svelte'`))
        .map(([path]) => /^boards\/(\w+)/.exec(path)?.[1] ?? path.split('/')[0]),
    )

  it.each(parts)('%s is shown in the gallery', (part) => expect(new RegExp(`<${part}\\s`).test(gallery)).toBe(true))

  it('has no part that only one uses: what only one needs belongs to that one', () => {
    expect(parts.filter((part) => usersOf(part).size < 2)).toEqual([])
  })
})

describe('what is read aloud', () => {
  /** The names of the components that stand in live regions. */
  function heard(node: unknown, live = false): string[] {
    if (Array.isArray(node)) return node.flatMap((each) => heard(each, live))
    if (typeof node !== 'object' || node === null) return []
    const { type, name, attributes = [] } = node as { type?: string; name?: string; attributes?: unknown[] }
    const region = live || attributes.some((attribute) => isLive(JSON.stringify(attribute)))
    const own = live && type === 'Component' ? [name ?? ''] : []
    return [...own, ...Object.values(node).flatMap((each) => heard(each, region))]
  }
  const isLive = (attribute: string) =>
    /"name":"role".*"data":"(?:status|alert)"|"name":"aria-live".*"data":"(?:polite|assertive)"/.test(attribute)

  it('has no number of a rule in it', () => {
    const wrong = code
      .filter(([path, text]) => path.endsWith('.svelte') && text.includes('<RuleLink'))
      .filter(([, text]) => heard(parse(text, { modern: true }).fragment).includes('RuleLink'))
    expect(wrong.map(([path]) => path)).toEqual([])
  })
})

describe('the pages round the boards', () => {
  /** docs/frame.md; the lettering of a world, and what is never cut (`lib/fitted`), have sizes of their own. */
  const TYPE = ['12.5px', '14px', '16px', '18px', '20px', '28px', '36px']
  const SPACE = ['0', '1px', '2px', '4px', '8px', '12px', '16px', '20px', '28px', '48px']
  const ROOMS = ['frame', 'panels', 'plain', 'shelf', 'lessons', 'puzzles', 'book', 'people']
  const styles = [...sources]
    .filter(([path]) => path === 'frame.css' || (path.endsWith('.svelte') && ROOMS.includes(path.split('/')[0]!)))
    .map(([path, text]) => [path, path.endsWith('.css') ? text : (/<style.*/s.exec(text)?.[0] ?? '')] as const)
  /** What is declared of a property, where it is no sum and depends on nothing. */
  const declared = (property: string) =>
    styles.flatMap(([path, style]) =>
      [...style.matchAll(new RegExp(`^\\s+${property}: ([^;(]+?)(?: !important)?;`, 'gm'))].map(
        ([, value]) => [path, value!] as const,
      ),
    )

  it('have one scale of type', () => {
    const wrong = declared('font-size').filter(([, size]) => /\d/.test(size) && size !== '0' && !TYPE.includes(size))
    expect(wrong).toEqual([])
  })

  it('have one scale of gaps', () => {
    const wrong = declared('(?:row-|column-)?gap').filter(([, gap]) =>
      gap.split(' ').some((each) => !SPACE.includes(each)),
    )
    expect(wrong).toEqual([])
  })

  it('say where texts come from on the page of a game and at a card alone', () => {
    const told = code.filter(
      ([path, text]) => !path.startsWith('text/') && /card-source|game-(?:fold-)?sources/.test(text),
    )
    expect(told.map(([path]) => path).sort()).toEqual([
      'boards/boo/scenes/Closer.svelte',
      'boards/rickshank/pieces/Sticker.svelte',
      'frame/CardViewer.svelte',
      'shelf/GamePage.svelte',
      'shelf/game/InTheBox.svelte',
      'shelf/game/Origin.svelte',
    ])
  })

  it('have the same scale inside and round what they show, up to its largest step', () => {
    const isOff = (each: string) => {
      const size = each.replace('-', '')
      return /^[\d.]+(px|rem)$/.test(size) && (size.endsWith('rem') || parseFloat(size) <= 28) && !SPACE.includes(size)
    }
    const wrong = declared('(?:padding|margin)(?:-\\w+)*').filter(([, sides]) => sides.split(' ').some(isOff))
    expect(wrong).toEqual([])
  })
})
