// Hover, focus or a long press enlarges a card; the enlarged one lies at the other side of the board and takes no presses.
import type { Attachment } from 'svelte/attachments'
import type { Room } from './room.svelte'

const HOVER = 350
const LONG = 420

export function look(room: Room, card: string): Attachment {
  return (element) => {
    const stop = new AbortController()
    const { signal } = stop
    let timer = 0
    const show = () => {
      const board = element.closest('.room')?.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      room.near = { card, right: board ? box.left + box.width / 2 > board.left + board.width / 2 : false }
    }
    // A card may lose the focus because it is taken away while the page is drawn; nothing may change then.
    const away = () => {
      clearTimeout(timer)
      queueMicrotask(() => room.near?.card === card && (room.near = null))
    }
    const soon = (ms: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(show, ms)
    }
    const listen = (kind: string, act: (event: Event) => void) => element.addEventListener(kind, act, { signal })
    listen('pointerenter', (event) => event instanceof PointerEvent && event.pointerType === 'mouse' && soon(HOVER))
    listen('pointerdown', (event) => event instanceof PointerEvent && event.pointerType !== 'mouse' && soon(LONG))
    listen('contextmenu', (event) => room.near && event.preventDefault())
    for (const kind of ['pointerleave', 'pointerup', 'pointercancel', 'blur']) listen(kind, away)
    listen('focus', () => element.matches(':focus-visible') && soon(HOVER))
    return () => {
      stop.abort()
      away()
    }
  }
}
