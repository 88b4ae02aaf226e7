// What the parts of the castle share besides what every board has: what is asked, the route that is drawn, the flight of the
// ghost, the hand that goes up, and what is looked at closely. It knows the questions by name and no rules.
import { Board, useAnyBoard } from '../../../kit/board.svelte'
import type { BoardProps } from '../../../kit/define'
import type { AskView, WaitView } from '../../../lib/protocol'
import { stored } from '../../../lib/stored'
import type { ColourView, Game, PlayerView } from '../view'
import { GhostFlight } from './ghost_flight.svelte'
import { RaisedHand } from './raised_hand.svelte'
import { Route } from './route.svelte'

/** Of what was possible in the last round: a colour, and which of its shortest ways. */
export interface Looked {
  colour: string
  n: number
}

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
  readonly route: Route
  readonly flight: GhostFlight
  readonly hand: RaisedHand
  #dim = $state(stored.read(DIM, false))
  /** The server's clock; 0 until it was looked at. */
  #now = $state(0)

  constructor(props: () => BoardProps<Game>) {
    super(props)
    this.route = new Route(this)
    this.flight = new GhostFlight(this)
    this.hand = new RaisedHand(this)
    $effect(() => {
      const ticking = setInterval(() => (this.#now = this.company.table.now), TICK)
      return () => clearInterval(ticking)
    })
    $effect(() => {
      void this.table.visitor?.number
      this.looked = null
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

  /** Closed colours are drawn faintly. */
  get dim(): boolean {
    return this.#dim
  }
  set dim(on: boolean) {
    this.#dim = on
    stored.write(DIM, on)
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
