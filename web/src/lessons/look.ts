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
  /** Where something is drawn: all of it is the answer. */
  surfaces: Box[]
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
  const isPressed = (element: Element) => pressed.some((each) => each.contains(element) || element.contains(each))
  return {
    points: names
      .flatMap((name) => {
        const ends = name.split(SPAN).map((end) => meant(end, scene).filter((element) => !isPressed(element)))
        const [first, last] = [ends[0]?.[0], ends[1]?.[0]]
        if (first && last) return [{ name, ...seen(first, around([first, last].map(ringed))) }]
        return ends.flat().map((element) => ({ name, ...seen(element, ringed(element)) }))
      })
      .filter(({ width, height }) => width > 0 && height > 0)
      // What fills the page needs no ring, and leaves no room beside it.
      .filter(({ width, height }) => width * height < (room.width * room.height) / 2),
    answers: pressed.map(ringed),
    held: boxesOf(HELD),
    surfaces: boxesOf('[data-surface]'),
    docks: boxesOf(DOCKS),
    area: boxOf(root.querySelector('.area') ?? root),
    room,
    kept: boxesOf(KEPT),
  }
}

/** `C3..B5`: from one thing to another, and all that lies between. */
const SPAN = '..'

function around(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** With the ring that is drawn round it: a thing with a glow says what of it is meant (`data-ring`). */
const PAD = 6
function ringed(element: Element): Box {
  const { left, top, width, height } = boxOf(element.querySelector('[data-ring]') ?? element)
  return { left: left - PAD, top: top - PAD, width: width + 2 * PAD, height: height + 2 * PAD }
}

/** The part of a box that is seen, where what it is on shows a part of itself. */
function seen(element: Element, box: Box): Box {
  const surface = element.closest('[data-surface]')
  if (!surface) return box
  const window = boxOf(surface)
  const [left, top] = [Math.max(box.left, window.left), Math.max(box.top, window.top)]
  const right = Math.min(box.left + box.width, window.left + window.width)
  const bottom = Math.min(box.top + box.height, window.top + window.height)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}
