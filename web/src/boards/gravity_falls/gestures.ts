// Pointing at things and looking at them closely, by mouse, touch and keys.

/** After so many milliseconds a touch is a long one; a finger that moves so many pixels scrolls or drags. */
const LONG = 500
const STILL = 10

/** The mouse or the focus comes to an element and leaves it. An element that goes away loses the focus while the board is
 * being drawn: what follows from it waits until that is done. */
export function hovered(element: Element, enter: () => void, leave: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const left = () => queueMicrotask(leave)
  for (const kind of ['pointerenter', 'focus']) element.addEventListener(kind, enter, { signal })
  for (const kind of ['pointerleave', 'blur']) element.addEventListener(kind, left, { signal })
  return () => {
    listening.abort()
    left()
  }
}

/** A right click, a long touch or `!` on an element; the press that a long touch ends with does nothing else. */
export function lookedAt(element: Element, open: () => void): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let long = false
  const on = <K extends keyof GlobalEventHandlersEventMap>(kind: K, act: (event: GlobalEventHandlersEventMap[K]) => void) =>
    element.addEventListener(kind, act as EventListener, { signal: listening.signal, capture: true })
  const opened = (event: Event) => {
    event.preventDefault()
    open()
  }
  on('contextmenu', opened)
  on('keydown', (event) => event.key === '!' && opened(event))
  on('pointerdown', (event) => {
    long = false
    from = { x: event.clientX, y: event.clientY }
    if (event.pointerType !== 'touch') return
    timer = setTimeout(() => {
      long = true
      open()
    }, LONG)
  })
  on('pointermove', (event) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL && clearTimeout(timer))
  on('pointerup', () => clearTimeout(timer))
  on('pointercancel', () => clearTimeout(timer))
  on('click', (event) => {
    if (long) event.stopImmediatePropagation()
    long = false
  })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
