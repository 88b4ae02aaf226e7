// Which questions stand as buttons in the frame.
import type { AskView, View } from './protocol'
import type { Words } from './words'

/** All but those that the board itself lets one answer, and those that are answered in the chat. */
export function panels(view: View, board: { answers: readonly string[] } | null, words: Words): AskView[] {
  return view.asks.filter((ask) => !board?.answers.includes(ask.kind) && !words.mark(`ask-${ask.kind}`, 'chat'))
}
