// The box of Gravity Falls: the map of the town at dusk, its places and roads in ink, a monster in its clip, two friends.
import type { Component } from 'svelte'
import Axe from '~icons/game-icons/wood-axe'
import Wool from '~icons/game-icons/wool'
import Cave from '~icons/game-icons/cave-entrance'
import Diner from '~icons/game-icons/hamburger'
import Lake from '~icons/game-icons/fishing-boat'
import School from '~icons/game-icons/graduate-cap'
import Shack from '~icons/game-icons/treehouse'
import Tower from '~icons/game-icons/water-tower'
import ThumbDown from '~icons/game-icons/thumb-down'
import ThumbUp from '~icons/game-icons/thumb-up'
import { gradient, numbers, tenth, type Cover, type Pen } from '../../kit/cover'
import { blob, pencilRing, pine, road, type Point } from './logic/ink'
import Standee from './pieces/Standee.svelte'

export * as sizes from '../../kit/cover'

const ICONS = { cave: Cave, tower: Tower, school: School, diner: Diner, lake: Lake, shack: Shack }
type Place = keyof typeof ICONS
interface Look {
  unit: number
  /** Where the woods under the sky begin, as a part of the height. */
  horizon: number
  moon: number
  places: Partial<Record<Place, readonly [x: number, y: number]>>
  monster: readonly [x: number, foot: number, size: number]
  friends: readonly (readonly [x: number, foot: number, color: string, icon: Component])[]
  tokens: readonly (readonly [Place, good: boolean, count: number])[]
  folds: readonly number[]
}
const ROADS: readonly (readonly [Place, Place])[] = [
  ['cave', 'school'],
  ['school', 'tower'],
  ['school', 'diner'],
  ['school', 'lake'],
  ['diner', 'shack'],
  ['lake', 'shack'],
  ['cave', 'diner'],
  ['tower', 'lake'],
]

function token(at: Point, good: boolean, count: number, unit: number, pen: Pen): string {
  const body = good
    ? '<circle r="10.5" fill="#2c7a43"/>'
    : '<path d="M-4.5-10.8h9l6.3 6.3v9l-6.3 6.3h-9l-6.3-6.3v-9z" fill="#b5302b"/>'
  return `<g transform="translate(${tenth(at.x)} ${tenth(at.y)}) scale(${unit})"><g stroke="#fff3d6" stroke-width="1.6">${body}</g>${pen.mark(good ? ThumbUp : ThumbDown, -9, -5, 10, '#fffaf0')}<text x="4.6" y="4.3" text-anchor="middle" font-size="11" font-weight="800" fill="#fffaf0">${count}</text></g>`
}

const tree = ({ x, y }: Point, tall: number) =>
  `<use href="#pine" transform="translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(tall) / 100})"/>`

/** Under the sky, and before everything. */
function woodsOf(
  width: number,
  height: number,
  { unit, horizon }: Look,
  next: () => number,
): { far: string; near: string } {
  const far: string[] = []
  for (let x = -10; x < width + 20; x += 18 * unit)
    far.push(tree({ x: x + next() * 8, y: height * horizon + next() * 10 * unit }, (26 + next() * 30) * unit))
  const near: string[] = []
  for (let i = 0; i < 7; i++)
    for (const side of [-6 * unit + next() * 14 * unit, width + 6 * unit - next() * 14 * unit])
      near.push(tree({ x: side, y: height * (0.45 + i * 0.09) }, (50 + next() * 44) * unit))
  for (let x = 0; x < width + 20; x += 23 * unit)
    near.push(tree({ x: x + next() * 8, y: height + 8 * unit }, (22 + next() * 26) * unit))
  return { far: far.join(''), near: near.join('') }
}

/** The folds of the map, and its hills. */
function paper(width: number, height: number, { unit, folds }: Look): string {
  const rings = (
    [
      [0.3, 0.72, -12],
      [0.75, 0.6, 18],
      [0.6, 0.92, 8],
    ] as const
  ).flatMap(([x, y, turn]) =>
    [0, 1, 2].map(
      (n) =>
        `<ellipse cx="${tenth(x * width)}" cy="${tenth(y * height)}" rx="${(40 + n * 26) * unit}" ry="${(20 + n * 15) * unit}" transform="rotate(${turn} ${tenth(x * width)} ${tenth(y * height)})"/>`,
    ),
  )
  return [
    ...folds.map(
      (x) =>
        `<path d="M${tenth(x * width)} 0v${height}" stroke="#000" stroke-opacity=".08" stroke-width="1.6"/><path d="M${tenth(x * width + 1.6)} 0v${height}" stroke="#fff" stroke-opacity=".14" stroke-width="1.6"/>`,
    ),
    `<g fill="none" stroke="#8a6f4c" opacity=".25">${rings.join('')}</g>`,
  ].join('')
}

const stars = (width: number, height: number, next: () => number) =>
  Array.from(
    { length: Math.round(width / 14) },
    () => `M${tenth(next() * width)} ${tenth(next() * height * 0.3)}h0`,
  ).join('')

function moonlight(x: number, y: number, unit: number): string {
  const [left, top, moon] = [x + 7 * unit, y - 13 * unit, 15 * unit]
  return `<path d="M${tenth(left)} ${tenth(top)}a${moon} ${moon} 0 1 0 0 ${tenth(moon * 1.74)}a${tenth(moon * 0.8)} ${tenth(moon * 0.87)} 0 1 1 0 ${tenth(-moon * 1.74)}z" fill="#fff3c4"/>`
}

function town(width: number, height: number, look: Look, pen: Pen): string {
  const { unit, places } = look
  const next = numbers(3)
  const where = (place: Place): Point | null => {
    const found = places[place]
    return found ? { x: found[0] * width, y: found[1] * height } : null
  }
  const spots = (Object.keys(ICONS) as Place[]).flatMap((place) => {
    const at = where(place)
    return at ? [{ place, at }] : []
  })
  const woods = woodsOf(width, height, look, next)
  const ways = ROADS.flatMap(([from, to]) => {
    const [a, b] = [where(from), where(to)]
    return a && b ? [road(a, b)] : []
  }).join('')
  const [monsterX, monsterY, monster] = look.monster
  const school = where('school')!
  return [
    `<defs><path id="pine" d="${pine({ x: 0, y: 0 }, 100)}"/>`,
    gradient('map', ['0 #f6e9c9', '.62 #e6d2a3', '.9 #c9a37c', '1 #5f4a7c'], true, 'cx=".5" cy=".55" r=".8"'),
    gradient('dusk', ['0 #43305f', '.2 #6b5683 .92', '.38 #c9a37c .4', '.52 #f6e9c9 0']),
    gradient('lit', ['0 #ffc22e .95', '.5 #ffc22e .45', '1 #ffc22e 0'], true),
    gradient('violet', ['0 #a05bff .7', '1 #a05bff 0'], true),
    `</defs><rect width="${width}" height="${height}" fill="url(#map)"/><rect width="${width}" height="${height}" fill="url(#dusk)"/>`,
    `<path d="${stars(width, height, next)}" stroke="#fff6d8" stroke-width="2" stroke-linecap="round" opacity=".75"/>`,
    moonlight(width * look.moon, height * 0.13, look.unit),
    `<g fill="#6f5f7c" opacity=".55">${woods.far}</g>`,
    paper(width, height, look),
    `<path d="${ways}" fill="none" stroke="#f3e4c0" stroke-width="${5.5 * unit}"/><path d="${ways}" fill="none" stroke="#8a6f4c" stroke-width="${2.6 * unit}" stroke-dasharray="${7 * unit} ${5 * unit}"/>`,
    `<circle cx="${tenth(school.x)}" cy="${tenth(school.y)}" r="${56 * unit}" fill="url(#lit)"/>`,
    ...spots.map(
      ({ place, at }) =>
        `<path d="${blob(place, at, 22 * unit)}" fill="#fff6dd" stroke="${place === 'school' ? '#8a5200' : '#4a3524'}" stroke-width="${tenth(1.7 * unit)}"/>${pen.mark(ICONS[place], tenth(at.x - 14 * unit), tenth(at.y - 14 * unit), 28 * unit, '#4a3524')}`,
    ),
    `<circle cx="${tenth(school.x)}" cy="${tenth(school.y)}" r="${26 * unit}" fill="none" stroke="#ffc22e" stroke-width="${4 * unit}"/>`,
    places.lake
      ? `<path d="${pencilRing('ring', where('lake')!, 36 * unit, 29 * unit)}" fill="none" stroke="#4d5566" stroke-width="${tenth(1.8 * unit)}" opacity=".85"/>`
      : '',
    ...look.tokens.map(([place, good, count]) => {
      const at = where(place)!
      return token({ x: at.x + (good ? -25 : 25) * unit, y: at.y + 5 * unit }, good, count, unit, pen)
    }),
    `<circle cx="${monsterX * width}" cy="${tenth(monsterY * height - monster / 2)}" r="${monster * 1.15}" fill="url(#violet)"/>`,
    pen.piece(Standee, {
      id: 'gobblewonker',
      x: tenth(monsterX * width),
      y: tenth(monsterY * height),
      size: monster,
      need: 4,
    }),
    ...look.friends.map(
      ([x, foot, color, icon]) =>
        `<g transform="translate(${tenth(x * width)} ${tenth(foot * height)}) scale(${unit})" stroke="#fff3d6"><ellipse cy="1" rx="11" ry="3.5" fill="#000" opacity=".4" stroke="none"/><path d="M-9 0q1-7 5-9h8q4 2 5 9z" fill="${color}" stroke-width="1.6"/><circle cy="-19" r="13.5" fill="${color}" stroke-width="2.2"/>${pen.mark(icon, -9, -28, 18, '#fff3d6', 'stroke="none"')}</g>`,
    ),
    `<g fill="#2a423f" opacity=".82">${woods.near}</g>`,
  ].join('')
}

const LID: Look = {
  unit: 1,
  horizon: 0.36,
  moon: 0.84,
  places: {
    cave: [0.2, 0.5],
    tower: [0.8, 0.48],
    school: [0.5, 0.66],
    diner: [0.19, 0.8],
    lake: [0.8, 0.8],
    shack: [0.5, 0.9],
  },
  monster: [0.5, 0.572, 96],
  friends: [
    [0.4, 0.665, '#14788a', Axe],
    [0.6, 0.67, '#b23a78', Wool],
  ],
  tokens: [
    ['cave', true, 2],
    ['diner', false, 3],
    ['tower', false, 2],
  ],
  folds: [1 / 3, 2 / 3],
}

export const cover: Cover = {
  font: 'neucha',
  colors: '--monster:#36204c;--monster-line:#f4e3c0;--monster-ink:#f6e6c6',
  lid: (lang, pen) =>
    town(300, 380, LID, pen) +
    '<path d="M3 3h294v374H3z" fill="none" stroke="#382418" stroke-width="12"/><rect x="10" y="10" width="280" height="360" rx="3" fill="none" stroke="#d9b98a" stroke-width="1.4" stroke-dasharray="5 4" opacity=".75"/>' +
    '<g transform="rotate(-2 150 56)"><path d="M26 26l248 4-3 58-246-5z" fill="#fdf3d3" style="filter:drop-shadow(0 3px 4px rgb(0 0 0/.4))"/><path d="M112 14h76v22h-76z" fill="#e3c98a" opacity=".78"/>' +
    `<path d="${pen.letters(lang === 'ru' ? 'Гравити Фолз' : 'Gravity Falls', 149, 73, 43)}" fill="#33241a"/></g>`,
  scene: (width, height, pen) =>
    town(
      width,
      height,
      {
        ...LID,
        unit: 1.05,
        monster: [0.5, 0.55, 108],
        places: {
          cave: [0.25, 0.5],
          tower: [0.77, 0.48],
          school: [0.5, 0.68],
          diner: [0.28, 0.84],
          lake: [0.74, 0.84],
        },
        friends: [
          [0.425, 0.665, '#14788a', Axe],
          [0.58, 0.67, '#b23a78', Wool],
        ],
        tokens: [
          ['cave', true, 2],
          ['tower', false, 2],
        ],
      },
      pen,
    ),
  hero: (width, height, pen) =>
    town(
      width,
      height,
      {
        unit: 0.95,
        horizon: 0.34,
        moon: 0.94,
        places: {
          cave: [0.55, 0.62],
          tower: [0.87, 0.44],
          school: [0.72, 0.74],
          diner: [0.62, 0.87],
          lake: [0.83, 0.83],
          shack: [0.95, 0.72],
        },
        monster: [0.715, 0.62, 108],
        friends: [
          [0.69, 0.77, '#14788a', Axe],
          [0.75, 0.78, '#b23a78', Wool],
        ],
        tokens: [
          ['cave', true, 2],
          ['tower', false, 2],
          ['diner', false, 3],
        ],
        folds: [1 / 5, 2 / 5, 3 / 5, 4 / 5],
      },
      pen,
    ),
}
