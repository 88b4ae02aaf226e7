// What the names of a lesson mean on the page: zones and their cards, paths and names of the table, answers, parts of the page.
import type { Answers } from '../lib/answers.svelte'
import type { Stage } from '../stage/stage.svelte'

export interface Scene {
  /** All that the guide may mean: the table with its board, and what stands beside it. */
  root: Element
  stage: Pick<Stage, 'places'>
  answers: Pick<Answers, 'targets'>
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
    ...['cell', 'place', 'location', 'room', 'zone', 'card', 'seat', 'house'].map((kind) => `${kind}:${owned(name)}`),
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

/** What is pressed for an answer: the thing that stands for it, else the one with which its first part is chosen. */
export function answering(key: string, { answers, root }: Pick<Scene, 'answers' | 'root'>): Element[] {
  const lit = [...answers.targets.keys()].filter((each) => root.contains(each) && isShown(each))
  const keysOf = (element: Element) => element.getAttribute('data-keys')?.split(' ') ?? []
  const whole = lit.filter((each) => keysOf(each).includes(key))
  if (whole.length) return whole
  return lit.filter(
    (each) =>
      !each.hasAttribute('data-picked') && keysOf(each).some((part) => part.endsWith(':') && key.startsWith(part)),
  )
}

export const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
