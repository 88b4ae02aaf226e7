// The keys that are the castle's own, besides those of every table: arrows draw, digits use a token, Backspace takes a step
// back, Escape and Space land the ghost.
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
  if (key === 'Escape') {
    board.closeUp = null
    board.hand.withdraw()
  }
}

function draw(event: KeyboardEvent, { route, table }: BooBoard): void {
  const step = ARROWS[event.key]
  if (step) {
    event.preventDefault()
    route.trace.extend([step])
  } else if (/^[1-6]$/.test(event.key)) route.useToken(Number(event.key) - 1)
  else if (event.key === 'Backspace' && table.showing?.undos_left) route.trace.back()
}
