import { expect, test } from 'vitest'
import { apart, boxOf, piecesOf, stand, type Group } from './crowd'
import { boxOf as boxOfName, namesAt, over } from './names'
import { NAMES, SIZES, TOWN } from './town.fixture'
import { frameOf, layout, roadsOf } from './town'
import type { CharacterView, MonsterView } from '../view'

/** How many of five characters and of three monsters stand on the first of two places. */
const DIVIDED = [
  [2, 2],
  [3, 1],
  [5, 0],
  [5, 3],
] as const
const crowd = (pawns: number, monsters: number) => [
  ...Array<boolean>(pawns).fill(false),
  ...Array<boolean>(monsters).fill(true),
]

/** How many pieces stand on each other by more than a pixel. */
function covered(groups: readonly Group[]): number {
  const boxes = groups.flatMap(({ feet, reaches }) =>
    feet.map((foot, i) => ({
      left: foot.x - reaches[i]!.left,
      right: foot.x + reaches[i]!.right,
      top: foot.y - reaches[i]!.high,
      bottom: foot.y,
    })),
  )
  let count = 0
  boxes.forEach((a, i) =>
    boxes.slice(i + 1).forEach((b) => {
      if (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      )
        count++
    }),
  )
  return count
}

test.each(SIZES)(
  'five characters and three monsters in any two places of a %d by %d map cover none of each other',
  (width, height) => {
    const frame = frameOf(width, height)
    const points = layout(TOWN, frame)
    const scale = Math.max(frame.k, 0.7)
    const wrong: string[] = []
    const places = Object.keys(points)
    places.forEach((a, i) => {
      for (const b of places.slice(i + 1)) {
        for (const [pawns, monsters] of DIVIDED) {
          const groups = [[a, crowd(pawns, monsters)] as const, [b, crowd(5 - pawns, 3 - monsters)] as const].flatMap(
            ([at, all]) => (all.length ? [stand(all, points[at]!, frame, scale)] : []),
          )
          const found = apart(groups, frame)
          if (covered(found)) wrong.push(`${a} ${b}: ${pawns} and ${monsters}`)
          for (const group of found) {
            const box = boxOf(group)
            if (box.left < -0.5 || box.right > width + 0.5) wrong.push(`${a} ${b}: outside`)
          }
        }
      }
    })
    expect(wrong).toEqual([])
  },
)

test('one stands on its place, and two crowds that do not meet stay where they are', () => {
  const frame = frameOf(1036, 516)
  const alone = stand([false], { x: 300, y: 200 }, frame, 1)
  expect(Math.abs(alone.feet[0]!.x - 300)).toBeLessThan(8)
  const far = [stand(crowd(2, 2), { x: 200, y: 200 }, frame, 1), stand(crowd(3, 1), { x: 600, y: 200 }, frame, 1)]
  expect(apart(far, frame)).toEqual(far)
})

const seats = (pawns: number, a: string, b: string) =>
  Object.fromEntries(
    Array.from({ length: 5 }, (_, i) => [`p${i}`, { at: i < pawns ? a : b, id: `c${i}` } as CharacterView]),
  )
const lairs = (monsters: number, a: string, b: string) =>
  Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`m${i}`, { at: i < monsters ? a : b } as MonsterView]))

test.each(SIZES)(
  'no name of a %d by %d map lies under a piece or under another name, wherever the crowds stand',
  (width, height) => {
    const frame = frameOf(width, height)
    const points = layout(TOWN, frame)
    const wrong: string[] = []
    for (const [a, b] of roadsOf(TOWN)) {
      for (const [pawns, monsters] of DIVIDED.slice(1)) {
        const boxes = piecesOf(
          { characters: seats(pawns, a, b), monsters: lairs(monsters, a, b) },
          points,
          frame,
          () => false,
        ).map(({ box }) => box)
        const names = Object.entries(namesAt(NAMES, points, frame, boxes)).map(([id, at]) =>
          boxOfName(at, NAMES[id]!, frame),
        )
        const under = names.filter((name, i) => [...boxes, ...names.slice(i + 1)].some((box) => over(name, box) > 12))
        if (under.length) wrong.push(`${a} ${b}, ${pawns} and ${monsters}: ${under.length}`)
      }
    }
    expect(wrong).toEqual([])
  },
)
