// What lands everything that is in the air: a click on the board, Esc, Space, or leaving the page.

interface Moving {
  readonly moving: boolean
  skip(): void
}

/** While something moves, a click or key lands it and does nothing else. How to stop listening. */
export function listenForLanding(board: Element, stage: Moving): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const lands = (event: Event) => {
    if (!stage.moving) return
    event.preventDefault()
    event.stopImmediatePropagation()
    stage.skip()
  }
  board.addEventListener('click', lands, { capture: true, signal })
  addEventListener(
    'keydown',
    (event) => ['Escape', ' '].includes(event.key) && !isElsewhere(event.target, board) && lands(event),
    { capture: true, signal },
  )
  document.addEventListener('visibilitychange', () => document.hidden && stage.skip(), { signal })
  return () => listening.abort()
}

/** Keys that are pressed where one writes, or in a dialog, are not meant for the board. */
function isElsewhere(target: EventTarget | null, board: Element): boolean {
  return (
    target instanceof Element &&
    target !== document.body &&
    !board.contains(target) &&
    target.closest('input, textarea, select, dialog, aside') !== null
  )
}
