// Where things lie on the page, by name. The same name may lie in several places: two copies of a card.
import type { Place } from './staging'

/** A box on the page, by its middle. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Found {
  element: Element
  /** It is the piece itself, not the place where it lies. */
  itself: boolean
}

export class Places {
  readonly #at = new Map<Place, Set<Element>>()
  /** Those that are followed on their own: whatever stands elsewhere after an event has moved. */
  readonly pieces = new Set<Place>()
  #marked: readonly Place[] = []
  #lasting: ReadonlyMap<Place, string> = new Map()

  add(name: Place, element: Element): () => void {
    const here = this.#at.get(name) ?? new Set()
    this.#at.set(name, here.add(element))
    const by = this.#lasting.get(name)
    if (by !== undefined) element.setAttribute('data-last', by)
    return () => {
      here.delete(element)
      if (!here.size && this.#at.get(name) === here) this.#at.delete(name)
    }
  }

  /** `data-fresh`: what lies there has just changed. */
  mark(names: readonly Place[]): void {
    for (const name of names) for (const element of this.all(name)) element.setAttribute('data-fresh', '')
    this.#marked = names
  }

  clearMarks(): void {
    for (const name of this.#marked) for (const element of this.all(name)) element.removeAttribute('data-fresh')
    this.#marked = []
  }

  /** `data-last="p1"`: what seat 1 did last was here; until its next act, also on what is drawn anew meanwhile. */
  keep(lasting: ReadonlyMap<Place, string>): void {
    for (const name of this.#lasting.keys()) for (const element of this.all(name)) element.removeAttribute('data-last')
    for (const [name, by] of lasting) for (const element of this.all(name)) element.setAttribute('data-last', by)
    this.#lasting = lasting
  }

  names(): Iterable<Place> {
    return this.#at.keys()
  }

  all(name: Place): Iterable<Element> {
    return this.#at.get(name) ?? []
  }

  /** One that is shown, if there are several. */
  at(name: Place): Element | null {
    const all = [...this.all(name)]
    return all.find((element) => element.getClientRects().length) ?? all[0] ?? null
  }

  /** Where a piece lies that came to a place or is about to leave it: itself, if it is seen there, or else the place. What
   * belongs to somebody and has no place of its own lies with its owner. Of several that look alike each is taken once; those
   * that were there before only after those that have come. */
  piece(
    piece: Place,
    where: Place,
    taken: Set<Element> = new Set(),
    before: ReadonlySet<Element> = new Set(),
  ): Found | null {
    const places = [...this.all(where)]
    const free = [...this.all(piece)].filter(
      (element) => !taken.has(element) && (!places.length || places.some((place) => place.contains(element))),
    )
    const itself = free.find((element) => !before.has(element)) ?? free[0]
    if (itself) {
      taken.add(itself)
      return { element: itself, itself: true }
    }
    const place = this.at(where)
    const element = place ?? this.at(`seat:${where.split(':').at(-1)}`)
    return element && { element, itself: false }
  }
}

/** Null for what is not shown. */
export function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return width && height ? { x: left + width / 2, y: top + height / 2, width, height } : null
}

export const differ = (a: Box, b: Box) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 3
