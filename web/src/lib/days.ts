// Days for a decision: the clocks that there are, and a long time in words.
import type { Words } from './words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on nobody is expected to wait at the table. */
export const HALF_A_DAY = 12 * HOUR
export const DAYS_CLOCKS: readonly number[] = [HALF_A_DAY, DAY, 3 * DAY, 7 * DAY]

/** About as long as that: days, hours or minutes, whole ones. */
export function timeText(seconds: number, words: Words): string {
  const [word, size]: [string, number] =
    seconds >= DAY ? ['time-days', DAY] : seconds >= HOUR ? ['time-hours', HOUR] : ['time-minutes', MINUTE]
  return words.say(word, { count: Math.max(1, Math.floor(seconds / size)) })
}
