// The keys of a table, one grammar for all boards: arrows go between the lit things by direction, 1–9 press them in reading
// order, Esc lets go, `[` and `]` step through the past, letters do what the board's list says while it has the focus.
// Enter and Space activate what has the focus, as everywhere, and nothing else.
import type { Answers } from './answers.svelte'
import { prefs } from './prefs.svelte'

interface Past {
  readonly live: boolean
  skip(): void
  back(): void
  forward(): void
  now(): void
}

type Direction = readonly [x: number, y: number]
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}
/** How much further a thing may lie for every pixel that it lies aside. */
const ASIDE = 2.5
/** And how far aside it may lie at most for every pixel ahead: a little more than a quarter of the page for each direction. */
const WIDE = 1.2

/** What one key does at the table; whether it did something. */
export function pressed(
  event: KeyboardEvent,
  answers: Answers,
  stage: Past,
  board: Element | null | undefined,
): boolean {
  if (event.defaultPrevented || isShortcut(event)) return false
  const at = event.target instanceof Element ? event.target : null
  const onBoard = at !== null && Boolean(board?.contains(at))
  if (at && hasItsOwn(event.key, at, onBoard)) return false
  if (event.key === 'Escape') return escape(answers, stage)
  const past = pastStep(event, stage)
  if (past) return does(past)
  const isFree = onBoard || at === null || at === document.body || at === document.documentElement
  return isFree && pressedThing(event, answers, onBoard)
}

/** The browser's own, or the system's. */
const isShortcut = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey

function pastStep({ key, code }: KeyboardEvent, stage: Past): (() => void) | undefined {
  if (key === '[' || code === 'BracketLeft') return () => stage.back()
  if (key === ']' || code === 'BracketRight') return () => stage.forward()
  return undefined
}

/** What has the focus does something of its own with the key. */
function hasItsOwn(key: string, at: Element, onBoard: boolean): boolean {
  if (at.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return true
  // A dialog closes itself; one of the board has answers, which have the usual keys.
  return at.closest('dialog') !== null && (!onBoard || key === 'Escape')
}

/** The keys of the lit things, and the board's letters. */
function pressedThing(event: KeyboardEvent, answers: Answers, onBoard: boolean): boolean {
  const direction = ARROWS[event.key]
  if (direction) return step(answers, direction)
  if (/^Digit[1-9]$/.test(event.code) && !event.shiftKey) return does(() => press(answers, Number(event.code.slice(5))))
  const letter = onBoard && prefs.letters ? answers.letter(event.code) : undefined
  return letter ? does(letter) : false
}

function does(act: () => void): true {
  act()
  return true
}

function escape(answers: Answers, stage: Past): boolean {
  if (answers.letGo()) return true
  if (stage.live) return false
  stage.skip()
  stage.now()
  return true
}

/** The lit things as one reads them: by rows, and each row from the left. */
export function reading(answers: Answers): Element[] {
  const boxes = lit(answers, 'lit').map((element) => ({ element, box: element.getBoundingClientRect() }))
  boxes.sort((a, b) => a.box.top - b.box.top)
  const rows: (typeof boxes)[] = []
  for (const each of boxes) {
    const row = rows.at(-1)
    const first = row?.[0]?.box
    if (row && first && each.box.top + each.box.height / 2 < first.bottom) row.push(each)
    else rows.push([each])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.left - b.box.left)).map((each) => each.element)
}

function press(answers: Answers, n: number): void {
  const things = reading(answers)
  const own = things.find((each) => answers.targets.get(each)?.digit === n)
  const element = own ?? things.filter((each) => answers.targets.get(each)?.digit === undefined)[n - 1]
  if (!element) return
  focus(element)
  answers.targets.get(element)?.press()
}

/** To the nearest lit thing in that direction; where there is none, to the nearest that says why not. */
function step(answers: Answers, direction: Direction): boolean {
  const from = document.activeElement && answers.targets.has(document.activeElement) ? document.activeElement : null
  const first = reading(answers)[0] ?? lit(answers, 'refused')[0]
  const next = from
    ? (nearest(from, lit(answers, 'lit'), direction) ?? nearest(from, lit(answers, 'refused'), direction))
    : first
  if (!next) return from !== null
  focus(next)
  return true
}

export function nearest(from: Element, among: readonly Element[], [dx, dy]: Direction): Element | undefined {
  const here = middle(from)
  let found: Element | undefined
  let least = Infinity
  for (const element of among) {
    const there = middle(element)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (element === from || ahead <= 1 || aside > WIDE * ahead) continue
    const far = ahead + ASIDE * aside
    if (far < least) [found, least] = [element, far]
  }
  return found
}

function lit(answers: Answers, state: 'lit' | 'refused'): Element[] {
  return [...answers.targets]
    .filter(
      ([element, target]) =>
        target.state === state && element.getClientRects().length && element.closest('dialog') === dialog(),
    )
    .map(([element]) => element)
}

/** What lies behind an open dialog cannot be reached. */
const dialog = () => document.activeElement?.closest('dialog') ?? null

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

function focus(element: Element): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
}
