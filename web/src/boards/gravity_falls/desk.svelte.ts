// What every part of this board needs: the view, the question, the words; what is pointed at; which answers a place on the
// map stands for. It knows the questions by name and no rules.
import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Answers } from '../../lib/answers.svelte'
import type { AskView, View } from '../../lib/protocol'
import type { Stage } from '../../stage/stage.svelte'
import type { Words } from '../../lib/words'
import type { TableView } from './view'

/** A thing that one looks at closely. */
export interface Looked {
  sort: 'place' | 'character' | 'monster' | 'pile'
  id: string
}

/** A place of the map is the answer itself. */
const PLACES = ['walk', 'teleport', 'event_teleport', 'call', 'retreat', 'panic', 'gossip']
/** Dice follow at once, and nothing of it can be taken back: pinned first. */
const PINNED = ['walk', 'teleport']
export const TOKENS = ['support', 'distrust'] as const
export type TokenKind = (typeof TOKENS)[number]

interface Given {
  readonly view: View<TableView>
  readonly stage: Stage<TableView>
  readonly answers: Answers
  readonly words: Words
}

export class Desk {
  readonly #given: Given
  /** The place that the mouse or the focus is on. */
  pointed = $state('')
  looked = $state.raw<Looked | null>(null)

  constructor(given: Given) {
    this.#given = given
  }

  get view(): View<TableView> {
    return this.#given.view
  }
  get table(): TableView {
    return this.#given.view.table
  }
  get stage(): Stage<TableView> {
    return this.#given.stage
  }
  get answers(): Answers {
    return this.#given.answers
  }
  get words(): Words {
    return this.#given.words
  }

  /** The question that the board answers now. */
  get ask(): AskView | undefined {
    return this.answers.asks[0]
  }
  get kind(): string {
    return this.ask?.kind ?? ''
  }
  /** The seat whose hand is shown: one's own, or the active one for who only watches. */
  get mine(): number {
    return this.view.seat ?? this.table.active
  }
  /** Where the own character stands, '' before it is placed. */
  get here(): string {
    return this.table.characters[`p${this.mine}`]?.at ?? ''
  }
  /** The place that is pinned as the end of a walk. */
  get pinned(): string {
    return PINNED.includes(this.kind) && this.answers.can(this.answers.picked) ? this.answers.picked : ''
  }
  /** The place whose plan is shown: the one that is pointed at, else the pinned one. */
  get planned(): string {
    return PINNED.includes(this.kind) && this.pointed && this.answers.can(this.pointed) ? this.pointed : this.pinned
  }

  /** A name that fits under a vignette. */
  short(id: string): string {
    return this.words.mark(`name-${id}`, 'short') || this.words.name(id)
  }
  cards(zone: string): readonly string[] {
    return this.view.zones.find((each) => each.name === zone)?.cards.flatMap((card) => card.key ?? []) ?? []
  }
  count(zone: string): number {
    return this.view.zones.find((each) => each.name === zone)?.cards.length ?? 0
  }

  /** The answers that a press on a place stands for. */
  keysOf(place: string): string[] {
    const { picked } = this.answers
    if (PLACES.includes(this.kind)) return [place]
    if (this.kind === 'courage' && place === this.here) return ['yes']
    if (this.kind === 'move_token') return (TOKENS.some((kind) => kind === picked) ? [picked] : [...TOKENS]).map((kind) => `${kind}:${place}`)
    if (this.kind === 'ability_window' && picked.startsWith('carry:')) return [`${picked}:${place}`]
    return []
  }
  pins(): boolean {
    return PINNED.includes(this.kind)
  }

  /** `{@attach desk.pointing(id)}`: the mouse or the focus is on this place. An element that goes away loses the focus
   * while the board is being drawn: what follows from it waits until that is done. */
  pointing(place: string): Attachment {
    return (element) => {
      const listening = new AbortController()
      const { signal } = listening
      const leave = () => queueMicrotask(() => this.pointed === place && (this.pointed = ''))
      for (const kind of ['pointerenter', 'focus']) element.addEventListener(kind, () => (this.pointed = place), { signal })
      for (const kind of ['pointerleave', 'blur']) element.addEventListener(kind, leave, { signal })
      return () => {
        listening.abort()
        leave()
      }
    }
  }

  look(sort: Looked['sort'], id: string): void {
    this.looked = this.looked?.sort === sort && this.looked.id === id ? null : { sort, id }
  }
}

const DESK = Symbol('desk')
export const setDesk = (desk: Desk): Desk => setContext(DESK, desk)
export const useDesk = (): Desk => getContext<Desk>(DESK)
