// Houses as they grow: each material has its own silhouette, so that no colour is needed to tell them apart.
import { box, circle, cut, edged, pen, type Layer } from './shapes'

export const MATERIALS = ['straw', 'wood', 'brick'] as const
export type Material = (typeof MATERIALS)[number]
export const SECTIONS = ['base', 'walls', 'roof'] as const
export type Section = (typeof SECTIONS)[number]

export const isMaterial = (id: string): id is Material => (MATERIALS as readonly string[]).includes(id)

export const HOUSES: Readonly<Record<Material, Readonly<Record<Section, Layer>>>> = {
  straw: {
    base: [
      cut('M13 108c-1-7 1-14 5-16h64c4 2 6 9 5 16z', '#d9a42f'),
      pen('M20 94v13M30 93v14M40 94v13M50 93v14M60 94v13M70 93v14M80 94v13', '#9a6b12', 1.6),
      pen('M14 99h72', '#9a6b12', 2.4),
    ],
    walls: [
      cut('M21 92c2-14 2-26 1-38h56c-1 12-1 24 1 38z', '#ebc055'),
      pen('M29 56v36M36 56v34M66 56v34M73 56v36M58 56v16M43 56v12', '#b98621', 1.6),
      cut('M42 92V76a8 8 0 0 1 16 0v16z', '#6b4610'),
      edged(circle(69, 73, 4.6), '#fbe7a8', '#6b4610', 2),
    ],
    roof: [
      cut('M10 60C18 24 38 8 50 8s32 16 40 52l-7-4-5 6-7-5-6 6-7-6-8 6-7-6-7 6-6-6-7 5-6-5z', '#e3ae33'),
      pen(
        'M50 10v44M38 16c-5 12-8 26-9 40M62 16c5 12 8 26 9 40M27 26c-5 10-8 20-10 31M73 26c5 10 8 20 10 31',
        '#9a6b12',
        1.5,
      ),
      cut('M43 9c2-4 12-4 14 0l-2 6H45z', '#9a6b12'),
    ],
  },
  wood: {
    base: [
      cut(box(12, 93, 76, 15), '#8a5a2f'),
      pen('M12 100h76', '#5a381b', 1.5),
      edged(circle(16, 97, 5) + circle(84, 97, 5) + circle(16, 105, 4) + circle(84, 105, 4), '#c99a68', '#5a381b', 1),
    ],
    walls: [
      cut(box(20, 54, 60, 39), '#a4703f'),
      pen('M16 62h68M16 70h68M16 78h68M16 86h68', '#5a381b', 1.4),
      pen('M18 54v39M82 54v39', '#7a4e27', 5),
      edged(box(28, 64, 13, 13), '#fbe7a8', '#5a381b', 2),
      pen('M34.5 64v13M28 70.5h13', '#5a381b', 1.4),
      cut(box(52, 68, 15, 25), '#5a381b'),
    ],
    roof: [
      cut('M7 58L50 10l43 48-5 4L50 22 12 62z', '#6e4522'),
      cut('M16 57L50 21l34 36z', '#8a5a2f'),
      pen('M26 47h48M34 38h32M42 30h16', '#5a381b', 1.5),
      edged(circle(50, 45, 6), '#fbe7a8', '#5a381b', 2),
    ],
  },
  brick: {
    base: [
      cut('M11 108V93h78v15z', '#8d3a26'),
      pen('M11 100.5h78M24 93v7M44 93v7M64 93v7M82 93v7M34 101v7M54 101v7M74 101v7M18 101v7', '#e58a6c', 1.2),
    ],
    walls: [
      cut(box(18, 54, 64, 39), '#be4b30'),
      pen(
        'M18 62h64M18 70h64M18 78h64M18 86h64M28 54v8M50 54v8M72 54v8M38 62v8M60 62v8M28 70v8M50 70v8M72 70v8M38 78v8M60 78v8M28 86v7M72 86v7',
        '#8d3a26',
        1.2,
      ),
      cut('M42 93V74a8 8 0 0 1 16 0v19z', '#4b190e'),
      edged('M24 79V67a5 5 0 0 1 10 0v12zM66 79V67a5 5 0 0 1 10 0v12z', '#fbe7a8', '#6e2416', 1.8),
    ],
    roof: [
      cut('M68 30V12h12v26z', '#8d3a26'),
      cut(box(66, 9, 16, 5), '#6e2416'),
      cut('M10 58l8-12v-6l8-8v-6l10-8h28l10 8v6l8 8v6l8 12z', '#7c2b1b'),
      { d: 'M17 52h66M24 43h52M30 34h40M38 26h24', line: '#be4b30', width: 2, dash: '6 3' },
      edged('M44 52v-8a6 6 0 0 1 12 0v8z', '#fbe7a8', '#4b190e', 1.6),
    ],
  },
}

/** The outline of a section that could be built next. */
export const OUTLINES: Readonly<Record<Material, Readonly<Record<Section, string>>>> = {
  straw: {
    base: 'M13 108c-1-7 1-14 5-16h64c4 2 6 9 5 16z',
    walls: 'M21 92c2-14 2-26 1-38h56c-1 12-1 24 1 38z',
    roof: 'M10 60C18 24 38 8 50 8s32 16 40 52z',
  },
  wood: { base: 'M11 108V93h78v15z', walls: 'M17 93V54h66v39z', roof: 'M7 58L50 10l43 48-5 4H12z' },
  brick: {
    base: 'M11 108V93h78v15z',
    walls: 'M18 93V54h64v39z',
    roof: 'M10 58l8-12v-6l8-8v-6l10-8h28l10 8v6l8 8v6l8 12z',
  },
}
