// The words of the host's page; they are fetched with it.
import { fetchWords, type Lang, type Words } from '../lib/words'

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const loaded = new Map<Lang, Promise<Words>>()

export function load(lang: Lang): Promise<Words> {
  let words = loaded.get(lang)
  if (!words) {
    words = fetchWords(lang, 'common', files[`./${lang}.ftl`]!())
    words.catch(() => loaded.delete(lang))
    loaded.set(lang, words)
  }
  return words
}
