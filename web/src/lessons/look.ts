// What the guide sees of the page: where the things are that it means, and what it must not lie over.
import type { Box } from '../lib/beside'
import { isShown, meant, type Scene } from './points'

export interface Look {
  /** What is meant, by the name that the lesson gives it. */
  points: (Box & { name: string })[]
  /** What is to be pressed. */
  answers: Box[]
  /** The hand. */
  held: Box[]
  /** The buttons. */
  docks: Box[]
  /** The board, which is dimmed. */
  area: Box
  /** Where the guide may lie. */
  room: Box
  /** What it leaves in sight as well as it can. */
  kept: Box[]
}

const HELD = '[data-zone="hand"], [data-zone="gather"], [data-zone="shouts"]'
const DOCKS = '[data-zone="dock"], [data-zone="slip"], [data-home="dock"]'
const KEPT = 'aside, [data-home="status"], [data-home="castle"]'

export function lookAt(names: readonly string[], pressed: readonly Element[], scene: Scene): Look {
  const { root } = scene
  const boxesOf = (selector: string): Box[] => [...root.querySelectorAll(selector)].filter(isShown).map(boxOf)
  const room = boxOf(root)
  const points = names.flatMap((name) => meant(name, scene).map((element) => ({ name, element })))
  return {
    points: points
      .filter(({ element }) => !pressed.some((each) => each.contains(element) || element.contains(each)))
      .map(({ name, element }) => ({ name, ...ringed(element) }))
      // What fills the page needs no ring, and leaves no room beside it.
      .filter(({ width, height }) => width * height < (room.width * room.height) / 2),
    answers: pressed.map(ringed),
    held: boxesOf(HELD),
    docks: boxesOf(DOCKS),
    area: boxOf(root.querySelector('.area') ?? root),
    room,
    kept: boxesOf(KEPT),
  }
}

/** With the ring that is drawn round it: a thing with a glow says what of it is meant (`data-ring`). */
const PAD = 6
function ringed(element: Element): Box {
  const { left, top, width, height } = boxOf(element.querySelector('[data-ring]') ?? element)
  return { left: left - PAD, top: top - PAD, width: width + 2 * PAD, height: height + 2 * PAD }
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
