// What is said at a table, in one piece: new lines at its end, earlier pages before its beginning.
import type { ChatPage, Said } from '../protocol'

export class Talk {
  lines = $state.raw<Said[]>([])
  /** There are lines before the first of these. */
  older = $state(false)

  /** The number of the last line. */
  get last(): number {
    return this.lines.at(-1)?.n ?? 0
  }

  add(said: Said): void {
    if (said.n > this.last) this.lines = [...this.lines, said]
  }

  addPage({ lines, more }: ChatPage): void {
    const isEarlier = (lines.at(-1)?.n ?? Infinity) < (this.lines[0]?.n ?? 0)
    if (isEarlier) this.lines = [...lines, ...this.lines]
    else this.lines = more ? lines : [...this.lines, ...lines]
    if (isEarlier || more) this.older = more
  }
}
