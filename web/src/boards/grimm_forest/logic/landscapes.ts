// The four locations and the lawns behind the players' streets, as layers of coloured paper from the sky to the ground.
import { box, circle, cut, path, pen, type Layer } from './shapes'

/** The size for which they are cut; a window shows as much of it as it is large. */
export const WIDE = 208
export const HIGH = 222

const [W, H] = [WIDE, HIGH]
const ink = (name: string) => `var(--${name})`
const sky = (name: string): Layer => [cut(box(0, 0, W, H), ink(name))]
const hill = (d: string, name: string): Layer => [cut(d, ink(name))]

/** Random, and the same for everybody. */
function dice(seed: number): () => number {
  let at = seed
  return () => (at = (at * 16807) % 2147483647) / 2147483647
}

export function pine(x: number, y: number, h: number): string {
  const w = h * 0.46
  return path`M${x} ${y - h}l${w * 0.42} ${h * 0.32}h${-w * 0.16}l${w * 0.34} ${h * 0.28}h${-w * 0.16}l${w * 0.36} ${h * 0.28}h${-w * 0.5}v${h * 0.12}h${-w * 0.2}v${-h * 0.12}h${-w * 0.5}l${w * 0.36} ${-h * 0.28}h${-w * 0.16}l${w * 0.34} ${-h * 0.28}h${-w * 0.16}z`
}

/** A row of pines on the ground that they stand on. */
function pines(y: number, count: number, height: number, seed: number, name: string): Layer {
  const random = dice(seed)
  const trees = Array.from({ length: count + 1 }, (_, i) =>
    cut(pine((W * i) / count + (random() - 0.5) * 8, y + random() * 6, height * (0.8 + random() * 0.45)), ink(name)),
  )
  return [...trees, cut(box(-5, y - 3, W + 10, H - y + 8), ink(name))]
}

function windmill(): Layer {
  const [x, y, k] = [W * 0.2, H * 0.46, H / 230]
  const at = (dx: number, dy: number) => path`${x + dx * k} ${y + dy * k}`
  return [
    cut(`M${at(-9, 6)}L${at(-6, -34)}L${at(6, -34)}L${at(9, 6)}z`, ink('field-sheaf')),
    cut(`M${at(-9, -32)}L${at(0, -44)}L${at(9, -32)}z`, ink('field-dark')),
    pen(`M${at(-22, -14)}L${at(22, -46)}M${at(-16, -52)}L${at(16, -8)}`, ink('field-dark'), 3.5),
  ]
}

function sheaf(x: number, y: number): Layer {
  const k = H / 330
  const at = (dx: number, dy: number) => path`${x + dx * k} ${y + dy * k}`
  return [
    cut(
      `M${at(-10, 18)}Q${at(-4, 2)} ${at(-8, -14)}L${at(-2, -8)}L${at(0, -16)}L${at(2, -8)}L${at(8, -14)}Q${at(4, 2)} ${at(10, 18)}z`,
      ink('field-sheaf'),
    ),
    cut(path`M${x - 6 * k} ${y - k}h${12 * k}v${3 * k}h${-12 * k}z`, ink('field-dark')),
  ]
}

const field: readonly Layer[] = [
  sky('field-sky'),
  [cut(circle(W * 0.72, H * 0.3, H * 0.15), ink('sun'))],
  hill(
    path`M0 ${H * 0.52}C${W * 0.2} ${H * 0.4} ${W * 0.42} ${H * 0.58} ${W * 0.6} ${H * 0.47}S${W * 0.9} ${H * 0.42} ${W} ${H * 0.5}V${H}H0z`,
    'field-1',
  ),
  windmill(),
  hill(
    path`M0 ${H * 0.64}C${W * 0.25} ${H * 0.56} ${W * 0.4} ${H * 0.7} ${W * 0.62} ${H * 0.62}S${W * 0.86} ${H * 0.55} ${W} ${H * 0.63}V${H}H0z`,
    'field-2',
  ),
  Array.from({ length: 9 }, (_, i) => sheaf(W * (0.05 + i * 0.113), H * (0.665 + (i % 3) * 0.03))).flat(),
  hill(
    path`M0 ${H * 0.8}C${W * 0.3} ${H * 0.72} ${W * 0.5} ${H * 0.84} ${W * 0.72} ${H * 0.77}S${W * 0.94} ${H * 0.76} ${W} ${H * 0.79}V${H}H0z`,
    'field-3',
  ),
]

const forest: readonly Layer[] = [
  sky('forest-sky'),
  pines(H * 0.5, 9, H * 0.34, 3, 'forest-1'),
  pines(H * 0.64, 6, H * 0.42, 5, 'forest-2'),
  hill(path`M0 ${H * 0.78}C${W * 0.3} ${H * 0.7} ${W * 0.6} ${H * 0.82} ${W} ${H * 0.74}V${H}H0z`, 'forest-3'),
  [
    cut(pine(W * 0.04, H * 0.84, H * 0.6), ink('forest-tree')),
    cut(pine(W * 0.96, H * 0.82, H * 0.66), ink('forest-tree')),
  ],
  hill(path`M0 ${H * 0.84}C${W * 0.3} ${H * 0.77} ${W * 0.7} ${H * 0.86} ${W} ${H * 0.8}V${H}H0z`, 'forest-4'),
]

const wagon = (x: number, y: number, k: number): Layer => [
  cut(path`M${x - 24 * k} ${y - 20 * k}h${48 * k}l${-7 * k} ${26 * k}h${-34 * k}z`, ink('quarry-dark')),
  cut(circle(x - 11 * k, y + 10 * k, 6 * k) + circle(x + 11 * k, y + 10 * k, 6 * k), '#3b2016'),
  cut(
    path`M${x - 20 * k} ${y - 20 * k}l${8 * k} ${-8 * k}h${12 * k}l${6 * k} ${4 * k} ${8 * k} ${-3 * k} ${8 * k} ${7 * k}z`,
    '#e58a6c',
  ),
]

const quarry: readonly Layer[] = [
  sky('quarry-sky'),
  hill(
    path`M0 ${H * 0.36}l${W * 0.14} ${-H * 0.04} ${W * 0.06} ${H * 0.06} ${W * 0.18} ${-H * 0.14} ${W * 0.12} ${H * 0.1} ${W * 0.12} ${-H * 0.04} ${W * 0.14} ${H * 0.08} ${W * 0.12} ${-H * 0.1} ${W * 0.12} ${H * 0.08}V${H}H0z`,
    'quarry-1',
  ),
  [
    cut(
      path`M0 ${H * 0.5}h${W * 0.2}v${-H * 0.05}h${W * 0.14}v${H * 0.1}h${W * 0.24}v${-H * 0.07}h${W * 0.16}v${H * 0.04}h${W * 0.26}V${H}H0z`,
      ink('quarry-2'),
    ),
    pen(
      path`M0 ${H * 0.57}h${W * 0.3}M${W * 0.62} ${H * 0.56}h${W * 0.38}M${W * 0.1} ${H * 0.5}v${H * 0.07}M${W * 0.24} ${H * 0.57}v${H * 0.06}M${W * 0.74} ${H * 0.56}v${H * 0.07}M${W * 0.88} ${H * 0.5}v${H * 0.06}`,
      ink('quarry-seam'),
      1.5,
    ),
  ],
  hill(
    path`M0 ${H * 0.66}h${W * 0.12}v${H * 0.05}h${W * 0.26}v${-H * 0.07}h${W * 0.1}v${H * 0.05}h${W * 0.28}v${-H * 0.06}h${W * 0.24}V${H}H0z`,
    'quarry-3',
  ),
  wagon(W * 0.8, H * 0.61, H / 300),
  [
    pen(path`M${W * 0.16} ${H * 0.56 + 15}L${W * 0.16 + 16} ${H * 0.56 - 16}`, '#5a381b', 4),
    pen(path`M${W * 0.16 + 1.5} ${H * 0.56 - 18}c9 -6 21 -3 27 6`, '#eadcc4', 4.5),
  ],
  hill(path`M0 ${H * 0.82}C${W * 0.25} ${H * 0.76} ${W * 0.55} ${H * 0.84} ${W} ${H * 0.78}V${H}H0z`, 'quarry-4'),
]

function stall(x: number, y: number, k: number, stripe: string): Layer {
  const at = (dx: number, dy: number) => path`${x + dx * k} ${y + dy * k}`
  const awning = Array.from({ length: 6 }, (_, i) => {
    const left = -54 + i * 18
    const top = left + 6.5 * (1 - (i / 5) * 2) + 2
    return cut(
      `M${at(left, 0)}L${at(top, -26)}L${at(top + 14, -26)}L${at(left + 18, 0)}L${at(left + 18, 6)}Q${at(left + 9, 18)} ${at(left, 6)}z`,
      i % 2 ? '#fff3d6' : stripe,
    )
  })
  return [
    pen(`M${at(-44, 0)}L${at(-44, 50)}M${at(44, 0)}L${at(44, 50)}`, '#5a381b', 5 * k),
    cut(`M${at(-46, 26)}L${at(46, 26)}L${at(46, 52)}L${at(-46, 52)}z`, '#8a5a2f'),
    pen(`M${at(-46, 34)}L${at(46, 34)}M${at(-46, 43)}L${at(46, 43)}`, '#5a381b', 1.5 * k),
    ...awning,
  ]
}

const market: readonly Layer[] = [
  sky('market-sky'),
  hill(
    path`M0 ${H * 0.5}C${W * 0.2} ${H * 0.4} ${W * 0.4} ${H * 0.5} ${W * 0.6} ${H * 0.42}S${W * 0.9} ${H * 0.42} ${W} ${H * 0.46}V${H}H0z`,
    'market-1',
  ),
  [
    cut(
      path`M${W * 0.04} ${H * 0.52}v${-H * 0.14}l${W * 0.05} ${-H * 0.09} ${W * 0.05} ${H * 0.09}v${H * 0.14}zM${W * 0.86} ${H * 0.5}v${-H * 0.2}l${W * 0.05} ${-H * 0.1} ${W * 0.05} ${H * 0.1}v${H * 0.2}z`,
      ink('market-town'),
    ),
  ],
  hill(path`M0 ${H * 0.62}C${W * 0.3} ${H * 0.56} ${W * 0.6} ${H * 0.62} ${W} ${H * 0.57}V${H}H0z`, 'market-2'),
  stall(W * 0.3, H * 0.46, H / 300, '#b5362c'),
  stall(W * 0.72, H * 0.5, H / 260, '#2f6f78'),
  hill(path`M0 ${H * 0.8}C${W * 0.3} ${H * 0.75} ${W * 0.6} ${H * 0.82} ${W} ${H * 0.77}V${H}H0z`, 'market-3'),
]

/** Behind a street: three hills, as wide as the street. */
const lawn: readonly Layer[] = [
  sky('lawn-sky'),
  hill(
    path`M0 ${H * 0.42}C${W * 0.15} ${H * 0.24} ${W * 0.3} ${H * 0.5} ${W * 0.5} ${H * 0.34}S${W * 0.85} ${H * 0.26} ${W} ${H * 0.42}V${H}H0z`,
    'lawn-1',
  ),
  hill(
    path`M0 ${H * 0.62}C${W * 0.2} ${H * 0.5} ${W * 0.5} ${H * 0.68} ${W * 0.7} ${H * 0.56}S${W * 0.92} ${H * 0.56} ${W} ${H * 0.62}V${H}H0z`,
    'lawn-2',
  ),
  hill(path`M0 ${H * 0.84}C${W * 0.25} ${H * 0.76} ${W * 0.6} ${H * 0.88} ${W} ${H * 0.8}V${H}H0z`, 'lawn-3'),
]

const village: readonly Layer[] = [
  sky('village-sky'),
  hill(
    path`M0 ${H * 0.6}C${W * 0.2} ${H * 0.45} ${W * 0.45} ${H * 0.68} ${W * 0.65} ${H * 0.55}S${W * 0.9} ${H * 0.5} ${W} ${H * 0.6}V${H}H0z`,
    'village-1',
  ),
  hill(path`M0 ${H * 0.78}C${W * 0.3} ${H * 0.68} ${W * 0.6} ${H * 0.84} ${W} ${H * 0.72}V${H}H0z`, 'village-2'),
]

export type Scenery = 'field' | 'forest' | 'quarry' | 'market' | 'lawn' | 'village'
export const LANDSCAPES: Readonly<Record<Scenery, readonly Layer[]>> = { field, forest, quarry, market, lawn, village }
export const isScenery = (id: string): id is Scenery => id in LANDSCAPES
