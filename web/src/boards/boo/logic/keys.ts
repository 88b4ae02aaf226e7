// The keys that are the castle's own, besides those of every table: arrows draw, digits use a token, Backspace takes a step
// back, Escape and Space land the ghost.
import { centre, moved } from './castle'
import type { BooBoard } from './context.svelte'

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }
const LANDING = ['Escape', ' ', 'Enter']
const WRITTEN_IN = 'input:not([type=checkbox]), textarea, select, dialog'

export function pressed(event: KeyboardEvent, board: BooBoard): void {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof HTMLElement && target.closest(WRITTEN_IN)) return
  if (board.flight.flies && LANDING.includes(key) && !(target instanceof HTMLButtonElement)) {
    event.preventDefault()
    board.flight.land()
    return
  }
  if (board.show) draw(event, board)
  else if (look(event, board)) event.preventDefault()
  if (key === 'Escape') {
    board.closeUp = null
    board.pointed = ''
    if (board.teaching.active) board.teaching.end()
    board.hand.withdraw()
  }
}

function draw(event: KeyboardEvent, { route, table, notes }: BooBoard): void {
  const step = ARROWS[event.key]
  if (step) {
    event.preventDefault()
    if (moved(route.head, step, table.castle.wide) === null)
      notes.say(centre(route.head, table.castle.wide), 'boo-edge')
    else route.extend([step])
  } else if (/^[1-6]$/.test(event.key)) route.useToken(Number(event.key) - 1)
  else if (event.key === 'Backspace' && table.showing?.undos_left) route.trace.back()
}

/** Shift and a digit: only the walls of that colour, until the same again; the arrows go through what was possible. */
function look({ shiftKey, code }: KeyboardEvent, board: BooBoard): boolean {
  const digit = /^Digit([1-6])$/.exec(code)
  const colour = digit && board.table.castle.colours[Number(digit[1]) - 1]?.id
  if (!shiftKey || !colour || board.moment !== 'search' || !board.table.lens) return false
  board.pointed = board.pointed === colour ? '' : colour
  return true
}
