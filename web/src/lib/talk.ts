// The talk at a table as this browser wants to hear it.
import { prefs } from './prefs.svelte'
import type { Phrase, Said } from './protocol'

/** A remark of a bot, which nobody has asked for. */
export const isRemark = (said: Pick<Said, 'says'>): boolean => said.says.startsWith('manner-')

/** All lines, without the remarks of bots and without what people write, where they are to be silent. */
export const heard = (chat: readonly Said[]): readonly Said[] =>
  chat.filter((said) => (prefs.banter || !isRemark(said)) && (prefs.chat || !said.text))

/** What can be said with one press; everybody reads it in their own language. */
export const PHRASES: readonly Phrase[] = [
  'hello',
  'luck',
  'well',
  'thanks',
  'sorry',
  'laugh',
  'moment',
  'back',
  'turn',
  'again',
  'bye',
]
