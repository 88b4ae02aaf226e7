// The layer above a board in which copies of its pieces fly. All of it is animations of the browser, transformations and
// opacity only, so the page need not be laid out anew while they run, and any of them can be finished at once.
import { copied, type Copy } from './copies'
import { arrowed, cardBack, fitting, FRAMES, marked, type Still } from './marks'
import { boxOf, differ, type Box, type Places } from './places'
import { setOff } from './set_off'
import type { Motion, Place } from './staging'

type Fly = Extract<Motion, { does: 'fly' }>

interface Taken {
  motion: Motion
  from: { box: Box; itself: boolean } | null
  /** How the piece looks before it goes, or a number before it changes. */
  look: Copy | null
}
type Timing = KeyframeAnimationOptions & { delay: number }

export interface Length {
  ms: number
  rate: number
}

const EASE = 'cubic-bezier(0.35, 0, 0.2, 1)'
/** A piece in the air is nearer. */
const LIFT = 1.06

export class Overlay {
  readonly element = document.createElement('div')
  /** Lasts as long as a beat. An animation of nothing would wake the page's own thread in every frame; one of opacity runs
   * without it. */
  readonly #clock = document.createElement('i')
  readonly #board: Element
  readonly #places: Places
  #running: Animation[] = []
  /** What is not seen while its copy is in the air. */
  #hidden: Element[] = []
  #taken: Taken[] = []
  /** What bore the names of the moving pieces before they moved. */
  #before: ReadonlySet<Element> = new Set()
  #stood = new Map<Place, Box>()
  /** The dice of the last beat lie still. */
  fallen: Promise<unknown> = Promise.resolve()
  /** The pieces that stand elsewhere since the last beat. */
  moved: readonly Place[] = []

  constructor(board: Element, places: Places) {
    this.#board = board
    this.#places = places
    this.element.className = 'stage-overlay'
    this.#clock.className = 'stage-clock'
    this.element.setAttribute('aria-hidden', 'true')
    board.append(this.element)
  }

  /** It lies in the board's own element, so that copies look as the board says. */
  #lay(): DOMRect {
    const inside = this.#board.firstElementChild
    const host = inside instanceof HTMLElement && inside !== this.element ? inside : this.#board
    if (host !== this.element.parentNode) host.append(this.element)
    return this.element.getBoundingClientRect()
  }

  remove(): void {
    this.land()
    this.element.remove()
  }

  /** Before the view changes: where everything is that is going to move, and how it looks. */
  takeOff(motions: readonly Motion[]): void {
    const corner = this.#lay()
    const flown = motions.flatMap((motion) => (motion.does === 'fly' ? [...this.#places.all(motion.piece)] : []))
    this.#before = new Set(flown)
    const taken = new Set<Element>()
    this.#taken = motions.map((motion) =>
      motion.does === 'fly' ? this.#takeFlier(motion, taken, corner) : this.#takeOther(motion, corner),
    )
    this.#stood.clear()
    for (const name of this.#places.pieces) {
      const piece = this.#places.at(name)
      const box = piece && boxOf(piece)
      if (box) this.#stood.set(name, box)
    }
  }

  #takeFlier(motion: Fly, taken: Set<Element>, corner: DOMRect): Taken {
    const found = this.#places.piece(motion.was ?? motion.piece, motion.from, taken)
    const box = found && boxOf(found.element)
    const itself = found?.itself ?? false
    const shape = itself ? found!.element : this.#places.at(motion.was ?? motion.piece)
    return { motion, from: box && { box, itself }, look: shape && copied(shape, corner) }
  }

  #takeOther(motion: Exclude<Motion, Fly>, corner: DOMRect): Taken {
    const start = motion.does === 'arrow' ? this.#places.at(motion.from) : null
    const box = start && boxOf(start)
    const changes =
      motion.does === 'hold' || (motion.does === 'tick' && motion.after) ? this.#places.at(motion.at) : null
    return { motion, from: box && { box, itself: false }, look: changes && copied(changes, corner) }
  }

  /** After the view has changed: everything moves to where it is now. Ends with the beat, or as soon as it is landed. */
  async fly({ ms, rate }: Length): Promise<void> {
    const corner = this.#lay()
    const flown = new Set<Place>()
    const taken = new Set<Element>()
    // First everything is measured, then everything is laid: the page is laid out once.
    const starts = this.#taken.map(({ motion, from, look }) => {
      if (motion.does === 'hold') return this.#held(motion.at, look)
      if (motion.does !== 'fly') return this.#still(motion, from, look, ms, rate, corner)
      flown.add(motion.piece)
      return this.#flight(motion, from, look, taken, { ms, rate }, corner)
    })
    this.moved = []
    for (const [name, before] of this.#stood) {
      const piece = flown.has(name) ? null : this.#places.at(name)
      const box = piece && boxOf(piece)
      const copy = box && differ(before, box) ? copied(piece!, corner) : null
      if (copy) this.moved = [...this.moved, name]
      if (copy) starts.push(() => this.#carry(copy, before, box!, 1, 1, { duration: ms, fill: 'both' }, piece))
    }
    for (const start of starts) start?.()
    this.#show(this.#clock, [{ opacity: 0 }, { opacity: 0 }], { id: 'beat', duration: ms })
    setOff(this.#board)
    this.fallen = Promise.allSettled(this.#running.flatMap((each) => (each.id === 'roll' ? each.finished : [])))
    await Promise.allSettled(this.#running.map((each) => each.finished))
    this.land()
  }

  /** Whatever is on its way has arrived. */
  land(): void {
    for (const each of this.#running) each.cancel()
    for (const each of this.#hidden) each.removeAttribute('data-away')
    this.#running = []
    this.#hidden = []
    this.element.replaceChildren()
  }

  /** After the view has changed: arrows from where things were to where they are, which stay while one looks. */
  mark(): void {
    const corner = this.#lay()
    const taken = new Set<Element>()
    for (const { motion, from } of this.#taken) {
      if (motion.does !== 'fly' && motion.does !== 'arrow') continue
      const to =
        motion.does === 'fly'
          ? this.#places.piece(motion.piece, motion.to, taken, this.#before)?.element
          : this.#places.at(motion.to)
      const end = to && boxOf(to)
      if (from && end && differ(from.box, end)) this.element.append(arrowed(from.box, end, corner))
    }
    for (const [name, before] of this.#stood) {
      const piece = this.#places.at(name)
      const end = piece && boxOf(piece)
      if (end && differ(before, end)) this.element.append(arrowed(before, end, corner))
    }
  }

  #flight(
    { piece, was, from: origin, to, via = [], ms: own, after = 0 }: Fly,
    stood: Taken['from'],
    look: Copy | null,
    taken: Set<Element>,
    { ms, rate }: Length,
    corner: DOMRect,
  ) {
    const found = this.#places.piece(piece, to, taken, this.#before)
    const end = found && boxOf(found.element)
    const from = stood ?? this.#appeared(origin)
    if (!from || !end) return
    const shape = found.itself ? found.element : this.#places.at(piece)
    const face = shape && (was || !look) ? copied(shape, corner) : look
    const flier = face ?? cardBack(from.box, corner)
    const timing = { duration: own ? own * rate : ms - after * rate, delay: after * rate, fill: 'both' } as const
    const [small, large] = [
      from.itself ? from.box.width / flier.box.width : fitting(flier.box, from.box),
      found.itself ? end.width / flier.box.width : fitting(flier.box, end),
    ]
    const way = this.#way(via, end)
    return () => {
      this.#carry(
        flier,
        from.box,
        end,
        small,
        large,
        timing,
        found.itself ? found.element : origin === piece ? shape : null,
        way,
      )
      // What is not seen there afterwards keeps its look.
      if (was && flier !== look) this.#turn(flier, look ?? cardBack(flier.box, corner), timing)
    }
  }

  /** On every place of its road a piece stands as it will stand on the last of them. */
  #way(via: readonly Place[], end: Box): Box[] {
    const boxes = via.flatMap((name) => {
      const element = this.#places.at(name)
      return (element && boxOf(element)) ?? []
    })
    const goal = boxes.pop()
    return goal ? boxes.map(({ x, y }) => ({ ...end, x: x + end.x - goal.x, y: y + end.y - goal.y })) : []
  }

  /** Until the end of the beat the old look lies before the new one. */
  #held(at: Place, look: Copy | null) {
    const element = this.#places.at(at)
    return () => {
      if (element) this.#hide(element)
      if (look) this.element.append(look.element)
    }
  }

  /** What comes from something that is only there now starts where that is. */
  #appeared(place: Place): Taken['from'] {
    const element = this.#places.at(place)
    const box = element && boxOf(element)
    return box && { box, itself: false }
  }

  /** A copy goes from box to box; meanwhile what it is a copy of is not seen. */
  #carry(
    { element, box }: Copy,
    from: Box,
    to: Box,
    small: number,
    large: number,
    timing: KeyframeAnimationOptions,
    hides: Element | null,
    way: readonly Box[] = [],
  ): void {
    const at = (there: Box, size: number) => `translate(${there.x - box.x}px, ${there.y - box.y}px) scale(${size})`
    const middle = { ...from, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const between = (way.length ? way : [middle]).map((box) => ({
      transform: at(box, ((way.length ? 1 : LIFT) * (small + large)) / 2),
    }))
    this.element.append(element)
    this.#run(element, [{ transform: at(from, small) }, ...between, { transform: at(to, large) }], {
      id: 'fly',
      easing: EASE,
      ...timing,
    })
    if (hides) this.#hide(hides)
  }

  /** Half-way a flier shows its other side. */
  #turn({ element }: Copy, other: Copy, timing: KeyframeAnimationOptions): void {
    const [face] = element.children
    Object.assign(other.element.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' })
    element.append(other.element)
    this.#run(
      other.element,
      [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(0)' }],
      { id: 'turn', ...timing },
    )
    if (face)
      this.#run(
        face,
        [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.5 }, { transform: 'scaleX(1)' }],
        { id: 'turn', ...timing },
      )
  }

  #still(motion: Still, from: Taken['from'], look: Copy | null, ms: number, rate: number, corner: DOMRect) {
    const timing = {
      id: motion.does,
      duration: motion.ms ? motion.ms * rate : ms,
      delay: (motion.after ?? 0) * rate,
      fill: 'both',
    } as const
    if (motion.does === 'arrow') return this.#arrow(motion.to, from, timing, corner)
    const element = this.#places.at(motion.at)
    const box = element && boxOf(element)
    // What lies in the frame beside the board is not seen from here.
    if (!box || !this.#board.contains(element)) return
    if (motion.does === 'flip' || motion.does === 'roll' || motion.does === 'tick')
      return this.#change(element, look, FRAMES[motion.does], timing, corner)
    const mark = marked(motion.does, box, 'text' in motion ? motion.text : '', corner)
    if (motion.does === 'stamp' && motion.look) mark.dataset.look = motion.look
    return () => this.#show(mark, FRAMES[motion.does], timing)
  }

  #arrow(to: Place, from: Taken['from'], timing: Timing, corner: DOMRect) {
    const end = this.#places.at(to)
    const box = end && boxOf(end)
    if (!from || !box) return
    return () =>
      this.#show(arrowed(from.box, box, corner), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }], timing)
  }

  /** A copy of what has changed moves where it is. */
  #change(element: Element, look: Copy | null, frames: Keyframe[], timing: Timing, corner: DOMRect) {
    const copy = copied(element, corner)
    if (!copy) return
    return () => {
      if (look) this.#wait(look.element, copy.element, timing.delay)
      this.#show(copy.element, frames, look ? { ...timing, fill: 'forwards' } : timing)
      this.#hide(element)
    }
  }

  /** A number stays as it was until what changes it has arrived. */
  #wait(before: HTMLElement, after: HTMLElement, ms: number): void {
    this.#show(before, [{ opacity: 1 }, { opacity: 1 }], { id: 'wait', duration: ms })
    before.style.opacity = '0'
    this.#run(after, [{ opacity: 0 }, { opacity: 0 }], { id: 'wait', duration: ms })
  }

  #hide(element: Element): void {
    element.setAttribute('data-away', '')
    this.#hidden.push(element)
  }

  #show(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.element.append(element)
    this.#run(element, frames, { easing: EASE, ...timing })
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.#running.push(element.animate(frames, timing))
  }
}
