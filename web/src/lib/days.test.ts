import { describe, expect, it } from 'vitest'
import { DAYS_CLOCKS, timeText } from './days'
import { pageWords } from './words'

describe('days for a decision', () => {
  it('are said in whole days, hours or minutes', () => {
    const [ru, en] = [pageWords('ru'), pageWords('en')]
    expect(DAYS_CLOCKS.map((seconds) => timeText(seconds, ru))).toEqual(['12 часов', '1 день', '3 дня', '7 дней'])
    expect(DAYS_CLOCKS.map((seconds) => timeText(seconds, en))).toEqual(['12 hours', '1 day', '3 days', '7 days'])
    expect(timeText(59, en)).toBe('1 minute')
    expect(timeText(2 * 86_400 - 1, en)).toBe('1 day')
  })
})
