// Pointing at things and looking at them closely, by mouse, touch and keys: the same on every board.

/** After so many milliseconds a touch is a long one; a finger that moves so many pixels scrolls or drags. */
const LONG = 450
const STILL = 10
/** A mouse or a focus that stays so long looks. */
const HOVER = 350

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

/** A right click, a long touch or `!` opens what can be read about an element, and it stays open. */
export function lookedAt(element: Element, open: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const opened = (event: Event) => {
    event.preventDefault()
    open()
  }
  element.addEventListener('contextmenu', opened, { signal })
  element.addEventListener('keydown', (event) => (event as KeyboardEvent).key === '!' && opened(event), { signal })
  const stop = touchedLong(element, open)
  return () => {
    stop()
    listening.abort()
  }
}

/** A mouse or a focus that stays, or a finger that rests on it, has an element shown large, until it goes away. */
export function enlarged(element: Element, show: () => void, hide: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined
  let touched = false
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(show, HOVER)
  }
  const away = () => {
    clearTimeout(timer)
    touched = false
    queueMicrotask(hide)
  }
  const stop = touchedLong(element, () => {
    touched = true
    show()
  })
  element.addEventListener('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && soon(), {
    signal,
  })
  element.addEventListener('focus', () => element.matches(':focus-visible') && soon(), { signal })
  element.addEventListener('contextmenu', (event) => touched && event.preventDefault(), { signal })
  for (const kind of ['pointerleave', 'pointercancel', 'blur']) element.addEventListener(kind, away, { signal })
  return () => {
    stop()
    listening.abort()
    away()
  }
}

/** A finger rests on an element; the press that this ends with does nothing else. */
function touchedLong(element: Element, act: () => void): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let long = false
  const on = <K extends keyof GlobalEventHandlersEventMap>(
    kind: K,
    heard: (event: GlobalEventHandlersEventMap[K]) => void,
  ) => element.addEventListener(kind, heard as EventListener, { signal: listening.signal, capture: true })
  on('pointerdown', (event) => {
    long = false
    from = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      long = true
      act()
    }, LONG)
  })
  on(
    'pointermove',
    (event) => Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL && clearTimeout(timer),
  )
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
