// Nothing that is said is cut: a text takes the first of its sizes at which it is whole. The style draws them by `data-fit`,
// from 0 to 3; at the last one it may be as high as it needs.
import type { Attachment } from 'svelte/attachments'

const LAST = 3
const ROUNDING = 1

/** `{@attach fitted(() => text)}`: measured anew with every text and width, with the next frame, which lays out the page anyway.
 * What has sizes of its own gives them another name. */
export function fitted(text: () => unknown, name = 'fit'): Attachment<HTMLElement> {
  return (element) => {
    let frame = 0
    const measure = () => {
      for (let size = 0; size <= LAST; size++) {
        element.dataset[name] = String(size)
        if (isWhole(element)) return
      }
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    $effect(() => {
      text()
      soon()
    })
    const room = new ResizeObserver(soon)
    if (element.parentElement) room.observe(element.parentElement)
    return () => {
      cancelAnimationFrame(frame)
      room.disconnect()
    }
  }
}

function isWhole({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth <= clientWidth + ROUNDING && scrollHeight <= clientHeight + ROUNDING
}
