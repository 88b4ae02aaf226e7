// Resource tokens: sheaf, log and brick, told apart by their shape; and the small signs of sections.
import { circle, cut, edged, path, pen, type Layer } from './shapes'
import type { Material, Section } from './houses'

const EDGE = '#fff6e0'
const oval = (x: number, y: number, rx: number, ry: number) =>
  path`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** In a square of 24. */
export const TOKENS: Readonly<Record<Material, Layer>> = {
  straw: [
    edged(
      'M4 2c3 5 5 8 5 10s-3 6-5 10h16c-2-4-5-8-5-10s2-5 5-10c-2 1-3 2-4 4 0-3 0-4-1-5-1 1-2 2-3 4-1-2-2-3-3-4-1 1-1 3-1 5-1-2-3-3-4-4z',
      '#e6b53d',
      EDGE,
      1.6,
    ),
    cut('M8.5 11h7v2.6h-7z', '#9a6b12'),
    pen('M8 21l2-6M12 22v-7M16 21l-2-6M8 5l2 5M16 5l-2 5M12 4v6', '#9a6b12', 1),
  ],
  wood: [
    edged('M6 6h13a5.5 6 0 0 1 0 12H6z', '#a4703f', EDGE, 1.6),
    edged(oval(6, 12, 4.6, 6), '#d0a071', EDGE, 1.6),
    pen(oval(6, 12, 2.2, 3.2), '#5a381b', 1),
    cut(circle(6, 12, 0.8), '#5a381b'),
    pen('M12 9h8M13 14.5h8', '#5a381b', 1.1),
  ],
  brick: [
    edged('M1.5 10L6 5h16.5v9.5L18 19.5H1.5z', '#be4b30', EDGE, 1.6),
    pen('M1.5 10H18v9.5M18 10l4.5-5', '#6e2416', 1.1),
    cut(oval(9.5, 14.7, 3.6, 1.7), '#6e2416'),
  ],
}

/** In a square of 20. */
export const SIGNS: Readonly<Record<Section, string>> = {
  base: 'M2 12h16v5H2z',
  walls: 'M4 5h12v12H4z',
  roof: 'M1 16L10 4l9 12z',
}
