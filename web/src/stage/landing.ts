// What lands everything that is in the air: a click on the board, Esc, Space, or leaving the page.
import { flushSync } from 'svelte'

interface Moving {
  readonly moving: boolean
  skip(): void
}

/** While something moves, a click or key lands it. It does nothing else, but for a click on what is only picked by it: that
 * is no reason to press twice. How to stop listening. */
export function listenForLanding(board: Element, stage: Moving): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const lands = (event: Event, goesOn: (at: EventTarget | null) => boolean = () => false) => {
    if (!stage.moving) return
    flushSync(() => stage.skip())
    if (goesOn(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  board.addEventListener('click', (event) => lands(event, isPickedBy), { capture: true, signal })
  addEventListener(
    'keydown',
    (event) => ['Escape', ' '].includes(event.key) && !isElsewhere(event.target, board) && lands(event),
    { capture: true, signal },
  )
  document.addEventListener('visibilitychange', () => document.hidden && stage.skip(), { signal })
  return () => listening.abort()
}

/** A press there sends nothing: it picks what is not picked yet. */
const isPickedBy = (at: EventTarget | null): boolean =>
  at instanceof Element && at.closest('[data-lit][aria-pressed="false"]') !== null

/** Keys that are pressed where one writes, or in a dialog, are not meant for the board. */
function isElsewhere(target: EventTarget | null, board: Element): boolean {
  return (
    target instanceof Element &&
    target !== document.body &&
    !board.contains(target) &&
    target.closest('input, textarea, select, dialog, aside') !== null
  )
}
