// Where something is shown large: beside what was pressed, inside the window, and over nothing that matters.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8
/** The window is tried in steps of so many pixels. */
const STEP = 24

/** The place for a box of that size: as near to `at` as can be without covering it or any of the `others`; if there is none,
 * where it covers least. */
export function beside(
  at: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  room: Box,
  others: readonly Box[],
): { left: number; top: number } {
  const right = Math.max(room.left, room.left + room.width - width)
  const bottom = Math.max(room.top, room.top + room.height - height)
  const within = (left: number, top: number) => ({
    left: Math.min(right, Math.max(room.left, left)),
    top: Math.min(bottom, Math.max(room.top, top)),
    width,
    height,
  })
  const places = [
    within(at.left + at.width + GAP, at.top),
    within(at.left - width - GAP, at.top),
    within(at.left, at.top + at.height + GAP),
    within(at.left, at.top - height - GAP),
  ]
  for (let left = room.left; left <= right; left += STEP)
    for (let top = room.top; top <= bottom; top += STEP) places.push(within(left, top))
  const cost = (place: Box) =>
    1e6 * overlap(place, at) + 1e3 * others.reduce((sum, other) => sum + overlap(place, other), 0) + far(place, at)
  const costs = places.map(cost)
  const { left, top } = places[costs.indexOf(Math.min(...costs))]!
  return { left, top }
}

/** How much of two boxes lies over each other. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Between their edges, with a little for their middles. */
function far(a: Box, b: Box): number {
  const wide = Math.max(0, a.left - (b.left + b.width), b.left - (a.left + a.width))
  const high = Math.max(0, a.top - (b.top + b.height), b.top - (a.top + a.height))
  const aside = Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)
  return wide + high + aside / 10
}

const ANSWERS = '[data-lit], [data-answer]'

/** The boxes of all answers on the page, but for those that lie in the element or around it. */
export function answersAround(element: Element): Box[] {
  return [...document.querySelectorAll(ANSWERS)]
    .filter((each) => !each.contains(element) && !element.contains(each))
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0)
}

/** All of this text can already be read in the element. */
export function isReadable(element: Element, text: string): boolean {
  const plain = (words: string) => words.replace(/[\s\u00ad\u00a0]+/g, ' ').trim()
  const holder = [...element.querySelectorAll('*'), element].find((each) =>
    plain(each.textContent ?? '').includes(plain(text)),
  )
  return holder !== undefined && holder.scrollHeight <= holder.clientHeight + 1 && holder.clientHeight > 0
}
