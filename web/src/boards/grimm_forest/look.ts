// A card is looked at closely by mouse, by keyboard focus or by a long press; the frame shows it large.
import type { Attachment } from 'svelte/attachments'
import { looking } from '../../lib/looking.svelte'

const LONG = 450

export function look(id: string | null): Attachment {
  return (element) => {
    if (!id) return undefined
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    const away = () => {
      clearTimeout(timer)
      looking.away(id)
    }
    const listen = (kind: 'pointerenter' | 'pointerleave' | 'pointerdown' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
      element.addEventListener(kind, (event) => event instanceof PointerEvent && act(event), { signal })
    listen('pointerenter', (event) => event.pointerType === 'mouse' && looking.at(id))
    listen('pointerleave', away)
    listen('pointerdown', (event) => {
      if (event.pointerType !== 'mouse') timer = setTimeout(() => looking.at(id), LONG)
    })
    listen('pointerup', (event) => event.pointerType !== 'mouse' && clearTimeout(timer))
    listen('pointercancel', away)
    element.addEventListener('focus', () => element.matches(':focus-visible') && looking.at(id), { signal })
    element.addEventListener('blur', away, { signal })
    return () => {
      stop.abort()
      away()
    }
  }
}
