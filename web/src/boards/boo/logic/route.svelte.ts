// The route on the castle: the one that is drawn now, by who looks or by another; what was shown last; or what was possible.
import { untrack } from 'svelte'
import type { ColourView, TableView } from '../view'
import { headOf, moved, strandsOf, walkTo, type Strand } from './castle'
import type { BooBoard } from './context.svelte'
import { Trace } from './trace.svelte'

export interface Drawn {
  /** The room where it begins. */
  start: string
  steps: readonly string[]
  colour: string
}

export const stepsOf = (route: string): string[] => route.split(' ').filter(Boolean)

export class Route {
  readonly trace: Trace
  readonly #board: BooBoard
  /** Where the route that is being shown has come to. */
  readonly head: number = $derived.by(() => headOf(this.#table.castle, this.#start, this.trace.steps))
  readonly #room: string = $derived.by(
    () => Object.entries(this.#table.castle.rooms).find(([, cell]) => cell === this.head)?.[0] ?? '',
  )
  readonly drawn: Drawn | null = $derived.by(() => this.#drawn())
  readonly strands: readonly Strand[] = $derived.by(() => {
    const { castle } = this.#table
    if (!this.drawn) return []
    const { start, steps, colour } = this.drawn
    return strandsOf(castle, castle.rooms[start]!, steps, colour)
  })
  /** The cell where what is drawn ends. */
  readonly end: number | null = $derived.by(() => this.strands.at(-1)?.cells.at(-1) ?? null)

  constructor(board: BooBoard) {
    this.#board = board
    this.trace = new Trace((route) =>
      board.company.table.answer(
        untrack(() => board.show?.seat ?? -1),
        route,
      ),
    )
    $effect(() => {
      if (board.show) this.trace.heard(this.#heardAs, this.seen, Boolean(this.#table.showing?.bumped))
      else untrack(() => this.trace.begin())
    })
  }

  get #table(): TableView {
    return this.#board.table
  }
  get #start(): number {
    const { ghost, castle } = this.#table
    return ghost ? castle.rooms[ghost]! : 0
  }
  /** What the table has seen of the route that is shown. */
  get seen(): string[] {
    return stepsOf(this.#table.showing?.route ?? '')
  }
  /** A race keeps its number while it goes on; what has been shown under seal tells one step from the next. */
  get #heardAs(): string {
    const { show, view } = this.#board
    const { stopwatch, showing } = this.#table
    if (show?.kind !== 'sealed') return view.number
    return `${view.number}:${stopwatch?.show_until}:${showing?.route}:${showing?.undos_left}`
  }

  /** Where the secret passage leads from here. */
  get exits(): readonly string[] {
    const { passages } = this.#table.castle
    return passages.includes(this.#room) ? passages.filter((room) => room !== this.#room) : []
  }
  /** Into which colours the ghost can change here. */
  get changes(): readonly ColourView[] {
    const { transformations, colours } = this.#table.castle
    return transformations.includes(this.#room) ? colours : []
  }

  /** The step at which the thread broke; '' if it only stopped; null if it did not. */
  get broken(): string | null {
    const { caller, attempt } = this.#table
    return !caller && !this.#board.looked && attempt ? (attempt.step ?? '') : null
  }
  /** The cell that the broken step was to lead to. */
  get beyond(): number | null {
    return this.broken && this.end !== null ? moved(this.end, this.broken, this.#table.castle.wide) : null
  }

  goTo(cell: number): void {
    const more = this.#board.show ? walkTo(this.#table.castle, this.head, cell) : null
    if (more) this.trace.extend(more)
  }
  /** Use the passage or the transformation of this room; the n-th way to do so. */
  useToken(n: number): void {
    const [exit, change] = [this.exits[n], this.changes[n]]
    if (exit) this.trace.extend([`P:${exit}`])
    else if (change) this.trace.extend([`T:${change.code}`])
  }

  #drawn(): Drawn | null {
    const { ghost, caller, announced, attempt, last_round: last, visitor } = this.#table
    const { show, looked } = this.#board
    if (ghost === null) return null
    if (show) return { start: ghost, steps: this.trace.steps, colour: announced ?? '' }
    if (caller) return { start: ghost, steps: this.seen, colour: announced ?? '' }
    if (looked && last) {
      const route = last.possible.find((each) => each.colour === looked.colour)?.routes[looked.n]
      return route ? { start: last.ghost, steps: stepsOf(route), colour: looked.colour } : null
    }
    if (attempt) return { start: ghost, steps: stepsOf(attempt.walked), colour: attempt.colour }
    if (last?.route && !visitor) return { start: last.ghost, steps: stepsOf(last.route), colour: last.announced ?? '' }
    return null
  }
}
