// Figures of the host's page in words.
import type { Lang, Words } from '../lib/words'

const STEP = 1024
const UNITS = ['kb', 'mb', 'gb'] as const

/** Bytes as one reads them: kilobytes, megabytes or gigabytes. */
export function bytes(count: number, words: Pick<Words, 'say'>): string {
  let [value, unit] = [count / STEP, 0]
  while (value >= STEP && unit < UNITS.length - 1) [value, unit] = [value / STEP, unit + 1]
  return words.say(`host-${UNITS[unit]!}`, { count: Number(value.toFixed(value < 10 ? 1 : 0)) })
}

/** A time of day, in seconds since 1970. */
export const moment = (seconds: number, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' }).format(1000 * seconds)
