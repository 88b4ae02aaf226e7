// Who stands where: several pieces on one place side by side, in two rows where they are many, so that every number on them
// is seen; and where two crowds meet, each gives way.
import { seatOf } from '../../../lib/game'
import type { Point } from './ink'
import type { Rect } from './names'
import { pressed, type Frame, type Points } from './town'
import type { TableView } from '../view'

/** How far a piece reaches from its foot, with the number on it. */
export interface Reach {
  left: number
  right: number
  high: number
}
export interface Group {
  feet: Point[]
  reaches: Reach[]
  /** How much smaller the pieces are than one that stands alone. */
  size: number
}

/** A pawn (seat 0 and up) or a monster (seat -1) on the map: its foot, and the room it takes with its number. */
export interface Piece {
  key: string
  id: string
  seat: number
  at: string
  x: number
  y: number
  size: number
  box: Rect
}

const PAWN = 36
const STANDEE = 46
const GAP = 1
/** Numbers are never smaller, however small the piece is. */
const LETTERS = 11
const CROWDED = 0.7

export const sizeOf = (monster: boolean, size: number, scale: number): number =>
  size * scale * (monster ? STANDEE : PAWN)

export function reachOf(monster: boolean, size: number): Reach {
  if (monster) {
    const half = size * 0.43
    const badge = Math.max(LETTERS, size * 0.37) * 0.73 + 1
    return { left: half + 1, right: half + badge, high: size * 1.02 + Math.max(3, badge - 4) }
  }
  const head = size * 0.46
  return {
    left: head + 3,
    right: Math.max(head + 3, head * 0.8 + Math.max(LETTERS, size * 0.31) * 0.62 + 1),
    high: size * 0.72 + head + 3,
  }
}

/** The feet of those who share a place (whether each is a monster): those named first in front. */
export function stand(monsters: readonly boolean[], place: Point, frame: Frame, scale: number): Group {
  const size = monsters.length > 2 ? CROWDED : 1
  const reaches = monsters.map((monster) => reachOf(monster, sizeOf(monster, size, scale)))
  const most = frame.small ? 3 : 5
  const front = monsters.length > most ? Math.ceil(monsters.length / 2) : monsters.length
  const feet: Point[] = []
  let y = place.y - 10 * frame.k
  for (const row of [reaches.slice(0, front), reaches.slice(front)]) {
    const wide = row.reduce((sum, { left, right }) => sum + left + right + GAP, -GAP)
    let x = inside(place.x, wide / 2, frame) - wide / 2
    for (const { left, right } of row) {
      feet.push({ x: x + left, y })
      x += left + right + GAP
    }
    y -= Math.max(0, ...row.map(({ high }) => high)) + GAP
  }
  return { feet, reaches, size }
}

/** The same groups, pushed apart sideways where they would stand on each other. */
export function apart(groups: readonly Group[], frame: Frame): Group[] {
  const found = groups.map((group) => ({ ...group, feet: group.feet.map((foot) => ({ ...foot })) }))
  for (let turn = 0; turn < 20; turn++) {
    let touched = false
    found.forEach((a, i) => {
      for (const b of found.slice(i + 1)) {
        const [one, other] = [boxOf(a), boxOf(b)]
        const over = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        if (over <= 0 || Math.min(one.bottom, other.bottom) <= Math.max(one.top, other.top)) continue
        touched = true
        const [left, right] = one.left + one.right <= other.left + other.right ? [a, b] : [b, a]
        const moved = shift(left, -over / 2 - GAP, frame)
        shift(right, over + 2 * GAP + moved, frame)
      }
    })
    if (!touched) break
  }
  return found
}

/** Moves a group sideways as far as there is room; how far it has moved. */
function shift(group: Group, by: number, frame: Frame): number {
  const box = boxOf(group)
  const moved = inside((box.left + box.right) / 2 + by, (box.right - box.left) / 2, frame) - (box.left + box.right) / 2
  for (const foot of group.feet) foot.x += moved
  return moved
}

export function boxOf({ feet, reaches }: Group): Rect {
  return {
    left: Math.min(...feet.map(({ x }, i) => x - reaches[i]!.left)),
    right: Math.max(...feet.map(({ x }, i) => x + reaches[i]!.right)),
    top: Math.min(...feet.map(({ y }, i) => y - reaches[i]!.high)),
    bottom: Math.max(...feet.map(({ y }) => y)),
  }
}

const inside = (x: number, half: number, frame: Frame) => Math.min(frame.width - half, Math.max(half, x))

/** Everybody on the map. `asked`: monsters of these ids are answers, so that each needs room for a finger. */
export function piecesOf(
  { characters, monsters }: Pick<TableView, 'characters' | 'monsters'>,
  points: Points,
  frame: Frame,
  asked: (id: string) => boolean,
): Piece[] {
  const scale = Math.max(frame.k, 0.7)
  const all = [
    ...Object.entries(characters).map(([seat, { at, id }]) => ({
      key: `pawn:${seat}`,
      id,
      seat: seatOf(seat),
      at,
    })),
    ...Object.entries(monsters).map(([id, { at }]) => ({ key: `monster:${id}`, id, seat: -1, at })),
  ].filter(({ at }) => points[at])
  const there = [...new Set(all.map(({ at }) => at))].map((at) => [at, all.filter((each) => each.at === at)] as const)
  const groups = apart(
    there.map(([at, here]) => {
      const group = stand(
        here.map(({ seat }) => seat < 0),
        points[at]!,
        frame,
        scale,
      )
      return here.some(({ id }) => asked(id))
        ? { ...group, feet: pressed(here.length, points[at]!, frame), size: 1 }
        : group
    }),
    frame,
  )
  return there
    .flatMap(([, here], n) => {
      const { feet, reaches, size } = groups[n]!
      return here.map((each, i): Piece => {
        const [x, y] = [Math.round(feet[i]!.x), Math.round(feet[i]!.y)]
        const { left, right, high } = reaches[i]!
        return {
          ...each,
          x,
          y,
          size: sizeOf(each.seat < 0, size, scale),
          box: { left: x - left, right: x + right, top: y - high, bottom: y + 2 },
        }
      })
    })
    .sort((a, b) => a.y - b.y)
}
