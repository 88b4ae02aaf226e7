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
