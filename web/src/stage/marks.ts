// What the overlay draws itself, and how it moves: backs of cards, arrows, rings, stamps and words.
import type { Copy } from './copies'
import type { Box } from './places'
import type { Motion } from './staging'

export type Still = Exclude<Motion, { does: 'fly' | 'hold' }>
type Corner = Pick<DOMRect, 'left' | 'top'>

const SVG = 'http://www.w3.org/2000/svg'
const MIDDLE = 'translate(-50%, -50%)'
/** How what does not fly moves where it is. */
export const FRAMES: Record<Exclude<Still['does'], 'arrow'>, Keyframe[]> = {
  flip: [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
  roll: [
    { transform: 'translateY(-40px) rotate(-300deg) scale(1.2)' },
    { transform: 'translateY(0) rotate(-60deg) scale(1)', offset: 0.55 },
    { transform: 'translateY(-9px) rotate(-20deg)', offset: 0.75 },
    { transform: 'none' },
  ],
  tick: [{ transform: 'scale(1)' }, { transform: 'scale(1.35)', offset: 0.35 }, { transform: 'scale(1)' }],
  ring: [
    { transform: `${MIDDLE} scale(1.5)`, opacity: 0 },
    { transform: `${MIDDLE} scale(1)`, opacity: 1, offset: 0.5 },
    { transform: `${MIDDLE} scale(1)`, opacity: 0 },
  ],
  stamp: [
    { transform: `${MIDDLE} rotate(-8deg) scale(2.2)`, opacity: 0 },
    { transform: `${MIDDLE} rotate(-8deg) scale(1)`, opacity: 1, offset: 0.35 },
    { transform: `${MIDDLE} rotate(-8deg) scale(1)`, opacity: 1 },
  ],
  say: [
    { transform: 'translate(-50%, -80%) scale(0.8)', opacity: 0 },
    { transform: 'translate(-50%, -110%) scale(1)', opacity: 1, offset: 0.25 },
    { transform: 'translate(-50%, -110%) scale(1)', opacity: 1 },
  ],
}

/** A piece that comes to a pile or to somebody's panel is no larger than that. */
export function fitting(piece: Box, place: Box): number {
  return Math.min(1, place.width / piece.width, place.height / piece.height)
}

/** The back of a card that no board has drawn. */
export function cardBack(from: Box, corner: Corner): Copy {
  const element = document.createElement('div')
  element.className = 'stage-back'
  const box = { ...from, width: 40, height: 56 }
  Object.assign(element.style, {
    left: `${box.x - 20 - corner.left}px`,
    top: `${box.y - 28 - corner.top}px`,
    width: '40px',
    height: '56px',
  })
  return { element, box }
}

/** A ring round a box, a stamp on it, or words over it. */
export function marked(does: 'ring' | 'stamp' | 'say', box: Box, text: string, corner: Corner): HTMLElement {
  const mark = document.createElement('div')
  mark.className = `stage-${does}`
  mark.textContent = text
  Object.assign(mark.style, {
    left: `${box.x - corner.left}px`,
    top: `${(does === 'say' ? box.y - box.height / 2 : box.y) - corner.top}px`,
  })
  if (does === 'ring') Object.assign(mark.style, { width: `${box.width + 12}px`, height: `${box.height + 12}px` })
  return mark
}

/** An arrow from one box to the edge of another. */
export function arrowed(from: Box, to: Box, corner: Corner): SVGSVGElement {
  const [ax, ay, bx, by] = [from.x - corner.left, from.y - corner.top, to.x - corner.left, to.y - corner.top]
  const far = Math.hypot(bx - ax, by - ay) || 1
  const [dx, dy] = [(bx - ax) / far, (by - ay) / far]
  const short = Math.min(far / 3, Math.min(to.width, to.height) / 3)
  const [tx, ty] = [bx - dx * short, by - dy * short]
  const bend = Math.min(60, far / 5)
  const [cx, cy] = [(ax + tx) / 2 - dy * bend, (ay + ty) / 2 + dx * bend]
  const turn = (Math.atan2(ty - cy, tx - cx) * 180) / Math.PI
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'stage-arrow')
  for (const [tag, attributes] of [
    ['path', { d: `M${ax} ${ay}Q${cx} ${cy} ${tx} ${ty}`, fill: 'none' }],
    ['path', { d: 'M-13 -8L2 0L-13 8Z', transform: `translate(${tx} ${ty}) rotate(${turn})` }],
  ] as const) {
    const part = document.createElementNS(SVG, tag)
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value)
    svg.append(part)
  }
  return svg
}
