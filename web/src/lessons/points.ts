// What the names of a lesson mean on the page: zones and their cards, paths and names of the table, answers, parts of the page.
import type { Stage } from '../stage/stage.svelte'

export interface Scene {
  /** All that the guide may mean: the table with its board, and what stands beside it. */
  root: Element
  stage: Pick<Stage, 'places'>
  /** The answers of a thing that stands for several: their buttons are offered. */
  choosing: readonly string[]
  /** Names that this board draws as something else: the places that they mean. */
  points: Readonly<Record<string, readonly string[]>>
}

/** Parts of every page. */
const PARTS: Readonly<Record<string, string>> = {
  question: '[data-home="status"]',
  result: '.result [role="region"], .result > *',
  hint: '[data-control="hint"]',
  undo: '[data-control="undo"]',
}

/** The things on the page that a name means; none if they are not shown. */
export function meant(name: string, scene: Scene): Element[] {
  const part = PARTS[name]
  if (part) return [...scene.root.querySelectorAll(part)].filter(isShown).slice(0, 1)
  const own = scene.points[name]?.flatMap((place) => placed(place, scene)) ?? []
  if (own.length) return own
  const answers = answering(name, scene)
  if (answers.length) return answers
  for (const place of placesOf(name)) {
    const found = placed(place, scene)
    if (found.length) return found
  }
  return []
}

/** Where a thing of this name may lie, the nearest first: a card in its zone, a zone, a thing, a field or what holds it. */
function placesOf(name: string): string[] {
  const [zone = '', card] = name.split('/')
  if (card) return [`card:${card}`, `zone:${owned(zone)}`]
  const parts = name.split('.')
  const fields = parts.map((_, i) => `field:${parts.slice(0, parts.length - i).join('.')}`)
  return [
    ...['cell', 'place', 'location', 'room', 'monster', 'zone', 'card', 'seat', 'house'].map(
      (kind) => `${kind}:${owned(name)}`,
    ),
    ...fields,
    name,
  ]
}
/** `hand_p0` is the zone `hand:p0`. */
const owned = (zone: string): string => zone.replace(/_(p\d)$/, ':$1')

function placed(place: string, { stage }: Scene): Element[] {
  const found = [...stage.places.all(place)].filter(isShown)
  return found.slice(0, 1)
}

/** What is pressed now for an answer: what stands for it or for a part of it and is not chosen yet; then what sends it. */
export function answering(key: string, { root }: Pick<Scene, 'root'>): Element[] {
  // What lies behind a sheet cannot be pressed.
  const front = root.querySelector('dialog:modal') ?? root
  const shown = [...front.querySelectorAll('[data-leads], [data-keys]')].filter(isShown)
  const sends = shown.filter((each) => same(each.getAttribute('data-leads') ?? '', key))
  const parts = key.split(' ')
  const whole = shown.filter((each) => parts.some((part) => keysOf(each).includes(part)))
  const open = [...sends, ...whole].filter((each) => !isChosen(each))
  // A button of the choice that a thing has opened stands for this answer alone.
  const alone = open.filter((each) => keysOf(each).length === 1)
  if (open.length) return alone.length ? alone : open
  const first = shown.filter(
    (each) => !isChosen(each) && keysOf(each).some((part) => part.endsWith(':') && key.startsWith(part)),
  )
  return first.length ? first : whole
}

/** The things to press for one of these answers: where a part of one is chosen, for that one. */
export function pressedFor(keys: readonly string[], scene: Pick<Scene, 'root' | 'choosing'>): Element[] {
  const begun =
    keys.find((key) => scene.choosing.includes(key)) ??
    keys.find((key) =>
      [...scene.root.querySelectorAll(CHOSEN)].some((each) =>
        key.split(' ').some((part) => keysOf(each).includes(part)),
      ),
    )
  const found = (begun === undefined ? keys : [begun]).flatMap((key) => answering(key, scene))
  return [...new Set(found)]
}

const CHOSEN = '[data-picked], [data-chosen], [aria-pressed="true"]'
const isChosen = (element: Element): boolean => element.matches(CHOSEN)
const keysOf = (element: Element): string[] =>
  (element.getAttribute('data-leads') ?? element.getAttribute('data-keys') ?? '').split(' ')
/** The parts of a batch have no order. */
const same = (a: string, b: string): boolean => a.split(' ').sort().join(' ') === b.split(' ').sort().join(' ')

export const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
