// A copy of a piece that may be moved about above the board, whatever holds the piece itself: HTML or a part of a drawing.
import { boxOf, type Box } from './places'

export interface Copy {
  element: HTMLElement
  /** Where the copy lies without any transformation. */
  box: Box
}

/** A copy to be laid into an overlay whose upper left corner is `corner`; null for what is not shown. */
export function copied(original: Element, corner: { left: number; top: number }): Copy | null {
  const box = boxOf(original)
  if (!box) return null
  const holder = document.createElement('div')
  if (original instanceof SVGGraphicsElement && original.ownerSVGElement) {
    place(holder, box, corner)
    holder.append(drawn(original, original.ownerSVGElement, box))
    return { element: holder, box }
  }
  // A turned card has a larger box than itself; its middle is the same.
  const own =
    original instanceof HTMLElement ? { ...box, width: original.offsetWidth, height: original.offsetHeight } : box
  place(holder, own, corner)
  const copy = original.cloneNode(true) as Element
  if (copy instanceof HTMLElement || copy instanceof SVGElement) {
    // What it has from where it lies.
    const { fontSize, color } = getComputedStyle(original)
    Object.assign(copy.style, {
      fontSize,
      color,
      position: 'absolute',
      inset: '0',
      margin: '0',
      width: '100%',
      height: '100%',
      transform: 'none',
      translate: 'none',
      rotate: 'none',
      opacity: '1',
      visibility: 'visible',
      transition: 'none',
      animation: 'none',
    })
  }
  plain(copy)
  holder.append(copy)
  return { element: holder, box: own }
}

/** Part of a drawing, in a drawing of its own at the same place and size. */
function drawn(original: SVGGraphicsElement, drawing: SVGSVGElement, box: Box): SVGSVGElement {
  const whole = drawing.getBoundingClientRect()
  const own = drawing.cloneNode(false) as SVGSVGElement
  Object.assign(own.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    transform: 'none',
    overflow: 'visible',
    left: `${whole.left - (box.x - box.width / 2)}px`,
    top: `${whole.top - (box.y - box.height / 2)}px`,
    width: `${whole.width}px`,
    height: `${whole.height}px`,
  })
  const [at, root] = [(original.parentNode as SVGGraphicsElement).getCTM?.(), drawing.getCTM()]
  const matrix = at && (root ? root.inverse().multiply(at) : at)
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  if (matrix)
    frame.setAttribute('transform', `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`)
  const copy = original.cloneNode(true) as SVGElement
  copy.style.opacity = '1'
  plain(copy)
  frame.append(copy)
  own.replaceChildren(frame)
  plain(own)
  return own
}

function place(element: HTMLElement, box: Box, corner: { left: number; top: number }): void {
  Object.assign(element.style, {
    position: 'absolute',
    left: `${box.x - box.width / 2 - corner.left}px`,
    top: `${box.y - box.height / 2 - corner.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    willChange: 'transform',
  })
}

/** A copy is only looked at: it has no name, no light and no focus of its own. */
function plain(copy: Element): void {
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...each.attributes]) {
      if (
        name === 'id' ||
        name === 'tabindex' ||
        name === 'role' ||
        name.startsWith('aria-') ||
        name.startsWith('data-')
      )
        each.removeAttribute(name)
    }
  }
}
