import { describe, expect, test } from 'vitest'
import { along, bend, blob, seeded } from './ink'
import { boxOf, namesAt, over } from './names'
import { spotsOf } from './pulls'
import { NAMES, SIZES, TOWN } from './town.fixture'
import {
  besides,
  FINGER,
  frameOf,
  laid,
  layout,
  pressed,
  reading,
  rectOf,
  roadsOf,
  switches,
  trees,
  type Points,
} from './town'

function touching(points: Points, width: number, height: number): string[] {
  const ids = Object.keys(points)
  return ids.flatMap((a, i) =>
    ids
      .slice(i + 1)
      .filter((b) => Math.abs(points[a]!.x - points[b]!.x) < width && Math.abs(points[a]!.y - points[b]!.y) < height)
      .map((b) => `${a} ${b}`),
  )
}

describe('the town on a map', () => {
  test.each(SIZES)('no two places of a %d by %d map touch, and all are inside', (width, height) => {
    const frame = frameOf(width, height)
    const points = layout(TOWN, frame)
    expect(touching(points, frame.plate.width - 2, frame.plate.height - 2)).toEqual([])
    for (const { x, y } of Object.values(points)) {
      expect(x).toBeGreaterThanOrEqual(frame.margin.x - 1)
      expect(x).toBeLessThanOrEqual(width - frame.margin.x + 1)
      expect(y).toBeGreaterThanOrEqual(frame.margin.top - 1)
      expect(y).toBeLessThanOrEqual(height - frame.margin.bottom + 1)
    }
  })

  test('north stays north: who lies well above another in the town does so on the map', () => {
    const points = layout(TOWN, frameOf(390, 410))
    for (const a of Object.keys(TOWN)) {
      for (const b of Object.keys(TOWN)) {
        if (TOWN[b]!.y - TOWN[a]!.y > 200) expect(points[b]!.y).toBeGreaterThan(points[a]!.y)
        if (TOWN[b]!.x - TOWN[a]!.x > 200) expect(points[b]!.x).toBeGreaterThan(points[a]!.x)
      }
    }
  })

  test('a town of one place lies in its corner and nothing breaks', () => {
    expect(layout({ hut: { x: 5, y: 5, roads: [] } }, frameOf(390, 410))).toEqual({ hut: { x: 36, y: 44 } })
  })

  test('every road is drawn once', () => {
    expect(roadsOf(TOWN)).toHaveLength(41)
  })

  test('places are read by rows', () => {
    const frame = frameOf(1036, 516)
    expect(reading(layout(TOWN, frame), frame).slice(0, 5)).toEqual([
      'manotaur_cave',
      'bunker',
      'northwest_manor',
      'water_tower',
      'cemetery',
    ])
  })

  test('trees are the same each time', () => {
    const frame = frameOf(1036, 516)
    const points = layout(TOWN, frame)
    expect(trees(TOWN, points, frame)).toEqual(trees(TOWN, points, frame))
  })
})

describe('switches on the roads', () => {
  test('lie apart from each other and from who stands there, inside the map', () => {
    const frame = frameOf(1036, 516)
    const stays = [{ x: 900, y: 300, rx: 40, ry: 50 }]
    const found = laid(
      [
        { x: 900, y: 290, rx: 46, ry: 23 },
        { x: 905, y: 300, rx: 46, ry: 23 },
        { x: 1030, y: 300, rx: 46, ry: 23 },
      ],
      stays,
      [],
      frame,
    )
    const all = [...found, ...stays]
    all.forEach((a, i) =>
      all
        .slice(i + 1)
        .forEach((b) => expect(Math.abs(a.x - b.x) >= a.rx + b.rx || Math.abs(a.y - b.y) >= a.ry + b.ry).toBe(true)),
    )
    for (const { x, rx } of found) expect(x + rx).toBeLessThanOrEqual(1036)
  })

  test('wherever tokens are pulled to on a phone, its island is not covered', () => {
    const frame = frameOf(362, 384)
    const points = layout(TOWN, frame)
    for (const [id, { roads }] of Object.entries(TOWN)) {
      const { wanted, matters, rest } = switches(
        id,
        roads.map((name) => ({ name, count: 2 })),
        points,
        frame,
      )
      for (const { x, y, rx, ry } of laid(wanted, matters, rest, frame)) {
        expect(Math.abs(x - points[id]!.x) > rx + 12 || Math.abs(y - points[id]!.y) > ry + 12, id).toBe(true)
      }
    }
  })
})

describe('dice beside a character', () => {
  test('lie inside the map and cover no place where there is room', () => {
    const frame = frameOf(1036, 516)
    const points = layout(TOWN, frame)
    for (const [id, place] of Object.entries(points)) {
      const { x, y } = besides(place, 90, 44, points, frame)
      expect([x - 45 >= 0, x + 45 <= 1036, y - 22 >= 0, y + 22 <= 516]).toEqual([true, true, true, true])
      expect(Math.abs(x - points[id]!.x) > 45 || Math.abs(y - points[id]!.y) > 40).toBe(true)
    }
  })
})

describe('dice and what is pressed', () => {
  test.each([
    [1036, 516],
    [390, 420],
    [480, 330],
  ])('no answer lies under seven dice on a map of %d × %d', (width, height) => {
    const frame = frameOf(width, height)
    const points = layout(TOWN, frame)
    const size = Math.max(24, 34 * frame.k) + 4
    for (const [id, { roads }] of Object.entries(TOWN)) {
      const pressed = roads.map((each) => points[each]!)
      const { x, y } = besides(points[id]!, 4 * size, 2 * size, points, frame, pressed)
      for (const other of pressed)
        expect(Math.abs(x - other.x) >= 2 * size + 20 || Math.abs(y - other.y) >= size + 20, `${id}`).toBe(true)
    }
  })
})

describe('switches for tokens', () => {
  test.each(SIZES)('cover no name on a map of %d × %d', (width, height) => {
    const frame = frameOf(width, height)
    const points = layout(TOWN, frame)
    for (const [id, { roads }] of Object.entries(TOWN)) {
      const groups = roads.map((name) => ({ name, keys: [`support:${name}`, `distrust:${name}`], least: 1, most: 1 }))
      const boxes = spotsOf(id, [], groups, points, frame).map(({ box }) => rectOf(box))
      const names = namesAt(NAMES, points, frame, boxes)
      const covered = Object.keys(points).filter((each) => {
        const name = boxOf(names[each]!, NAMES[each]!, frame)
        const size = (name.right - name.left) * (name.bottom - name.top)
        return boxes.some((box) => over(box, name) > 0.03 * size)
      })
      expect(covered, id).toEqual([])
    }
  })
})

describe('standees that are pressed', () => {
  test.each([
    [1036, 516],
    [390, 420],
  ])('have room for a finger each, inside a map of %d × %d', (width, height) => {
    const frame = frameOf(width, height)
    const feet = pressed(4, { x: width - 20, y: 200 }, frame)
    for (const [i, { x }] of feet.entries()) {
      expect(x).toBeLessThanOrEqual(width - FINGER / 2)
      if (i) expect(x - feet[i - 1]!.x).toBeGreaterThanOrEqual(44)
    }
  })
})

describe('lines drawn by hand', () => {
  test('a seed gives the same line, another seed another', () => {
    expect(blob('lake', { x: 0, y: 0 }, 26)).toBe(blob('lake', { x: 0, y: 0 }, 26))
    expect(blob('lake', { x: 0, y: 0 }, 26)).not.toBe(blob('pool', { x: 0, y: 0 }, 26))
    const next = seeded('any')
    expect(Array.from({ length: 100 }, next).every((each) => each >= 0 && each < 1)).toBe(true)
  })

  test('a road is one road from both ends', () => {
    const [a, b] = [
      { x: 10, y: 20 },
      { x: 300, y: 90 },
    ]
    expect(bend(a, b)).toEqual(bend(b, a))
    expect(along(a, b, 0)).toEqual(a)
    expect(along(a, b, 1)).toEqual(b)
    expect(along(a, b, 0.3).y).toBeCloseTo(along(b, a, 0.7).y)
  })
})
