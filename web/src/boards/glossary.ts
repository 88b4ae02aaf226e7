// The glossaries of the boards: `<game>/logic/glossary.ts` lists the marks, `<game>/pieces/Drawn.svelte` draws them.
import type { Component } from 'svelte'
import type { Glossary, MarkGroup } from '../lib/glossary'
import type { Lang } from '../lib/words'
import { load } from './words'

const groups = import.meta.glob<readonly MarkGroup[]>('./*/logic/glossary.ts', { import: 'GLOSSARY' })
const drawings = import.meta.glob<Component<{ mark: string }>>('./*/pieces/Drawn.svelte', { import: 'default' })
const loaded = new Map<string, Promise<Glossary | null>>()

/** The glossary of a game, fetched once; null for a game without one. */
export function loadGlossary(lang: Lang, game: string): Promise<Glossary | null> {
  const key = `${lang}/${game}`
  let found = loaded.get(key)
  if (!found) {
    found = fetched(lang, game)
    found.catch(() => loaded.delete(key))
    loaded.set(key, found)
  }
  return found
}

async function fetched(lang: Lang, game: string): Promise<Glossary | null> {
  const [list, drawn] = [groups[`./${game}/logic/glossary.ts`], drawings[`./${game}/pieces/Drawn.svelte`]]
  if (!list || !drawn) return null
  const [words, found, Drawn] = await Promise.all([load(lang, `glossary_${game}`), list(), drawn()])
  return { game, groups: found, words, Drawn }
}
