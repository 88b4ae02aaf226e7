import { expect, test } from 'vitest'
import { apart, boxOf, stand, type Group } from './crowd'
import { SIZES, TOWN } from './town.fixture'
import { frameOf, layout } from './town'

/** How many of five characters and of three monsters stand on the first of two places. */
const DIVIDED = [[2, 2], [3, 1], [5, 0], [5, 3]] as const
const crowd = (pawns: number, monsters: number) => [...Array<boolean>(pawns).fill(false), ...Array<boolean>(monsters).fill(true)]

/** How many pieces stand on each other by more than a pixel. */
function covered(groups: readonly Group[]): number {
  const boxes = groups.flatMap(({ feet, reaches }) => feet.map((foot, i) => ({ left: foot.x - reaches[i]!.left, right: foot.x + reaches[i]!.right, top: foot.y - reaches[i]!.high, bottom: foot.y })))
  let count = 0
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) count++
  }))
  return count
}

test.each(SIZES)('five characters and three monsters in any two places of a %d by %d map cover none of each other', (width, height) => {
  const frame = frameOf(width, height)
  const points = layout(TOWN, frame)
  const scale = Math.max(frame.k, 0.7)
  const wrong: string[] = []
  const places = Object.keys(points)
  places.forEach((a, i) => {
    for (const b of places.slice(i + 1)) {
      for (const [pawns, monsters] of DIVIDED) {
        const groups = [[a, crowd(pawns, monsters)] as const, [b, crowd(5 - pawns, 3 - monsters)] as const].flatMap(([at, all]) => (all.length ? [stand(all, points[at]!, frame, scale)] : []))
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
})

test('one stands on its place, and two crowds that do not meet stay where they are', () => {
  const frame = frameOf(1036, 516)
  const alone = stand([false], { x: 300, y: 200 }, frame, 1)
  expect(Math.abs(alone.feet[0]!.x - 300)).toBeLessThan(8)
  const far = [stand(crowd(2, 2), { x: 200, y: 200 }, frame, 1), stand(crowd(3, 1), { x: 600, y: 200 }, frame, 1)]
  expect(apart(far, frame)).toEqual(far)
})
