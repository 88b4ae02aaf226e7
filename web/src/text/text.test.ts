// The page's words: the same in both languages, every key used somewhere, every key that is used there.
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import en from './en.ftl?raw'
import ru from './ru.ftl?raw'

const sources = import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const code = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts')).map(([, text]) => text).join('\n')
const ids = (text: string) => new FluentResource(text).body.map((message) => message.id)
const variables = (text: string, id: string) => [...new Set([...(new RegExp(`^${id} =[^]*?(?=^\\S|$(?![^]))`, 'm').exec(text)?.[0] ?? '').matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort()

// Keys that are put together from a part: `stage-${info.stage}`.
const MADE = ['why-', 'setting-', 'new-', 'feel-', 'stage-', 'pace-', 'level-', 'theme-', 'motion-', 'note-', 'error-', 'status-closed-', 'card-source-', 'option-']

describe('the words of the page', () => {
  it('are the same in both languages, with the same arguments', () => {
    expect(ids(ru)).toEqual(ids(en))
    for (const id of ids(ru)) expect([id, variables(ru, id)]).toEqual([id, variables(en, id)])
  })

  it('are all used', () => {
    const unused = ids(ru).filter((id) => !code.includes(`'${id}'`) && !MADE.some((head) => id.startsWith(head) && code.includes(head)))
    expect(unused).toEqual([])
  })

  it('are all there', () => {
    const used = [...code.matchAll(/\.say\('([a-z][\w-]*)'/g)].map((found) => found[1]!)
    const common = new Set(['and', 'player', 'hidden-cards', 'yes', 'no', 'title'])
    const missing = used.filter((id) => !ids(ru).includes(id) && !common.has(id) && !/^(ask|option|field|why|name)-/.test(id))
    expect([...new Set(missing)]).toEqual([])
  })
})
