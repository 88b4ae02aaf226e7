import { describe, expect, it } from 'vitest'
import { Refused } from './api'
import { problemOf, said, saidOfLink } from './problems'
import { parse } from './words'

const words = parse(
  'ru',
  `
error-refused = Так нельзя: { $text }
error-unread = Такого ответа нет.
error-not_now = Сейчас это невозможно.
join-lost = Такого стола нет.
error-bad_setup = Так начать нельзя: { $text }
why-too_far = Слишком далеко: выберите клетку поближе.
`,
)
const problem = (code: 'refused' | 'not_now' | 'bad_setup', reason = '') => ({
  code,
  text: 'plain English',
  reason,
  rule: '',
})

describe('refusals', () => {
  it('say their reason, whatever the code', () => {
    expect(said(problem('refused', 'too_far'), words)).toBe('Так нельзя: Слишком далеко: выберите клетку поближе.')
    expect(said(problem('not_now', 'too_far'), words)).toBe('Слишком далеко: выберите клетку поближе.')
  })

  it('never show a player what was written for programmers', () => {
    expect(said(problem('refused', 'no_words_for_this'), words)).toBe('Такого ответа нет.')
    expect(said(problem('not_now'), words)).toBe('Сейчас это невозможно.')
  })

  it('of a link say that it leads nowhere, whether the table is gone or the link is good no more', () => {
    for (const code of ['no_table', 'no_entry'] as const)
      expect(saidOfLink({ code, text: '', reason: '' }, words)).toBe('Такого стола нет.')
    expect(saidOfLink(problem('not_now'), words)).toBe('Сейчас это невозможно.')
  })

  it('come from requests that were refused or never arrived', () => {
    expect(problemOf(new Refused(problem('bad_setup'))).code).toBe('bad_setup')
    expect(problemOf(new TypeError('no network')).code).toBe('not_now')
  })
})
