// What a card says is read by pointing at it, by focus, or by a tap.
import type { Attachment } from 'svelte/attachments'
import { looking } from '../../../lib/looking.svelte'

export function read(id: () => string): Attachment {
  return (element) => {
    const stop = new AbortController()
    const { signal } = stop
    const at = () => id() && looking.at(id(), element)
    const away = () => looking.away(id())
    for (const [begin, end] of [
      ['pointerenter', 'pointerleave'],
      ['focusin', 'focusout'],
    ] as const) {
      element.addEventListener(begin, at, { signal })
      element.addEventListener(end, away, { signal })
    }
    return () => {
      stop.abort()
      away()
    }
  }
}
