// What the parts of the library share besides what every board has: the people, the light, the shove under way, and what one
// aims at. It knows the questions by name and no rules.
import { untrack } from 'svelte'
import { Board, useAnyBoard } from '../../../kit/board.svelte'
import type { BoardProps } from '../../../kit/define'
import { partsOf, seatOf } from '../../../lib/game'
import type { AskView } from '../../../lib/protocol'
import type { Answers, Game, TableView } from '../view'
import { Aim } from './aim.svelte'
import { chainOf, poolOf } from './chain'
import { isCell, planOf } from './geometry'
import { lightsOf, pickedWays } from './lights'
import { dutyOf } from './names'
import { Notes } from './notes.svelte'
import { peopleOf, type Person } from './people'
import { Retelling } from './retelling.svelte'
import { cardWidth } from './sizes'
import { threadsOf, trailOf } from './trail'

/** What is laid over the board. */
export type Opened = '' | 'people' | 'books' | 'stock'

/** The answers that are no pieces; one key gives the first of them that is offered. */
const DEEDS = ['stop', 'stay', 'pass', 'nothing', 'end_turn', 'show_hand']

export class RigorBoard extends Board<Game> {
  /** The cell under the pointer, or with the focus. */
  pointed = $state('')
  opened = $state<Opened>('')
  /** How many pixels wide the library is drawn. */
  drawn = $state(0)

  readonly people: readonly Person[] = $derived.by(() => peopleOf(this.view))
  readonly plan = $derived.by(() => planOf(this.table, { narrow: this.small, turned: this.mode === 'sideways' }))
  /** The goblins that shove each other, link by link. */
  readonly chain = $derived.by(() => chainOf(this.view.waiting, this.table))
  /** The cells round which the light narrows: somebody is interrupted there. */
  readonly pool = $derived.by(() => poolOf(this.view.waiting, this.table, this.chain))
  /** Steps of the move under way. */
  readonly trail = $derived.by(() => trailOf(this.view, this.stage.fresh))
  /** Who has just been carried, from where to where. */
  readonly threads = $derived.by(() => threadsOf(this.stage.fresh, this.stage.told))
  /** The picked card and where it leads. */
  readonly picked = $derived.by(() => pickedWays(this.answers))
  readonly lights = $derived.by(() => lightsOf(this.table, this.answers, this.aim.cell))
  readonly aim: Aim
  readonly notes: Notes
  readonly retelling: Retelling

  constructor(props: () => BoardProps<Game>) {
    super(props)
    this.aim = new Aim(this.answers, () => this.view.number)
    this.notes = new Notes(this)
    this.retelling = new Retelling(this)
    $effect(() => this.#followHint())
    let books = 0
    $effect(() => {
      const open = this.mine?.up.length ?? 0
      if (open < books) untrack(() => this.#closeBooks())
      books = open
    })
    $effect(() =>
      this.answers.letters({
        KeyB: () => (this.opened = this.opened === 'books' ? '' : 'books'),
        KeyS: () => void this.answers.send(this.deeds[0] ?? ''),
        KeyD: () => void this.answers.send(dutyOf(this.table.demands.find(isDue)?.do ?? '')),
      }),
    )
  }

  /** What follows from a book that was used is seen, and answered, on the board. */
  #closeBooks(): void {
    if (this.opened === 'books') this.opened = ''
  }

  /** Who looks; a spectator is nobody. */
  get mine(): Person | undefined {
    return this.seat === null ? undefined : this.people[this.seat]
  }
  /** The cell of my goblin, null while it is nowhere. */
  get here(): string | null {
    return this.seat === null ? null : (this.table.goblins[this.seat] ?? null)
  }
  /** The effects of my own looks. */
  get effects(): string[] {
    const locked = this.mine?.active && this.table.goblin_locked
    return [...this.table.demands.map((demand) => demand.do), ...(locked ? ['locked'] : [])]
  }
  colour(player: string): string | null {
    return this.table.colours[seatOf(player)] ?? null
  }

  /** How many pixels wide a unit of the library's drawing is. */
  get scale(): number {
    return this.drawn / (this.plan.width + 2 * this.plan.margin)
  }
  /** How many pixels wide a card of the hand is. */
  get card(): number {
    return cardWidth(this.mode, this)
  }

  /** What a shove would bring: where one points at, else the worst. */
  get outcome(): { cell: string; does: string; whom: string } | null {
    const ends = (does: string) => [...this.lights.keys()].find((cell) => this.lights.get(cell)?.does === does)
    const cell = this.lights.has(this.pointed) ? this.pointed : (ends('expulsion') ?? ends('meeting'))
    if (!this.chain.length || !cell) return null
    return { cell, does: this.lights.get(cell)?.does ?? '', whom: String(this.answers.details(cell).whom ?? '') }
  }

  get deeds(): string[] {
    return DEEDS.filter((key) => this.answers.can(key))
  }
  get foresight(): AskView<Game> | undefined {
    return this.answers.asks.find((ask) => ask.kind === 'foresight')
  }
  /** The tokens stay in the order in which they lie. */
  leave(): void {
    this.answers.plan(...this.cards('token_stack').slice(Number(this.foresight?.subject.place ?? 1) - 1, -1))
  }
  /** Who is about to be accused of which look; null if nobody is. */
  get accusing(): { accused: string; look: string } | null {
    const parts = partsOf<Answers>(this.answers.picked)
    return parts?.[0] === 'call_out' && !this.opened ? { accused: parts[1], look: parts[2] } : null
  }

  /** The cells that a hint proposes, one after the other. */
  get hinted(): string[] {
    const { hint } = this.company.table
    const way = hint?.seat === this.seat && this.answers.can(hint?.key ?? '') ? hint?.values.way : undefined
    return typeof way === 'string' ? way.split('-').filter(isCell) : []
  }
  /** A hint tells the way of the card that it names: the card is picked. */
  #followHint(): void {
    const key = this.company.table.hint?.key ?? ''
    if (this.hinted.length && untrack(() => this.answers.picked) !== key) this.answers.pick(key)
  }
}

const isDue = (demand: TableView['demands'][number]) => demand.open === true && dutyOf(demand.do) !== ''

export const useBoard = useAnyBoard<RigorBoard>
