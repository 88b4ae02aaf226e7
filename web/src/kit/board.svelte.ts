// What every part of a board needs: the view, the stage, the answers, the words, who looks, how large the board is. There is
// one context for all boards; each extends it by what only its game knows.
import { getContext, setContext } from 'svelte'
import { createAttachmentKey } from 'svelte/attachments'
import type { HTMLAttributes } from 'svelte/elements'
import type { Answers } from '../lib/answers.svelte'
import type { Aside } from '../lib/aside.svelte'
import { useCompany, type Company } from '../lib/context'
import type { AnyGame } from '../lib/game'
import type { AskView, CardView, View, ZoneView } from '../lib/protocol'
import type { Values, Words } from '../lib/words'
import type { Stage } from '../stage/stage.svelte'
import type { BoardProps } from './define'
import { DRAWN, isSmall, modeOf, unitOf, type Mode } from './layout'

export class Board<G extends AnyGame = AnyGame> {
  readonly company: Company = useCompany()
  readonly stage: Stage<G>
  readonly answers: Answers<G>
  /** Where a board shows more of the seats; a record has none. */
  readonly aside: Aside | undefined
  /** What the board has of the page, in pixels. */
  width = $state(DRAWN.desk.width)
  height = $state(DRAWN.desk.height)
  readonly mode: Mode = $derived.by(() => modeOf(this))
  /** How many pixels wide a unit of the drawing is (`--u`). */
  readonly unit: number = $derived.by(() => unitOf(this.mode, this))
  readonly #props: () => BoardProps<G>
  readonly #zones: ReadonlyMap<string, ZoneView> = $derived.by(
    () => new Map(this.view.zones.map((zone) => [zone.name, zone])),
  )

  constructor(props: () => BoardProps<G>) {
    this.#props = props
    ;({ stage: this.stage, answers: this.answers, aside: this.aside } = props())
  }

  /** What is drawn: the present, a moment between two views, or the past. */
  get view(): View<G> {
    return this.#props().view
  }
  get table(): G['table'] {
    return this.view.table
  }
  get words(): Words {
    return this.company.words
  }

  /** The seat of whoever looks; null for a spectator. */
  get seat(): number | null {
    return this.view.seat
  }
  /** The seat in front: a spectator sits behind the first player. */
  get me(): number {
    return this.seat ?? 0
  }
  /** Everybody else, from the left neighbour on. */
  get others(): number[] {
    const { players } = this.view
    return Array.from({ length: players - 1 }, (_, i) => (this.me + 1 + i) % players)
  }
  /** Whether the table waits for this seat. */
  waitsFor(seat: number): boolean {
    return this.view.waiting.some((wait) => wait.seat === seat && wait.must && !wait.given)
  }

  /** The question that the board answers now. */
  get ask(): AskView<G> | undefined {
    return this.answers.asks.find((ask) => ask.given === null)
  }
  get kind(): G['question'] | '' {
    return this.ask?.kind ?? ''
  }

  /** Everything that lies in a zone, from the top down, seen or not. */
  zone(name: G['zone']): readonly CardView[] {
    return this.#zones.get(name)?.cards ?? []
  }
  /** The cards of a zone that are seen. */
  cards(zone: G['zone']): string[] {
    return this.zone(zone).flatMap(({ key }) => key ?? [])
  }
  count(zone: G['zone']): number {
    return this.zone(zone).length
  }
  /** This seat knows at least how many lie there. */
  knows(zone: G['zone']): boolean {
    return this.#zones.has(zone)
  }

  say(key: string, values: Values = {}, ready: Record<string, string | number> = {}): string {
    return this.words.say(key, values, ready)
  }
  name(id: string): string {
    return this.words.name(id)
  }

  /** There is no room for texts. */
  get small(): boolean {
    return isSmall(this.mode)
  }
  /** `<div {...board.sized}>` is the root of a board: it is measured, and says its form to the styles (`data-mode`, `--u`). */
  get sized(): HTMLAttributes<HTMLElement> {
    return {
      'data-mode': this.mode,
      'data-small': this.small ? '' : undefined,
      style: `--u: ${this.unit}px`,
      [MEASURED]: this.#measure,
    }
  }
  readonly #measure = (root: HTMLElement): (() => void) => {
    const measure = () => {
      if (root.clientWidth && root.clientHeight) [this.width, this.height] = [root.clientWidth, root.clientHeight]
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }
}

const MEASURED = createAttachmentKey()
const BOARD = Symbol('board')

export function setBoard<G extends AnyGame, B extends Board<G>>(board: B & Board<G>): B {
  return setContext(BOARD, board)
}
/** Of a board's own class in its parts: `export const useBoard = useAnyBoard<RigorBoard>`; parts of the kit need no more
 * than what all boards have. */
export const useAnyBoard = <B = Board>(): B => getContext<B>(BOARD)
