// The card somebody looks at closely, by hover, focus or tap; shown by CardViewer wherever the table is.
class Looking {
  id = $state('')
  /** What was pressed or pointed at: the card is shown beside it. */
  element = $state.raw<Element | null>(null)

  at(id: string, element: Element | null): void {
    this.id = id
    this.element = element
  }
  away(id: string): void {
    if (this.id === id) this.at('', null)
  }
  toggle(id: string, element: Element): void {
    if (this.id === id) this.at('', null)
    else this.at(id, element)
  }
}

export const looking = new Looking()
