// The box of Boo: the plan of the castle, its walls raised, and the ghost that flies through them.
import { gradient, numbers, points, tenth, type Cover, type Pen } from '../../kit/cover'
import { GHOST } from './logic/ghost'
import { PAINT } from './logic/palette'
import Glyph from './pieces/Glyph.svelte'
import Guest from './pieces/Guest.svelte'

export * as sizes from '../../kit/cover'

type Spot = readonly [number, number]
interface Look {
  /** How many pixels a step of the plan is, and where its corner lies. */
  unit: number
  corner: Spot
  ghost: number
  /** From the visitor to the ghost, through the middles of rooms. */
  route: readonly Spot[]
  seed: number
  /** Room for the title above. */
  titled?: boolean
}

/** Drawn from the back to the front. */
interface Standing {
  depth: number
  drawing: string
}

const [THICK, TALL] = [0.42, 0.62]
const GLYPHS: Readonly<Record<string, string>> = {
  white: 'ring',
  yellow: 'sun',
  red: 'diamond',
  green: 'leaf',
  blue: 'wave',
  purple: 'moon',
}
const COLOURS = Object.keys(GLYPHS)
const EDGE = 'stroke="#060b20" stroke-width="1.4" stroke-linejoin="round"'

const shaded = (hex: string, much: number) =>
  '#' +
  [1, 3, 5]
    .map((at) =>
      Math.round(parseInt(hex.slice(at, at + 2), 16) * much)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

/** The visitor and the ghost, at both ends of the route. */
function figures(
  { unit, route, ghost: much }: Look,
  at: (x: number, y: number) => [number, number],
  pen: Pen,
): Standing[] {
  const [from, to] = [route[0]!, route.at(-1)!]
  const [[visitorX, visitorY], [ghostX, ghostY]] = [at(...from), at(...to)]
  const size = much * unit * 0.78
  const visitor = {
    depth: from[0] + from[1] + 0.6,
    drawing: `<g transform="translate(${tenth(visitorX)} ${tenth(visitorY - 0.9 * unit)}) scale(${tenth(1.35 * unit)})"><ellipse cy=".72" rx=".7" ry=".22" opacity=".4"/><circle r=".82" fill="#f7e7b5" stroke="#6b3117" stroke-width=".1"/><g color="#6b3117" transform="scale(.68)">${pen.piece(Guest, { id: 'detective' })}</g></g>`,
  }
  const ghost = {
    depth: to[0] + to[1] + 1.2,
    drawing: `<ellipse cx="${tenth(ghostX)}" cy="${tenth(ghostY + unit * 0.1)}" rx="${tenth(1.5 * unit)}" ry="${tenth(0.6 * unit)}" opacity=".3"/><g transform="translate(${tenth(ghostX)} ${tenth(ghostY - size)}) scale(${tenth(size)})"><path d="${GHOST.body}" fill="#fff" stroke="#0b1230" stroke-width=".06"/><path d="M.5-1.05C.95-.8 1.16-.5 1.16.06v1.08c0 .25-.3.25-.38.05-.12-.23-.3-.23-.4 0C.9.4.8-.5.5-1.05z" fill="#b9c8ff" opacity=".55"/><path d="${GHOST.face}" fill="#101a3c"/></g>`,
  }
  return [visitor, ghost]
}

/** The lines of the plan. */
const grid = (at: (x: number, y: number) => [number, number]) =>
  Array.from({ length: 97 }, (_, i) => i - 32)
    .map((i) => `M${points([at(i, -32), at(i, 64)])}M${points([at(-32, i), at(64, i)])}`)
    .join('')

function castle(width: number, height: number, look: Look, pen: Pen): string {
  const { unit, corner, route } = look
  const at = (x: number, y: number, z = 0): [number, number] => [
    corner[0] + (x - y) * 0.83 * unit,
    corner[1] + (x + y) * 0.48 * unit - z * unit,
  ]
  const near = ([x, y]: Spot) => x > -4 * unit && x < width + 4 * unit && y > -3 * unit && y < height + 4 * unit
  const put = (id: string, [x, y]: Spot) => `<use href="#${id}" x="${tenth(x)}" y="${tenth(y)}"/>`
  const shape = (...corners: [number, number][]) => points(corners.map(([x, y]) => [x - corner[0], y - corner[1]]))

  /** A wall of a colour, along the plan's x or y, its corner at 0 0. */
  function wall(colour: string, along: boolean): string {
    const { fill, ink } = PAINT[colour]!
    const [x0, x1, y0, y1] = along ? [0, 3, -THICK / 2, THICK / 2] : [-THICK / 2, THICK / 2, 0, 3]
    const [x, y] = at((x0 + x1) / 2, (y0 + y1) / 2, TALL)
    const glyph = pen.piece(Glyph, { glyph: GLYPHS[colour]!, x: 0, y: 0, r: 1, ink })
    return `<g id="${colour}${along ? 'x' : 'y'}" ${EDGE}><path d="M${shape(at(x0, y1), at(x1, y1), at(x1, y1, TALL), at(x0, y1, TALL))}z" fill="${shaded(fill, 0.62)}"/><path d="M${shape(at(x1, y0), at(x1, y1), at(x1, y1, TALL), at(x1, y0, TALL))}z" fill="${shaded(fill, 0.78)}"/><path d="M${shape(at(x0, y0, TALL), at(x1, y0, TALL), at(x1, y1, TALL), at(x0, y1, TALL))}z" fill="${fill}"/><g transform="translate(${tenth(x - corner[0])} ${tenth(y - corner[1])})"><ellipse rx="${tenth(unit / 2)}" ry="${tenth(0.36 * unit)}" fill="${fill}"/><g transform="scale(${tenth(0.32 * unit)} ${tenth(0.24 * unit)})" stroke-width=".3">${glyph}</g></g></g>`
  }

  const next = numbers(look.seed)
  const floors: string[] = []
  const standing: Standing[] = []
  const used = new Set<string>()
  for (let column = -8; column < 14; column++)
    for (let row = -8; row < 14; row++) {
      const [x, y] = [column * 4 + 1, row * 4 + 1]
      for (const [dx, dy, along] of [
        [0, 0, true],
        [0, 0, false],
        [0, 3, true],
        [3, 0, false],
      ] as const) {
        const [id, stands] = [COLOURS[Math.floor(next() * 6)]! + (along ? 'x' : 'y'), next() < 0.66]
        const foot = at(x + dx, y + dy)
        if (!stands || !near(foot)) continue
        used.add(id)
        standing.push({ depth: x + dx + y + dy + 1.5, drawing: put(id, foot) })
      }
      if (near(at(x, y))) floors.push(put('room', at(x, y)))
    }

  standing.push(...figures(look, at, pen))
  const [ghostX, ghostY] = at(...route.at(-1)!)
  const line = points(route.map(([x, y]) => at(x, y, 0.04)))
  const thread = (much: number, color: string) =>
    `<path d="M${line}" fill="none" stroke="${color}" stroke-width="${tenth(much * unit)}" stroke-linejoin="round" stroke-linecap="round"/>`
  return [
    '<defs>',
    gradient('floor', ['0 #3a4f9e', '.5 #1d2c66', '1 #0d1536'], true, 'cx=".6" cy=".42" r=".85"'),
    gradient('halo', ['0 #fff .95', '.35 #dfe8ff .5', '1 #9db6ff 0'], true),
    gradient('dark', ['0 #0a1130', '.2 #0a1130 .82', '.42 #0a1130 0', '.86 #0a1130 0', '1 #0a1130 .75']),
    `<g id="room"><path d="M${shape(at(0.1, 0.1), at(2.9, 0.1), at(2.9, 2.9), at(0.1, 2.9))}z" fill="#2d4084"/><path d="M${shape(at(0.45, 0.45), at(2.55, 0.45), at(2.55, 2.55), at(0.45, 2.55))}z" fill="none" stroke="#9db6ff" stroke-opacity=".3"/></g>`,
    ...[...used].map((id) => wall(id.slice(0, -1), id.endsWith('x'))),
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#floor)"/><path d="${grid(at)}" stroke="#9db6ff" stroke-opacity=".13"/>`,
    ...floors,
    `<circle cx="${tenth(ghostX)}" cy="${tenth(ghostY)}" r="${tenth(unit * 5.4)}" fill="url(#halo)" opacity=".62"/>`,
    `<g opacity=".3">${thread(1.1, '#4aa3f5')}</g>${thread(0.5, '#4aa3f5')}${thread(0.18, '#fff')}`,
    ...standing.sort((a, b) => a.depth - b.depth).map(({ drawing }) => drawing),
    look.titled ? `<rect width="${width}" height="${height}" fill="url(#dark)"/>` : '',
  ].join('')
}

export const cover: Cover = {
  font: 'ruslan-display',
  lid: (lang, pen) =>
    castle(
      300,
      380,
      {
        unit: 25,
        corner: [150, 62],
        ghost: 2.75,
        seed: 64,
        titled: true,
        route: [
          [6.5, 2.5],
          [6.5, 6.5],
          [10.5, 6.5],
          [10.5, 10.5],
        ],
      },
      pen,
    ) +
    `<path d="${pen.letters(lang === 'ru' ? 'Бу-У-У!' : 'Booo!', 150, 76, lang === 'ru' ? 62 : 66)}" fill="#fff" style="filter:drop-shadow(0 0 8px #8fb0ff) drop-shadow(0 2px 0 #0a1130)"/>`,
  scene: (width, height, pen) =>
    castle(
      width,
      height,
      {
        unit: 25,
        corner: [width * 0.56, -40],
        ghost: 2.9,
        seed: 64,
        route: [
          [6.5, 2.5],
          [6.5, 6.5],
          [10.5, 6.5],
          [10.5, 10.5],
        ],
      },
      pen,
    ),
  hero: (width, height, pen) =>
    castle(
      width,
      height,
      {
        unit: 24,
        corner: [width * 0.76, -60],
        ghost: 2.6,
        seed: 12,
        route: [
          [14.5, 2.5],
          [10.5, 2.5],
          [10.5, 6.5],
          [6.5, 6.5],
          [6.5, 10.5],
        ],
      },
      pen,
    ),
}
