// What the parts of the castle share besides what every board has: what is asked, the stage of the round, the route that is drawn,
// what is seen of the castle, the hand that goes up, why something cannot be. It knows the questions by name and no rules.
import { untrack } from 'svelte'
import { Board, useAnyBoard } from '../../../kit/board.svelte'
import type { BoardProps } from '../../../kit/define'
import type { AskView, WaitView } from '../../../lib/protocol'
import { stored } from '../../../lib/stored'
import type { ColourView, Game, LastRoundView, PlayerView, PossibleView } from '../view'
import { record } from './day'
import { GhostFlight } from './ghost_flight.svelte'
import { Notes } from './notes.svelte'
import { RaisedHand } from './raised_hand.svelte'
import { Route } from './route.svelte'
import { Sight } from './sight.svelte'
import { Teaching } from './teaching.svelte'

/** Of what was possible in the last round: a colour, and which of its shortest ways. */
export interface Looked {
  colour: string
  n: number
}
/** Before the first visitor; everybody searches; a route is shown; between two rounds. */
export type Moment = 'opening' | 'search' | 'call' | 'after'

const DIM = 'igroteka.boo.dim'
/** Milliseconds between two looks at the clock. */
const TICK = 250
const HOUR = 3600

export class BooBoard extends Board<Game> {
  /** What is laid over the board. */
  opened = $state<'' | 'facts'>('')
  looked = $state.raw<Looked | null>(null)
  /** The piece of the castle that is looked at closely. */
  closeUp = $state.raw<{ piece: string; at: Element } | null>(null)
  /** The colour whose walls alone are looked at. */
  pointed = $state('')
  readonly route: Route
  readonly flight: GhostFlight
  readonly hand: RaisedHand
  readonly notes: Notes
  readonly sight: Sight
  readonly teaching: Teaching
  /** The moment of the round: what lies in the column. */
  readonly moment: Moment = $derived.by(() => {
    const { caller, visitor, last_round: last } = this.table
    if (caller !== null || this.show) return 'call'
    if (visitor) return 'search'
    return last ? 'after' : 'opening'
  })
  #dim = $state(stored.read<boolean | null>(DIM, null))
  /** The server's clock; 0 until it was looked at. */
  #now = $state(0)

  constructor(props: () => BoardProps<Game>) {
    super(props)
    this.route = new Route(this)
    this.notes = new Notes(this)
    this.sight = new Sight(this)
    this.teaching = new Teaching(this)
    this.flight = new GhostFlight(this)
    this.hand = new RaisedHand(this)
    $effect(() => {
      const ticking = setInterval(() => (this.#now = this.company.table.now), TICK)
      return () => clearInterval(ticking)
    })
    $effect(() => {
      // In a record there is no table that could be remembered.
      if (this.company.table.room) record(this.table, this.company.table.id)
    })
    $effect(() => {
      void this.table.visitor?.number
      this.pointed = ''
      // Between two rounds, at first one's own best way.
      const last = this.moment === 'after' ? this.table.last_round : null
      this.looked = untrack(() => last && this.best(last))
    })
  }

  /** Before the first round: one of four rooms, one of four numbers. */
  get opening(): AskView | undefined {
    return this.#asked('ghost_room') ?? this.#asked('number')
  }
  get search(): AskView | undefined {
    return this.#asked('search')
  }
  /** In correspondence play one question goes through the whole round: look, call, and at last the route. */
  get sealed(): AskView | undefined {
    return this.#asked('sealed', (ask) => ask.form !== 'open')
  }
  get show(): AskView | undefined {
    return this.#asked('show') ?? this.#asked('sealed', (ask) => ask.form === 'open')
  }
  get ready(): AskView | undefined {
    return this.#asked('ready', (ask) => ask.given === null)
  }
  /** The table waits until everybody is ready for the next visitor. */
  get pause(): WaitView | undefined {
    return this.view.waiting.find((wait) => wait.kind === 'ready')
  }
  #asked(kind: string, such: (ask: AskView) => boolean = () => true): AskView | undefined {
    return this.answers.asks.find((ask) => ask.kind === kind && such(ask))
  }

  /** Who looks; a spectator is nobody. */
  get mine(): PlayerView | undefined {
    return this.seat === null ? undefined : this.table.players[`p${this.seat}`]
  }
  /** The colours that are closed to who looks. */
  get held(): readonly string[] {
    return this.mine?.walls ?? []
  }
  colour(id: string): ColourView {
    return this.table.castle.colours.find((each) => each.id === id)!
  }
  /** Who has the token of a colour; null: it lies in the reserve. */
  ownerOf(colour: string): string | null {
    return Object.entries(this.table.players).find(([, { walls }]) => walls.includes(colour))?.[0] ?? null
  }
  /** By words, as whoever looks would say it. */
  called(seat: string): string {
    return seat === `p${this.seat}` ? this.say('boo-you') : this.name(seat)
  }

  /** Closed colours are drawn thin; a strict table leaves it to everybody. */
  get dim(): boolean {
    return this.#dim ?? !this.table.strict
  }
  set dim(on: boolean) {
    this.#dim = on
    stored.write(DIM, on)
  }

  /** The colour in force where the route that is being shown has come to. */
  get colourNow(): string {
    return this.route.strands.at(-1)?.colour ?? this.table.announced ?? ''
  }
  /** Only the walls of these colours are drawn in full; null: all of them. */
  get lens(): readonly string[] | null {
    const { moment, table, pointed } = this
    if (moment === 'call') return [this.colourNow]
    if (moment === 'after') {
      const shown = [...this.route.strands, ...this.route.possible].map(({ colour }) => colour)
      return shown.length ? [...new Set(shown)] : null
    }
    if (moment === 'search' && pointed && table.lens) return [pointed]
    const { held } = this
    if (!this.dim || !held.length || moment !== 'search') return null
    return table.castle.colours.map(({ id }) => id).filter((id) => !held.includes(id))
  }

  /** What was possible in the last round from the colour that is looked at. */
  possible(colour: string): PossibleView | undefined {
    return this.table.last_round?.possible.find((each) => each.colour === colour)
  }
  /** What is looked at first: one's own way with the fewest walls, unless one has gone it. */
  best(last: LastRoundView): Looked | null {
    const own = `p${this.seat}`
    if (this.seat === null || last.caller === own) return null
    const open = last.possible.filter((way) => way.routes.length && own in way.open_to)
    const least = open.reduce<PossibleView | null>(
      (best, way) => (best && best.open_to[own]! <= way.open_to[own]! ? best : way),
      null,
    )
    return least ? { colour: least.colour, n: 0 } : null
  }

  /** When the showing or the pause ends. */
  get deadline(): number | null | undefined {
    if (this.show?.kind === 'sealed') return this.table.stopwatch?.show_until
    return (this.view.waiting.find((wait) => wait.kind === 'show') ?? this.pause)?.deadline
  }
  readonly now = (): number => this.company.table.now
  /** Whole seconds until then; null without a clock. */
  left(until: number | null | undefined): number | null {
    if (until === null || until === undefined || until < 0 || !this.#now) return null
    return Math.max(0, Math.round((until - this.#now) / 1000))
  }
  /** Whole seconds since then. */
  since(started: number | null | undefined): number | null {
    if (started === null || started === undefined || !this.#now) return null
    return Math.max(0, Math.floor((this.#now - started) / 1000))
  }

  clockWords(seconds: number): string {
    return seconds < HOUR
      ? this.say('boo-clock', { seconds })
      : this.say('boo-clock-hours', { hours: Math.round(seconds / HOUR) })
  }

  /** What makes a piece one that can be looked at closely, while the mouse is over it, a finger on it or the focus in it; not
   * while a route is drawn over it. */
  closer(piece: string, room: string) {
    if (this.show) return { 'aria-hidden': true } as const
    const look = ({ currentTarget }: Event) => (this.closeUp = { piece, at: currentTarget as Element })
    const leave = () => (this.closeUp = null)
    return {
      role: 'button',
      tabindex: 0,
      'aria-label': `${this.name(piece)}: ${room}`,
      onpointerenter: look,
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && look(event),
      onblur: leave,
    } as const
  }
}

export const useBoard = useAnyBoard<BooBoard>
