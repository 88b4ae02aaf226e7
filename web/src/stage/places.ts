// Where things lie on the page, by name. The same name may lie in several places: two copies of a card.
import type { Place } from './staging'

/** A box on the page, by its middle. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export class Places {
  readonly #at = new Map<Place, Set<Element>>()
  /** Those that are followed on their own: whatever stands elsewhere after an event has moved. */
  readonly pieces = new Set<Place>()
  #marked: readonly Place[] = []

  add(name: Place, element: Element): () => void {
    const here = this.#at.get(name) ?? new Set()
    this.#at.set(name, here.add(element))
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

  names(): Iterable<Place> {
    return this.#at.keys()
  }

  all(name: Place): Iterable<Element> {
    return this.#at.get(name) ?? []
  }

  at(name: Place): Element | null {
    return [...this.all(name)].find((element) => element.isConnected) ?? null
  }

  /** Where a piece lies that came to a place or is about to leave it: itself, if it is seen there, or else the place. What
   * belongs to somebody and has no place of its own lies with its owner. */
  piece(piece: Place, where: Place): { element: Element; itself: boolean } | null {
    const place = this.at(where)
    const inside = place && [...this.all(piece)].find((element) => place.contains(element))
    const itself = inside ?? (place ? null : this.at(piece))
    if (itself) return { element: itself, itself: true }
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
