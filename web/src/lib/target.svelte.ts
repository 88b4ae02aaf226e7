// One element of a board that may be an answer: it shows what it is (`data-lit`, `data-refused` and so on, which the
// board's style draws), and is pressed by click, tap, Enter or Space, or dragged to where it may go.
import type { AnyGame } from './game'
import type { Answers } from './answers.svelte'
import { prefs } from './prefs.svelte'

export interface How {
  /** The first press pins it, a second one or the dock's button sends it: for what cannot be taken back. 'back': a second
   * press puts it back, for what is sent by its target (`plan`). */
  pin?: boolean | 'back'
  /** While the first of these is offered, a press sends them one after the other: a picked card, and then this place. */
  plan?: () => readonly string[]
  /** The keys are the first parts of answers («play:ace», of «play:ace:museum»): a press picks the part, and the board lights the rest. */
  first?: boolean
  /** The board takes the press itself, while it is lit: a token goes into a bundle, one half of a pair is chosen. False: it
   * does not, and the press answers as usual. */
  act?: () => boolean
  /** It can also be dragged onto an element with this `data-drop`. An answer of two parts is dragged onto its second part. */
  drop?: string
  /** The digit that presses it, where things have numbers of their own; others are counted as one reads them. */
  digit?: number
  /** Its accessible name, where the answer's label is not enough; null: it has one already. */
  name?: (() => string) | null
}

/** So many pixels make a drag of a press. */
const DRAG = 6
const MARKS = ['lit', 'picked', 'hinted', 'refused', 'coming'] as const

export class Target {
  /** What it is now; '' for nothing. */
  state: 'lit' | 'refused' | '' = ''
  readonly #answers: Answers<AnyGame>
  readonly #element: Element
  readonly #keys: () => string | readonly string[]
  readonly #how: How
  readonly #native: boolean
  readonly #named: boolean
  /** What it is while it is no answer. */
  readonly #role: string | null
  readonly #tabindex: string | null
  #dragged = false

  constructor(answers: Answers<AnyGame>, element: Element, keys: () => string | readonly string[], how: How) {
    this.#answers = answers
    this.#element = element
    this.#keys = keys
    this.#how = how
    this.#native = element instanceof HTMLButtonElement
    this.#role = element.getAttribute('role')
    this.#tabindex = element.getAttribute('tabindex')
    this.#named =
      how.name === null || element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') || this.#native
  }

  get keys(): readonly string[] {
    const keys = this.#keys()
    return typeof keys === 'string' ? (keys ? [keys] : []) : keys
  }

  get digit(): number | undefined {
    return this.#how.digit
  }

  /** What a press would send one after the other; nothing if the first of it is not offered. */
  get planned(): readonly string[] {
    const planned = this.#how.plan?.() ?? []
    return planned[0] !== undefined && this.#answers.can(planned[0]) ? planned : []
  }

  press(): void {
    if (this.planned.length) this.#answers.plan(...this.planned)
    else this.#answers.press(this.keys, this.#element, this.#how)
  }

  /** Run in an effect: the element says what it is now. */
  show(): void {
    const { keys, planned } = this
    const answers = this.#answers
    const lit = keys.filter((key) => (this.#how.first ? answers.beginning(key).length : answers.can(key)))
    const barred = lit.length ? undefined : keys.find((key) => answers.reason(key))
    const picked = keys.some((key) => answers.picked === key || answers.marked.includes(key) || answers.given(key))
    this.state = lit.length || planned.length ? 'lit' : barred === undefined ? '' : 'refused'
    this.#mark({
      lit: this.state === 'lit',
      refused: this.state === 'refused',
      picked,
      hinted: lit.some((key) => answers.hinted(key)),
      coming: lit.includes(answers.coming),
    })
    this.#attribute('data-keys', lit.length ? lit.map((key) => (this.#how.first ? `${key}:` : key)).join(' ') : null)
    this.#describe(lit, picked)
    if (!this.#named || this.#how.name)
      this.#attribute('aria-label', this.#label(lit[0] ?? planned.at(-1) ?? barred ?? ''))
    if (!this.state) this.#attribute('tabindex', this.#tabindex)
    answers.rove()
  }

  /** Presses, keys and drags; how to stop listening. */
  listen(): () => void {
    const stop = new AbortController()
    const { signal } = stop
    const listen = <K extends keyof GlobalEventHandlersEventMap>(
      kind: K,
      act: (event: GlobalEventHandlersEventMap[K]) => void,
    ) => this.#element.addEventListener(kind, act as EventListener, { signal })
    listen('click', () => {
      if (this.state && !this.#dragged) this.press()
    })
    listen('keydown', (event) => {
      if (!this.state || this.#native || event.target !== this.#element || (event.key !== 'Enter' && event.key !== ' '))
        return
      event.preventDefault()
      if (!event.repeat) this.press()
    })
    listen('focusin', () => this.state && this.#answers.rove(this.#element))
    listen('pointerdown', (event) => this.#dragFrom(event))
    return () => stop.abort()
  }

  #mark(on: Record<(typeof MARKS)[number], boolean>): void {
    for (const mark of MARKS) this.#element.toggleAttribute(`data-${mark}`, on[mark])
  }

  /** For those who hear the page: a button, whether it is pressed, whether it can be pressed. */
  #describe(lit: readonly string[], picked: boolean): void {
    const { state } = this
    this.#attribute('role', state && !this.#native ? 'button' : this.#role)
    this.#attribute('aria-pressed', state === 'lit' && (picked || this.#pins(lit)) ? String(picked) : null)
    this.#attribute('aria-disabled', state && (state === 'refused' || !this.#answers.open) ? 'true' : null)
  }

  /** A press does not send it yet. */
  #pins(lit: readonly string[]): boolean {
    const { pin, first } = this.#how
    return Boolean(pin || first || prefs.confirm || lit.some((key) => this.#answers.ask(key)?.form === 'several'))
  }

  /** The name of the answer with this key; of no answer, only where it has a role of its own. */
  #label(key: string): string | null {
    if (this.state) return this.#how.name ? this.#how.name() : this.#answers.label(key)
    return this.#role && this.#role !== 'presentation' ? (this.#how.name?.() ?? null) : null
  }

  #attribute(name: string, value: string | null): void {
    if (value === null) this.#element.removeAttribute(name)
    else this.#element.setAttribute(name, value)
  }

  #dragFrom(down: PointerEvent): void {
    this.#dragged = false
    const element = this.#element
    if (
      this.state !== 'lit' ||
      down.button !== 0 ||
      !(this.#how.drop || this.#how.first) ||
      !(element instanceof HTMLElement || element instanceof SVGElement)
    )
      return
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    const stop = new AbortController()
    const { signal } = stop
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
      if (!this.#dragged && Math.hypot(x, y) < DRAG) return
      if (!this.#dragged) this.#lift()
      element.style.translate = `${x / scale}px ${y / scale}px`
      event.preventDefault()
    }
    const end = (event: PointerEvent) => {
      stop.abort()
      element.style.removeProperty('translate')
      element.style.removeProperty('pointer-events')
      element.removeAttribute('data-dragged')
      if (this.#dragged && event.type === 'pointerup') this.#dropAt(event.clientX, event.clientY)
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
  }

  #lift(): void {
    this.#dragged = true
    this.#element.setAttribute('data-dragged', '')
    const [part] = this.keys
    if (this.#how.first && part !== undefined && this.#answers.picked !== part) this.#answers.pick(part)
  }

  /** Released over its second part, or over the place it may be dropped on; anywhere else it goes back. */
  #dropAt(x: number, y: number): void {
    const under = document.elementsFromPoint(x, y)
    const second = this.#how.first
      ? under
          .map((each) => this.#answers.targets.get(each.closest('[data-lit]') ?? each))
          .find((each) => each && each !== this)
      : undefined
    if (second) second.press()
    else if (this.#how.drop && under.some((each) => each.closest(`[data-drop="${this.#how.drop}"]`))) this.press()
    else if (this.#how.first) this.#answers.letGo()
  }
}
