// The card somebody looks at closely, by hover, focus or tap; shown by CardViewer wherever the table is.
class Looking {
  id = $state('')

  at(id: string): void {
    this.id = id
  }
  away(id: string): void {
    if (this.id === id) this.id = ''
  }
  toggle(id: string): void {
    this.id = this.id === id ? '' : id
  }
}

export const looking = new Looking()
