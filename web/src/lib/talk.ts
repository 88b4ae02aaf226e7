// The talk at a table as this browser wants to hear it.
import { prefs } from './prefs.svelte'
import type { Said } from './protocol'

/** A remark of a bot, which nobody has asked for. */
export const isRemark = (said: Pick<Said, 'says'>): boolean => said.says.startsWith('manner-')

/** All lines, without the remarks of bots where they are to be silent. */
export const heard = (chat: readonly Said[]): readonly Said[] =>
  prefs.banter ? chat : chat.filter((said) => !isRemark(said))
