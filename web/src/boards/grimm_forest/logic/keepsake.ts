// A street at night, with lit windows and flags: the scene of the end, and the picture of one's houses to keep and send. It is
// made of the same paper as the board, and drawn in the page alone.
import { HOUSES, isMaterial, SECTIONS } from './houses'
import { pine } from './landscapes'
import { circle, cut, path, pen, type Layer, type Shape } from './shapes'
import type { HouseView } from '../view'

export const WIDE = 600
export const HIGH = 315
const GROUND = 246
const LARGEST = 150

/** Shapes that stand together somewhere in the scene. */
export interface Piece {
  at: string
  layer: Layer
}

const STARS = [
  [40, 40],
  [96, 84],
  [150, 32],
  [232, 58],
  [318, 28],
  [366, 80],
  [430, 44],
  [556, 96],
  [580, 30],
] as const
const CONFETTI = ['#e57a26', '#3c7fc9', '#8b5cb8', '#3f9a57', '#d8382e', '#f7dc8a']
/** Its pole stands behind the roof. */
const FLAG: Layer = [pen('M50-6V22', '#c99a68', 2.5), cut('M51-6l16 4-16 5z', '#d8382e')]

/** Windows that are lit at night: what is pale by day glows. */
const lit = (layer: Layer): Layer =>
  layer.map((shape) => (shape.fill === '#fbe7a8' ? { ...shape, fill: '#ffe27a' } : shape))

/** Scattered, and the same for everybody. */
const confetti: Layer = Array.from({ length: 42 }, (_, i) =>
  cut(
    path`M${(i * i * 61 + i * 137) % WIDE} ${(i * i * 29 + i * 83) % 160}l5 2-2 5-5-2z`,
    CONFETTI[i % CONFETTI.length]!,
  ),
)

const sky: Layer = [
  cut(`M0 0H${WIDE}V${HIGH}H0z`, '#17243a'),
  cut(circle(508, 62, 30), '#fff0c2'),
  cut(circle(520, 54, 27), '#17243a'),
  ...STARS.map(([x, y]) => cut(circle(x, y, 1.6), '#fff0c2')),
]
const hills: readonly Layer[] = [
  [cut(path`M0 190C90 140 170 214 300 176S520 150 600 196V315H0z`, '#22404a')],
  [24, 70, 118, 470, 540, 586].map((x, i) => cut(pine(x, 222, 62 + (i % 3) * 12), '#183630')),
  [cut(path`M0 226C120 196 260 244 380 214S540 206 600 230V315H0z`, '#2f553c')],
  [cut(path`M0 258C150 240 360 272 600 250V315H0z`, '#274a33')],
]
/** What a house stands on. */
const GRASS = cut('M-4 106a54 5 0 1 0 108 0a54 5 0 1 0-108 0z', '#1a3524')

/** The houses side by side, as large as there is room for. */
export function pieces(houses: readonly Pick<HouseView, 'material' | 'sections'>[], festive: boolean): Piece[] {
  const step = Math.min(LARGEST + 16, (WIDE - 60) / Math.max(1, houses.length))
  const scale = Math.min(LARGEST, step - 8) / 112
  const left = WIDE / 2 - (step * houses.length) / 2
  const built = houses.flatMap(({ material, sections }, i): Piece[] => {
    if (!isMaterial(material)) return []
    const layer = SECTIONS.slice(0, sections.length).flatMap((section) => lit(HOUSES[material][section]))
    const flag = sections.length === SECTIONS.length ? FLAG : []
    return [
      {
        at: path`translate(${left + step * (i + 0.5) - 50 * scale} ${GROUND - 106 * scale + (i % 2) * 6}) scale(${scale})`,
        layer: [GRASS, ...flag, ...layer],
      },
    ]
  })
  return [
    { at: '', layer: sky },
    ...(festive ? [{ at: '', layer: confetti }] : []),
    ...hills.map((layer) => ({ at: '', layer })),
    ...built,
  ]
}

const drawn = ({ d, fill, line, width, dash }: Shape): string =>
  `<path d="${d}" fill="${fill ?? 'none'}"${line ? ` stroke="${line}" stroke-width="${width ?? 1}" stroke-linejoin="round" stroke-linecap="round"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`

/** The shadow that a layer of paper throws on those behind it. */
const SHADOW = '<filter id="paper"><feDropShadow dx="0" dy="-1" stdDeviation="2" flood-opacity=".45"/></filter>'

/** The same as a file of its own. */
export const svgOf = (scene: readonly Piece[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${2 * WIDE}" height="${2 * HIGH}">${SHADOW}${scene.map(({ at, layer }, i) => `<g${at ? ` transform="${at}"` : ''}${i ? ' filter="url(#paper)"' : ''}>${layer.map(drawn).join('')}</g>`).join('')}</svg>`

/** As a picture of 1200 by 630 with two lines under the houses, in the letters of the page. */
export async function pngOf(scene: readonly Piece[], title: string, line: string, font: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(scene))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * WIDE
  canvas.height = 2 * HIGH
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  pen.drawImage(image, 0, 0)
  pen.fillStyle = '#fff3d6'
  pen.textAlign = 'center'
  pen.font = `52px ${font}`
  pen.fillText(title, WIDE, 2 * HIGH - 52, 2 * WIDE - 80)
  pen.font = `26px ${font}`
  pen.fillText(line, WIDE, 2 * HIGH - 16, 2 * WIDE - 80)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture came of it'))), 'image/png'),
  )
}
