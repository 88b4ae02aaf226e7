// Practice teaches in three steps, on its first visitor: a corridor is free, a wall is its colour, and all walls of a way are of one
// colour. Each is left by doing it; Escape ends it.
import { stored } from '../../../lib/stored'
import { cellAt, wallAt } from './aim'
import { borderOf, centre, moved, STEPS, wallBetween, type Point } from './castle'
import type { BooBoard } from './context.svelte'
import type { Note } from './notes.svelte'

const TAUGHT = 'igroteka.boo.taught'
const LEADS = ['boo-teach-floor', 'boo-teach-wall', 'boo-teach-colour'] as const
const ASKS = ['boo-teach-floor-ask', 'boo-teach-wall-ask', 'boo-teach-colour-ask'] as const

export class Teaching {
  step = $state(0)
  #taught = $state(stored.read(TAUGHT, false))
  readonly #board: BooBoard
  readonly active: boolean = $derived.by(() => {
    const { table, moment, seat } = this.#board
    const isFirst = !table.last_round && !table.attempt && !table.day
    return (
      !this.#board.answers.guided && table.practice && isFirst && moment === 'search' && seat !== null && !this.#taught
    )
  })

  constructor(board: BooBoard) {
    this.#board = board
    $effect(() => {
      if (board.moment === 'call' && board.table.practice) this.end()
    })
  }

  /** The corridors beside the ghost's room, or the walls of it: what is to be pressed. */
  get corridors(): readonly number[] {
    return this.active && this.step === 0 ? [...new Set(this.#around.map(({ area }) => area))] : []
  }
  get walls(): readonly Point[] {
    const { castle } = this.#board.table
    if (!this.active || this.step !== 1) return []
    return this.#around
      .filter(({ cell }) => wallBetween(castle, this.#ghost, cell))
      .map(({ cell }) => borderOf(this.#ghost, cell, castle.wide))
  }
  get note(): Note | null {
    if (!this.active) return null
    const { say, table } = this.#board
    const said = (key: string) => say.call(this.#board, key)
    return {
      at: centre(this.#ghost, table.castle.wide),
      lead: said(LEADS[this.step] ?? LEADS[2]),
      text: said(ASKS[this.step] ?? ASKS[2]),
      kind: true,
    }
  }

  /** Something on the castle was pressed. */
  touched(point: Point): void {
    const { castle } = this.#board.table
    const wall = wallAt(castle, point)
    if (this.step === 0) {
      const cell = cellAt(castle, point)
      if (cell !== null && !wall && this.corridors.includes(castle.areas[cell]!)) this.step = 1
    } else if (this.step === 1 && wall && (wall.from === this.#ghost || wall.to === this.#ghost)) {
      this.step = 2
      this.#board.pointed = wall.colour
    }
  }
  end(): void {
    if (this.#taught) return
    this.#taught = true
    stored.write(TAUGHT, true)
  }

  get #ghost(): number {
    const { castle, ghost } = this.#board.table
    return castle.rooms[ghost ?? ''] ?? 0
  }
  get #around(): { cell: number; area: number }[] {
    const { castle } = this.#board.table
    return Object.keys(STEPS).flatMap((step) => {
      const cell = moved(this.#ghost, step, castle.wide)
      return cell === null ? [] : [{ cell, area: castle.areas[cell]! }]
    })
  }
}
