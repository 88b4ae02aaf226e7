// Which questions stand as buttons in the frame, and which answer themselves.
import type { AnyGame } from './game'
import type { AskView, View } from './protocol'
import type { Words } from './words'

/** All but those that the board itself lets one answer, and those that are answered in the chat. */
export function panels(view: View, board: { answers: readonly string[] } | null, words: Words): AskView[] {
  return view.asks.filter((ask) => !board?.answers.includes(ask.kind) && !words.mark(`ask-${ask.kind}`, 'chat'))
}

/** The answer to a question that has only one and must be answered. None where it is guarded, because the moment it takes
 * would tell something, and none where the question is a pause (`.pause` of its words). */
export function onlyAnswer(ask: AskView, words: Words): string | undefined {
  const only = ask.options.length === 1 && ask.form === 'one' && ask.must && !ask.guarded && ask.given === null
  return only && !words.mark(`ask-${ask.kind}`, 'pause') ? ask.options[0] : undefined
}

/** The table waits for an answer of this seat. */
export function isAsked({ asks }: Pick<View<AnyGame>, 'asks'>): boolean {
  return asks.some((ask) => ask.must && ask.given === null)
}

/** From so many answers on, those of several parts are given in two steps. */
const MANY = 24

/** The answers by their first part («bid:4» of «bid:4:6»), where they are too many to stand side by side and share few first
 * parts; an answer of one part stands alone. Null where all are shown at once. */
export function firstParts(options: readonly string[]): Map<string, string[]> | null {
  if (options.length <= MANY) return null
  const found = new Map<string, string[]>()
  for (const key of options) {
    const parts = key.split(':')
    const first = parts.length > 2 ? parts.slice(0, 2).join(':') : key
    found.set(first, [...(found.get(first) ?? []), key])
  }
  return found.size * 2 <= options.length ? found : null
}

/** What a first part is called: as the words say (`option-bid.first`), else by the name of its thing or number. */
export function firstLabel(first: string, words: Words): string {
  const [head = '', part = ''] = first.split(':')
  const a = /^\d+$/.test(part) ? Number(part) : part
  return words.mark(`option-${head}`, 'first') ? words.say(`option-${head}.first`, { a }) : words.name(part)
}
