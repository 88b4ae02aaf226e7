// The box of Rigor Mortis: the library at night as a goblin sees it, the Dark Overlord by candlelight.
import type { Component } from 'svelte'
import Potion from '~icons/game-icons/round-potion'
import Scroll from '~icons/game-icons/scroll-unfurled'
import Grimoire from '~icons/game-icons/secret-book'
import Stones from '~icons/game-icons/stone-pile'
import { gradient, numbers, points, tenth, type Cover, type Pen } from '../../kit/cover'
import { BINDINGS } from './logic/palette'
import Candle from './pieces/Candle.svelte'
import Goblin from './pieces/Goblin.svelte'
import Rigor from './pieces/Rigor.svelte'

export * as sizes from '../../kit/cover'

interface Look {
  unit: number
  /** Where the floor begins, as a part of the height; how many shelves and cases stand above it. */
  horizon: number
  rows: number
  cases: number
  /** How wide a slab is in front, and in which part of the picture they vanish. */
  slab: number
  middle: number
  rigor: readonly [x: number, y: number, size: number]
  candles: readonly (readonly [x: number, y: number, size: number])[]
  goblins: readonly (readonly [x: number, y: number, size: number, colour: string, seat: number])[]
}

const SLABS: readonly (readonly [fill: string, ink: string, icon: Component])[] = [
  ['#8a6a2c', '#ffe6a0', Scroll],
  ['#3b6188', '#cfe6ff', Stones],
  ['#326b49', '#bdf2c6', Potion],
  ['#93443a', '#ffcabd', Grimoire],
]
const BOOK =
  '<g transform="translate(-30 14) rotate(-14)"><rect x="-17" y="-22" width="34" height="42" rx="3" fill="#7a2b24" stroke="#22130a" stroke-width="3"/><path d="M-17-14h34M-11-18v34" stroke="#e8c878" stroke-width="2.3"/><circle cx="4" cy="2" r="6" fill="none" stroke="#e8c878" stroke-width="2.4"/></g>'

/** Bookcases: all spines of a colour are one path. */
function bookcases(width: number, foot: number, look: Look): string {
  const next = numbers(4)
  const spines = new Map<string, string[]>(BINDINGS.map((color) => [color, []]))
  const [bands, boards]: [string[], string[]] = [[], []]
  const [wide, tall] = [width / look.cases, foot / look.rows]
  const edge = 4 * look.unit
  for (let each = 0; each < look.cases; each++)
    for (let row = 0; row < look.rows; row++) {
      const [left, right, floor] = [each * wide + edge, (each + 1) * wide - edge, (row + 1) * tall - tall * 0.08]
      boards.push(`M${tenth(left)} ${tenth(floor)}H${tenth(right)}v${tenth(tall * 0.08)}H${tenth(left)}z`)
      for (let x = left + 3; ;) {
        const [thick, high] = [tall * (0.14 + next() * 0.13), tall * (0.56 + next() * 0.28)]
        const color = BINDINGS[Math.floor(next() * BINDINGS.length)]!
        if (x + thick > right - 3) break
        spines
          .get(color)!
          .push(`M${tenth(x)} ${tenth(floor - high)}h${tenth(thick - 1.2)}v${tenth(high)}h${tenth(1.2 - thick)}z`)
        bands.push(`M${tenth(x)} ${tenth(floor - high * 0.8)}h${tenth(thick - 1.2)}`)
        x += thick
      }
    }
  const posts = Array.from({ length: look.cases + 1 }, (_, i) => `M${tenth(i * wide)} 0V${tenth(foot)}`).join('')
  return [
    `<rect width="${width}" height="${tenth(foot)}" fill="#1a0d06"/>`,
    ...[...spines].map(([color, all]) => `<path d="${all.join('')}" fill="${color}"/>`),
    `<path d="${bands.join('')}" stroke="#e8c878" stroke-width="${tenth(tall * 0.03)}" opacity=".7"/>`,
    `<path d="${boards.join('')}" fill="#6b4120"/><path d="${posts}" stroke="#5e3a1c" stroke-width="${2 * edge}"/>`,
    `<path d="M0 ${tenth(foot)}H${width}" stroke="#3a210f" stroke-width="${8 * look.unit}"/>`,
  ].join('')
}

/** The slabs with their symbols, seen from a goblin's height. */
function floor(width: number, height: number, look: Look, pen: Pen): string {
  const foot = height * look.horizon
  const vanish = foot - height * 0.42
  const depths: number[] = []
  for (let z = 0.68; vanish + (height - vanish) / z > foot && depths.length < 9; z += 0.27) depths.push(z)
  depths.push((height - vanish) / (foot - vanish))
  const at = (u: number, z: number): [number, number] => [
    width * look.middle + (u / z) * look.slab,
    vanish + (height - vanish) / z,
  ]
  const drawn = SLABS.map(([, ink, icon], n) => `<g id="slab${n}">${pen.mark(icon, -29, -29, 58, ink)}</g>`)
  const grounds = SLABS.map((): string[] => [])
  const marks: string[] = []
  for (let i = 0; i + 1 < depths.length; i++)
    for (let u = -12; u < 12; u++) {
      const [far, near] = [depths[i + 1]!, depths[i]!]
      const corners = [at(u + 0.03, far), at(u + 0.97, far), at(u + 0.97, near), at(u + 0.03, near)] as const
      if (corners[2][0] < 0 || corners[3][0] > width) continue
      const kind = (u * 7 + i * 3 + 84 + ((u * u + i) % 3)) % 4
      grounds[kind]!.push(`M${points(corners)}z`)
      const [a, b, c, d] = corners
      const [wide, high] = [(b[0] - a[0] + c[0] - d[0]) / 2, c[1] - b[1]]
      const lean = ((d[0] + c[0]) / 2 - (a[0] + b[0]) / 2) / high
      const matrix = [
        wide / 100,
        0,
        (lean * high) / 100,
        high / 100,
        (a[0] + b[0] + c[0] + d[0]) / 4,
        (a[1] + c[1]) / 2,
      ]
      marks.push(
        `<use href="#slab${kind}" transform="matrix(${matrix.map((n) => Math.round(n * 1000) / 1000).join(' ')})"/>`,
      )
    }
  return `<defs>${drawn.join('')}</defs><g stroke="#1a0d06" stroke-width="1.5">${grounds.map((all, n) => `<path d="${all.join('')}" fill="${SLABS[n]![0]}"/>`).join('')}</g><g opacity=".62">${marks.join('')}</g>`
}

function library(width: number, height: number, look: Look, pen: Pen): string {
  const { unit } = look
  const [x, y, size] = look.rigor
  const placed = (atX: number, atY: number, much: number, lift: number, drawing: string) =>
    `<g transform="translate(${tenth(atX * width)} ${tenth(atY * height)}) scale(${tenth(much * unit * 10) / 10}) translate(0 ${-lift})">${drawing}</g>`
  const light = (atX: number, atY: number, radius: number, opacity = 1) =>
    `<circle cx="${tenth(atX * width)}" cy="${tenth(atY * height)}" r="${tenth(radius * unit)}" fill="url(#candle)" opacity="${opacity}" style="mix-blend-mode:screen"/>`
  const [middle, foot, wide] = [x * width, y * height, 34 * size * unit]
  return [
    '<defs>',
    gradient('candle', ['0 #ffcf7a .85', '.4 #ff9d3c .35', '1 #ff9d3c 0'], true),
    gradient('night', ['.45 #120903 0', '1 #120903 .85'], true, 'cx=".5" cy=".6" r=".78"'),
    gradient('robe', ['0 #1d1030 .9', '1 #1d1030 .15']),
    `</defs><rect width="${width}" height="${height}" fill="#2a170b"/>`,
    bookcases(width, height * look.horizon, look),
    floor(width, height, look, pen),
    `<path d="M${tenth(middle - wide)} ${tenth(foot)}L${tenth(middle - 120 * unit)} ${height}H${tenth(middle + 120 * unit)}L${tenth(middle + wide)} ${tenth(foot)}z" fill="url(#robe)"/>`,
    ...look.candles.map(([atX, atY]) => light(atX, atY - 0.08, 150)),
    light(x, y - (60 * size * unit) / height, 110 * size, 0.5),
    placed(x, y, size, 40, pen.piece(Rigor, {})),
    `<rect width="${width}" height="${height}" fill="url(#night)"/>`,
    ...look.candles.map(([atX, atY, much]) => placed(atX, atY, much, 18, pen.piece(Candle, {}))),
    ...look.goblins.map(([atX, atY, much, colour, seat], n) =>
      placed(atX, atY, much, 34, pen.piece(Goblin, { colour, number: seat }) + (n ? '' : BOOK)),
    ),
  ].join('')
}

export const cover: Cover = {
  font: 'kurale',
  lid: (lang, pen) =>
    library(
      300,
      380,
      {
        unit: 1,
        horizon: 0.52,
        rows: 4,
        cases: 3,
        slab: 102,
        middle: 0.5,
        rigor: [0.5, 0.65, 1.18],
        candles: [
          [0.12, 0.7, 0.95],
          [0.88, 0.7, 0.95],
        ],
        goblins: [
          [0.27, 0.88, 1.02, 'orange', 1],
          [0.75, 0.865, 0.92, 'green', 3],
          [0.52, 0.955, 0.84, 'blue', 5],
        ],
      },
      pen,
    ) +
    '<path d="M2 2h296v376H2z" fill="none" stroke="#1a0d06" stroke-width="8"/><path d="M7 7h286v366H7z" fill="none" stroke="#c8924a" stroke-opacity=".55" stroke-width="1.5"/>' +
    '<path d="M22 30q128-14 256 0v52q-128 14-256 0z" fill="#2a170b" stroke="#c8924a" stroke-width="2.5" style="filter:drop-shadow(0 3px 4px rgb(0 0 0/.6))"/><path d="M29 36q121-12 242 0v40q-121 12-242 0z" fill="none" stroke="#c8924a" stroke-opacity=".5"/>' +
    `<path d="${pen.letters(lang === 'ru' ? 'Ригор Мортис' : 'Rigor Mortis', 150, 70, lang === 'ru' ? 36 : 40)}" fill="#ffe6a0"/>`,
  scene: (width, height, pen) =>
    library(
      width,
      height,
      {
        unit: 1,
        horizon: 0.5,
        rows: 5,
        cases: 3,
        slab: 130,
        middle: 0.5,
        rigor: [0.5, 0.66, 1.3],
        candles: [
          [0.17, 0.72, 1],
          [0.83, 0.72, 1],
        ],
        goblins: [
          [0.3, 0.9, 1.1, 'orange', 1],
          [0.71, 0.88, 1, 'green', 3],
          [0.52, 0.97, 0.9, 'blue', 5],
        ],
      },
      pen,
    ),
  hero: (width, height, pen) =>
    library(
      width,
      height,
      {
        unit: 0.95,
        horizon: 0.56,
        rows: 3,
        cases: 9,
        slab: 150,
        middle: 0.74,
        rigor: [0.74, 0.74, 1.3],
        candles: [
          [0.6, 0.82, 1],
          [0.9, 0.82, 1],
        ],
        goblins: [
          [0.65, 0.97, 1.1, 'orange', 1],
          [0.83, 0.96, 1.02, 'green', 3],
          [0.96, 0.98, 1, 'purple', 2],
        ],
      },
      pen,
    ),
}
