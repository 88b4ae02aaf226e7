// Answers on the board: which things on it are answers now, what each would bring, why others are none; what is picked,
// marked or planned; and the sending. It knows the questions of the view and no rules. Keys are in keys.ts.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { onlyAnswer } from './asks'
import type { AnyGame } from './game'
import { prefs } from './prefs.svelte'
import type { AskView, ReasonView, View } from './protocol'
import type { Table } from './table.svelte'
import { Target, type How } from './target.svelte'
import type { Values, Words } from './words'

/** What answers are made of. Read through getters, so that they follow the table. */
export interface Asking {
  /** The present, whatever is drawn. */
  readonly view: View | null
  readonly words: Words
  readonly table: Pick<Table, 'connection' | 'answer' | 'held' | 'hint'>
  /** What is drawn is the present, and nothing is on its way. */
  readonly live: boolean
  /** Nothing is answered by itself, and nobody is warned: a guide leads, or it is a riddle. */
  readonly led?: boolean
  /** A guide leads: a press answers at once, since what was wrong is taken back, and it explains everything. */
  readonly guided?: boolean
  /** The kinds of questions that the board answers. */
  readonly kinds: readonly string[]
}

/** Something that is no answer was pressed: what, why, and at which thing on the page. */
export interface Wondered {
  key: string
  kind: string
  why: ReasonView
  at: Element
}

/** Milliseconds to see what is about to be answered for you. */
export const MOMENT = 700
const NOTHING = 'nothing'

export class Answers<G extends AnyGame = AnyGame> {
  /** The open questions of this seat that the board claims; none while the board does not show the present. */
  readonly asks: readonly AskView<G>[] = $derived.by(() => (this.#asking.live ? this.#claimed : []))
  /** They can be answered now. */
  readonly open: boolean = $derived.by(() => this.asks.length > 0 && this.#free)
  /** What the status bar asks instead, while an answer is half given. */
  prompt = $state.raw('')
  /** A thing that stands for several answers was pressed: the dock offers them. */
  choosing = $state.raw<readonly string[]>([])
  /** The answer that is about to be given by itself. */
  coming = $state.raw('')
  wondered = $state.raw<Wondered | null>(null)
  /** The board's questions are shown as a list too. */
  listed = $state(false)
  sending = $state.raw(false)
  /** Everything on the board that may be an answer, by its element. */
  readonly targets = new Map<Element, Target>()

  readonly #asking: Asking
  /** The same, though the board may still tell how they came about. */
  readonly #claimed: readonly AskView<G>[] = $derived.by(() => {
    const { view, kinds } = this.#asking
    const asks: readonly AskView[] = view ? view.asks.filter((ask) => kinds.includes(ask.kind)) : []
    return asks as readonly AskView<G>[]
  })
  readonly #byKey: ReadonlyMap<string, AskView<G>> = $derived.by(
    () => new Map([...this.asks].reverse().flatMap((ask) => ask.options.map((key) => [key, ask]))),
  )
  readonly #held = $derived.by(
    () => this.#asking.view !== null && `p${this.#asking.view.seat}` in this.#asking.table.held,
  )
  readonly #free: boolean = $derived.by(() => this.#asking.table.connection === 'open' && !this.sending && !this.#held)
  #letters: Readonly<Record<string, () => void>> = {}
  #picked = $state.raw('')
  #marked = $state.raw<readonly string[]>([])
  /** The numbers of the questions in which they were picked and marked. */
  #pickedIn = ''
  #markedIn = ''
  #planned = $state.raw<readonly string[]>([])
  /** The number of the view that was answered last. */
  #sentAt = ''
  #roving = false

  constructor(asking: Asking) {
    this.#asking = asking
    $effect(() => this.#forget())
    $effect(() => this.#goOn())
    $effect(() => this.#answerItself())
  }

  get words(): Words {
    return this.#asking.words
  }
  get guided(): boolean {
    return this.#asking.guided === true
  }

  /** Pinned and not sent yet: a key, or the first part of one. */
  get picked(): string {
    return this.#picked
  }
  set picked(key: string) {
    this.#picked = key
    this.#pickedIn = this.#number
  }
  /** The keys of a batch so far. */
  get marked(): readonly string[] {
    return this.#marked
  }
  set marked(keys: readonly string[]) {
    this.#marked = keys
    this.#markedIn = this.#number
  }

  /** Some claimed question offers this key. */
  can(key: string): boolean {
    return this.#byKey.has(key)
  }
  /** The keys of all answers that begin with this part: the places to which a card can go. */
  beginning(part: string): string[] {
    return [...this.#byKey.keys()].filter((key) => key.startsWith(`${part}:`))
  }
  /** The question that this key answers, or that says why it does not. */
  ask(key: string): AskView<G> | undefined {
    return this.#byKey.get(key) ?? this.asks.find((ask) => key in ask.refused)
  }
  reason(key: string): ReasonView | undefined {
    return this.can(key) ? undefined : this.ask(key)?.refused[key]
  }
  /** What an answer would cost or bring, as far as the game says. */
  details(key: string): Values {
    return this.ask(key)?.details[key] ?? {}
  }
  label(key: string): string {
    return this.words.label(key, this.ask(key)?.kind ?? '', this.details(key))
  }
  /** A hint names it. */
  hinted(key: string): boolean {
    return this.#asking.table.hint?.key.split(' ').includes(key) ?? false
  }
  /** It was given under seal and lies there until the others have answered. */
  given(key: string): boolean {
    return this.asks.some((ask) => ask.given?.split(' ').includes(key))
  }

  /** The game says that something would be left unused (`unused` of its details): the first press tells, the second sends. */
  warns(key: string): boolean {
    return prefs.warn && !this.#asking.led && Boolean(this.details(key).unused)
  }

  pick(key: string): void {
    this.picked = this.picked === key ? '' : key
    this.choosing = []
  }
  mark(key: string): void {
    this.marked = this.marked.includes(key) ? this.marked.filter((each) => each !== key) : [...this.marked, key]
  }
  /** Take back whatever is not sent yet; whether there was something. */
  letGo(): boolean {
    const had = Boolean(
      this.listed || this.picked || this.choosing.length || this.marked.length || this.wondered || this.#planned.length,
    )
    this.picked = ''
    this.choosing = []
    this.marked = []
    this.wondered = null
    this.listed = false
    this.#planned = []
    return had
  }

  /** Send a key, or what is picked, or what is marked. */
  async send(key?: string): Promise<void> {
    const batch = this.asks.find((ask) => ask.form === 'several')
    const answer = key ?? (this.can(this.picked) ? this.picked : batch ? this.marked.join(' ') || NOTHING : '')
    const ask =
      this.#byKey.get(answer) ?? (answer ? (batch ?? this.asks.find((each) => each.form === 'open')) : undefined)
    if (ask && this.open) await this.#give(ask, answer)
  }

  async #give(ask: AskView<G>, answer: string): Promise<void> {
    this.sending = true
    this.coming = ''
    this.#sentAt = this.#number
    const { marked } = this
    const reply = await this.#asking.table.answer(ask.seat, answer)
    this.sending = false
    if (reply.fault) this.#planned = []
    else if (!this.#planned.length) {
      // The next question is there before the reply: what a board has preset for it stays.
      const preset = this.marked === marked ? [] : this.marked
      this.letGo()
      this.marked = preset
    }
  }

  /** Send the first; each next one as soon as its question offers it, though the board still tells what the last one brought. */
  plan(...keys: string[]): void {
    this.#planned = this.guided ? keys.slice(0, 1) : keys
    this.#sentAt = ''
  }

  /** One press on what stands for these keys: the answer, a pin, a mark, a choice of several, or why not. */
  press(keys: readonly string[], at: Element, how: How = {}): void {
    this.wondered = null
    const lit = keys.filter((key) => this.can(key))
    const [only] = lit
    if (how.first && keys[0] && this.beginning(keys[0]).length) this.pick(keys[0])
    else if (only === undefined) this.#wonder(keys, at)
    else if (!this.open || how.act?.()) return
    else if (lit.length > 1) this.choosing = lit
    else if (this.ask(only)?.form === 'several') this.mark(only)
    else if (this.#isPinned(only, how)) this.pick(only)
    else void this.send(only)
  }

  /** Makes an element of the board, HTML or SVG, the answer to these keys while a question offers one of them. */
  target(keys: () => string | readonly string[], how: How = {}): Attachment {
    return (element) => {
      const target = untrack(() => new Target(this, element, keys, how))
      this.targets.set(element, target)
      $effect(() => target.show())
      const stop = target.listen()
      return () => {
        stop()
        this.targets.delete(element)
        this.rove()
      }
    }
  }

  /** What the board's letters do, by the key's position on the keyboard (`KeyH`); `board.letters` names them. */
  letters(acts: Readonly<Record<string, () => void>>): void {
    this.#letters = acts
  }
  letter(code: string): (() => void) | undefined {
    return this.#letters[code]
  }

  /** Each zone of the board has one tab stop: what was in focus last, else its first answer. */
  rove(at?: Element): void {
    if (this.#roving && !at) return
    this.#roving = true
    queueMicrotask(() => {
      this.#roving = false
      const zones = new Map<Element | null, Element[]>()
      for (const [element, target] of this.targets) {
        if (!target.state) continue
        const zone = element.closest('[data-zone]')
        zones.set(zone, [...(zones.get(zone) ?? []), element])
      }
      for (const elements of zones.values()) {
        const sorted = elements.sort((a, b) =>
          a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        )
        const stop =
          sorted.find((each) => each === at || each === document.activeElement) ??
          sorted.find((each) => this.targets.get(each)?.state === 'lit') ??
          sorted[0]
        for (const each of sorted) each.setAttribute('tabindex', each === stop ? '0' : '-1')
      }
    })
  }

  get #number(): string {
    return this.#asking.view?.number ?? ''
  }

  /** A press on it pins it, or puts it back; not where a guide leads, who takes back what was wrong. */
  #isPinned(key: string, { pin }: How): boolean {
    if (this.guided) return false
    return pin === 'back' || (this.picked !== key && Boolean(pin || prefs.confirm || this.warns(key)))
  }

  #wonder(keys: readonly string[], at: Element): void {
    const key = keys.find((each) => this.reason(each))
    const why = key && this.reason(key)
    this.wondered = why ? { key, kind: this.ask(key)?.kind ?? '', why, at } : null
  }

  /** What is picked, marked or offered falls with the question that offered it; while the past is shown it waits. */
  #forget(): void {
    if (!this.#asking.live) return
    const stays = (key: string) => this.can(key) || this.beginning(key).length > 0
    untrack(() => (this.wondered = null))
    if (this.listed && !this.asks.length) this.listed = false
    const { picked } = this
    if (picked && !(stays(picked) && this.#pickedIn === this.#number)) this.picked = ''
    if (this.choosing.some((key) => !this.can(key))) this.choosing = []
    const left = this.#markedIn === this.#number ? this.marked.filter((key) => this.can(key)) : []
    if (left.length < this.marked.length) this.marked = left
  }

  /** A plan that the table does not follow is given up: it must not come true much later. */
  #goOn(): void {
    const [next, ...rest] = this.#planned
    if (next === undefined || !this.#free || !this.#claimed.length || this.#number === this.#sentAt) return
    const ask = this.#claimed.find(({ options }) => options.includes(next))
    this.#planned = ask ? rest : []
    if (ask) void untrack(() => this.#give(ask, next))
  }

  #answerItself(): (() => void) | undefined {
    const only =
      prefs.auto && this.open && !this.#asking.led
        ? this.asks.map((ask) => onlyAnswer(ask, this.words)).find(Boolean)
        : undefined
    this.coming = only ?? ''
    if (!only) return undefined
    const timer = setTimeout(() => void this.send(only), MOMENT)
    return () => clearTimeout(timer)
  }
}
