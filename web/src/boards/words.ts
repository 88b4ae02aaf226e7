// The words of a table: the page's, the game's, and those that only its board says.
import { fetchWords, type Lang, type Words } from '../lib/words'

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' })
const loaded = new Map<string, Promise<Words>>()

/** The words of a game, or the common ones (`common`); fetched once. */
export function load(lang: Lang, game: string): Promise<Words> {
  const key = `${lang}/${game}`
  let words = loaded.get(key)
  if (!words) {
    words = fetchWords(lang, game, boardWords(lang, game))
    words.catch(() => loaded.delete(key))
    loaded.set(key, words)
  }
  return words
}

/** What only the board of a game says. */
export async function boardWords(lang: Lang, game: string): Promise<string> {
  return (await files[`./${game}/${lang}.ftl`]?.()) ?? ''
}
