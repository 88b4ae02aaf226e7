// What the events of the library add to the flights that come by themselves: cards and figures fly by default.
import type { Staging } from '../../stage/staging'
import type { TableView } from './view'

export const staging: Staging<TableView> = {
  beats: {
    turn_begins: 200, played: 400, stepped: 250, rigor_stepped: 350, shoved: 400, caught: 350, look_drawn: 900, blank_drawn: 900, look_rejected: 500, relocated: 400, sent_to_start: 400, transported: 400,
    shadow_stepped: 400, swapped_places: 400, token_revealed: 500, tokens_stacked: 300, book_taken: 500, book_used: 500, duty_done: 700, praised: 700, expelled: 900, called_out: 600, wrong_call: 600,
  },
  together: ['shoved'],
  sounds: {
    stepped: 'move', rigor_stepped: 'move', shoved: 'hit', caught: 'hit', look_drawn: 'hit', expelled: 'hit', token_revealed: 'token', voted: 'vote', called_out: 'vote',
  },
}
