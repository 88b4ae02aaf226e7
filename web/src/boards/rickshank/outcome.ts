// What came of the last link of the chain: the line that stays on the bench when a card, an attack or a vote is settled.
import type { Told } from '../../lib/table.svelte'

/** What joins the chain, and the attack of a nemesis between the turns; a new turn has no chain yet. */
const LINKS: readonly string[] = ['played', 'played_location', 'borrowed', 'put_into_play', 'ability', 'character_used', 'token_spent', 'group_attack', 'turn_started']
const OUTCOMES: readonly string[] = [
  'tokens_gained', 'tokens_lost', 'token_taken', 'no_tokens_left', 'no_token_to_lose', 'gained', 'handed_over', 'on_top', 'imprisoned', 'released', 'drew',
  'discarded', 'nothing_to_discard', 'destroys', 'nothing_to_destroy', 'left_play', 'taken_to_hand', 'avoided', 'paid_back', 'card_passed', 'swapped',
  'vote_won', 'vote_impossible', 'vote_cancelled',
]

/** Who has won a vote is told by what it brings; where it brings nothing, it is the outcome. */
const COUNTED = 'vote_won'

/** The events that say what it brought and cost whom; none as long as nothing has come of it. */
export function outcomeOf(events: readonly Told[]): Told[] {
  const from = events.findLastIndex(({ event }) => LINKS.includes(event.kind))
  const found = events.slice(from + 1).filter(({ event }) => event.cause !== null && OUTCOMES.includes(event.kind))
  const brought = found.filter(({ event }) => event.kind !== COUNTED)
  return brought.length ? brought : found
}
