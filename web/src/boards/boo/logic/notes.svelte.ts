// Why not: in words, at the place on the castle where it is. Before a step, while the head leans on a wall; after it, what the
// verdict was; and what was not even sent.
import { borderOf, centre, headOf, moved, type Point } from './castle'
import type { Wall } from './aim'
import type { BooBoard } from './context.svelte'
import { stepsOf } from './route.svelte'

export interface Note {
  at: Point
  lead: string
  text?: string
  rule?: string
  /** It teaches, and warns of nothing. */
  kind?: true
  /** The wall that is meant. */
  wall?: readonly [number, number]
}

/** Milliseconds for which what was not sent is explained. */
const READ = 4000
/** Milliseconds for which a verdict lies over the castle, while all search on. */
const FOLDS = 8000
/** Of each verdict, the rule that it follows from. */
const RULES: Readonly<Record<string, string>> = {
  wrong_wall: 'BO-110',
  held_colour: 'BO-112',
  hesitated: 'BO-148',
  gave_up: 'BO-084',
  not_there: 'BO-083',
}

export class Notes {
  /** The wall on which the head leans. */
  lean = $state.raw<Wall | null>(null)
  /** The verdict has been read: only its mark is left. */
  folded = $state(false)
  readonly #board: BooBoard
  #said = $state.raw<Note | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #asked: string = $derived.by(() => this.#board.show?.kind ?? '')
  readonly now: Note | null = $derived.by(
    () => this.#leaning() ?? this.#said ?? this.#bumped() ?? this.#verdict() ?? this.#board.teaching.note,
  )
  /** The wall that a note is about, between two cells. */
  readonly wall: string = $derived.by(() => (this.now?.wall ? [...this.now.wall].sort((a, b) => a - b).join('-') : ''))

  constructor(board: BooBoard) {
    this.#board = board
    $effect(() => {
      void [board.route.trace.steps, this.#asked]
      this.forget()
    })
    $effect(() => {
      void [board.table.attempt?.walked, board.table.attempt?.seat]
      this.folded = false
      if (!this.#verdict()) return
      const timer = setTimeout(() => (this.folded = true), FOLDS)
      return () => clearTimeout(timer)
    })
  }

  unfold(): void {
    this.folded = false
  }

  /** Something that was pressed leads nowhere: not sent, but not silent either. */
  say(at: Point, key: string): void {
    const { say } = this.#board
    this.#said = { at, lead: say.call(this.#board, key) }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#said = null), READ)
  }
  forget(): void {
    clearTimeout(this.#timer)
    this.#said = null
    this.lean = null
  }

  /** A wall of another colour stops a route. */
  bars(colour: string): boolean {
    return colour !== '' && colour !== this.#board.colourNow
  }

  #leaning(): Note | null {
    const { lean } = this
    if (!lean || !this.#board.show || !this.bars(lean.colour)) return null
    const { table } = this.#board
    return {
      at: borderOf(lean.from, lean.to, table.castle.wide),
      wall: [lean.from, lean.to],
      lead: this.#between(lean.colour, this.#board.colourNow),
      text: this.#board.say(table.family ? 'boo-will-bump' : 'boo-will-break'),
    }
  }

  /** In family play a wrong step costs two seconds. */
  #bumped(): Note | null {
    const { show, table, route } = this.#board
    if (!show || !table.showing?.bumped) return null
    const here = centre(route.head, table.castle.wide)
    const beyond = moved(route.head, table.showing.bumped, table.castle.wide)
    const wall = beyond === null ? undefined : ([route.head, beyond] as const)
    const at = wall ? borderOf(wall[0], wall[1], table.castle.wide) : here
    return { at, lead: this.#board.say('boo-bumped'), rule: 'BO-149', ...(wall ? { wall } : {}) }
  }

  /** The last wrong route of the round, until the next call. */
  #verdict(): Note | null {
    const { attempt, castle, ghost, caller } = this.#board.table
    if (!attempt || caller || !ghost || !this.#board.table.visitor) return null
    const end = headOf(castle, castle.rooms[ghost]!, stepsOf(attempt.walked))
    const rule = RULES[attempt.verdict] ?? 'BO-083'
    const { words } = this.#board
    if (attempt.wall && attempt.wall_colour && attempt.needed) {
      const [a, b] = attempt.wall
      const lead = this.#between(attempt.wall_colour, attempt.needed, true)
      return { at: borderOf(a, b, castle.wide), lead, text: words.say('boo-again'), rule, wall: attempt.wall }
    }
    const { closed, seat, wrong } = attempt
    const isMine = seat === `p${this.#board.seat}`
    const lead = closed
      ? words.say(isMine ? 'boo-closed-why' : 'boo-was-closed', { seat, colour: closed })
      : words.say('boo-verdict', {}, { verdict: words.name(attempt.verdict) })
    // Announced, or changed into on the way.
    const closes = closed && wrong ? 'BO-136' : rule
    return { at: centre(end, castle.wide), lead, text: words.say('boo-again'), rule: closes }
  }

  #between(wall: string, needed: string, after = false): string {
    const { words } = this.#board
    const ready = { wall: words.mark(`name-${wall}`, 'wall'), now: words.name(needed) }
    return words.say(after ? 'boo-was-wall' : 'boo-is-wall', {}, ready)
  }
}
