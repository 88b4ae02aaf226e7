// The words that only a board says; they come with those of its game.
import type { Lang } from '../lib/words'

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' })

export async function boardWords(lang: Lang, game: string): Promise<string> {
  return (await files[`./${game}/${lang}.ftl`]?.()) ?? ''
}
