// The route on the castle: the one that is drawn now, by who looks or by another; what was shown last; or what was possible.
import { untrack } from 'svelte'
import type { ColourView, TableView } from '../view'
import { headOf, moved, strandsOf, type Strand } from './castle'
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
  /** Beside it, after a round: what was possible from the colour that is looked at. */
  readonly possible: readonly Strand[] = $derived.by(() => this.#possible())
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

  /** Of those, the ones that are offered, each with its place among them: no other than the present colour, and none once it has
   * changed here. */
  get drops(): readonly { colour: ColourView; n: number }[] {
    if (this.trace.steps.at(-1)?.startsWith('T:')) return []
    return this.changes.map((colour, n) => ({ colour, n })).filter(({ colour }) => colour.id !== this.#board.colourNow)
  }

  /** The step at which the thread broke; '' if it only stopped; null if it did not. */
  get broken(): string | null {
    const { caller, attempt } = this.#table
    return !caller && attempt ? (attempt.step ?? '') : null
  }
  /** The cell that the broken step was to lead to. */
  get beyond(): number | null {
    return this.broken && this.end !== null ? moved(this.end, this.broken, this.#table.castle.wide) : null
  }

  /** Lead the ghost on. */
  extend(steps: readonly string[]): void {
    if (this.#board.show) this.trace.extend(steps)
  }
  /** Use the passage or the transformation of this room; the n-th way to do so. */
  useToken(n: number): void {
    const [exit, change] = [this.exits[n], this.changes[n]]
    if (exit) this.trace.extend([`P:${exit}`])
    else if (change && this.opens(change)) this.trace.extend([`T:${change.code}`])
  }
  /** A closed colour cannot be changed into, unless the table is strict. */
  opens({ id }: ColourView): boolean {
    return this.#table.strict || !this.#board.held.includes(id)
  }

  #drawn(): Drawn | null {
    const { ghost, caller, announced, attempt, last_round: last, visitor } = this.#table
    const { show } = this.#board
    if (ghost === null) return null
    if (show) return { start: ghost, steps: this.trace.steps, colour: announced ?? '' }
    if (caller) return { start: ghost, steps: this.seen, colour: announced ?? '' }
    if (attempt) return { start: ghost, steps: stepsOf(attempt.walked), colour: attempt.colour }
    if (last?.route && !visitor) return { start: last.ghost, steps: stepsOf(last.route), colour: last.announced ?? '' }
    return null
  }

  #possible(): readonly Strand[] {
    const { last_round: last, visitor, castle } = this.#table
    const { looked } = this.#board
    const route = looked && last && !visitor ? this.#board.possible(looked.colour)?.routes[looked.n] : undefined
    return route && last && looked ? strandsOf(castle, castle.rooms[last.ghost]!, stepsOf(route), looked.colour) : []
  }
}
