// The box of The Grimm Forest: layers of cut paper, the three houses as they grow on the table, and two of the pigs.
import { gradient, numbers, tenth, type Cover, type Pen } from '../../kit/cover'
import { HOUSES, SECTIONS, type Material } from './logic/houses'
import { pine } from './logic/landscapes'
import { BODY, HATS, PIGS, SNOUT, TAIL } from './logic/pigs'
import type { Layer } from './logic/shapes'
import Pine from '~icons/game-icons/pine-tree'

export * as sizes from '../../kit/cover'

interface Look {
  unit: number
  /** Where the meadow begins, as a part of the height. */
  ground: number
  /** Material, middle and foot as parts of the picture, size: behind the first hill, and before it. */
  far: readonly (readonly [Material, number, number, number])[]
  near: readonly (readonly [Material, number, number, number])[]
  pigs: readonly (readonly [colour: string, seat: number, x: number, foot: number, size: number, turned: boolean])[]
  sun: readonly [x: number, y: number, radius: number]
  wings: number
}

const PAPER = 'filter="url(#paper)"'
const drawn = (layer: Layer) =>
  layer
    .map(
      ({ d, fill = 'none', line, width, dash }) =>
        `<path d="${d}" fill="${fill}"${line ? ` stroke="${line}" stroke-width="${width}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    )
    .join('')

function house(material: Material, x: number, y: number, size: number): string {
  const flag = '<path d="M50-6V22" stroke="#5a381b" stroke-width="2.5"/><path d="M51-6l16 4-16 5z" fill="#d8382e"/>'
  const built = SECTIONS.map((section) => drawn(HOUSES[material][section])).join('')
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${tenth(size * 10) / 10}) translate(-50 -108)" filter="url(#piece)">${flag}${built}</g>`
}

function pig(colour: string, seat: number, x: number, y: number, size: number, turned: boolean): string {
  const { fill, dark, light } = PIGS[colour]!
  const number = `<circle cx="34" cy="36" r="8.5" fill="#fff6e0"/><text x="34" y="40.5" text-anchor="middle" font-weight="800" font-size="13" fill="${dark}"${turned ? ' transform="matrix(-1 0 0 1 68 0)"' : ''}>${seat}</text>`
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${turned ? -size : size} ${size}) translate(-37 -57)" filter="url(#piece)" stroke-linejoin="round"><g fill="#fff6e0" stroke="#fff6e0" stroke-width="5"><path d="${TAIL}" fill="none"/><path d="${BODY}${SNOUT}"/></g><path d="${TAIL}" fill="none" stroke="${fill}" stroke-width="2.6"/><path d="${BODY}" fill="${fill}"/><path d="${SNOUT}" fill="${light}"/><path d="M61.7 30.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0zM65.7 30.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0z" fill="${dark}"/><circle cx="55.5" cy="24" r="1.9" fill="#2a1608"/>${drawn(HATS[colour]!)}${number}</g>`
}

function forest(width: number, height: number, look: Look): string {
  const { unit } = look
  const next = numbers(5)
  const ground = height * look.ground
  const trees = (y: number, step: number, tall: number, fill: string) => {
    const row = Array.from({ length: Math.ceil((width + 2 * step) / step) }, (_, i) =>
      pine(i * step - step + (next() - 0.5) * step * 0.5, y + next() * 6 * unit, tall * (0.78 + next() * 0.45)),
    )
    return `<path d="${row.join('')}M-9 ${tenth(y - 3)}h${width + 18}v${height}h${-width - 18}z" fill="${fill}" ${PAPER}/>`
  }
  const hill = (y: number, bow: number, fill: string) =>
    `<path d="M-9 ${tenth(y)}C${[0.2, y - bow, 0.4, y + bow, 0.6, y - bow * 0.4].map((n, i) => tenth(i % 2 ? n : n * width)).join(' ')}S${tenth(0.9 * width)} ${tenth(y - bow * 0.8)} ${width + 9} ${tenth(y)}V${height + 9}H-9z" fill="${fill}" ${PAPER}/>`
  const wing = (right: boolean) => {
    const row = Array.from({ length: look.wings }, (_, i) => {
      const aside = (-6 + i * 3 - next() * 8) * unit
      return pine(right ? width - aside : aside, ground + height * (0.02 + i * 0.09), (170 - i * 14) * unit)
    })
    return `<path d="${row.join('')}" fill="#24503a" ${PAPER}/>`
  }
  const [x, y, radius] = look.sun
  return [
    `<defs>${gradient('sky', ['0 #f9e6b0', '1 #dcebd3'])}`,
    '<filter id="paper" x="-5%" y="-20%" width="110%" height="140%"><feDropShadow dy="-1" stdDeviation="1.6" flood-color="#140a00" flood-opacity=".34"/></filter>',
    '<filter id="piece" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dy="2" stdDeviation="1.3" flood-opacity=".36"/></filter></defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${tenth(x * width)}" cy="${tenth(y * height)}" r="${radius}" fill="#fff6da" ${PAPER}/>`,
    trees(ground - height * 0.16, 24 * unit, 92 * unit, '#9dbf97'),
    trees(ground - height * 0.09, 34 * unit, 96 * unit, '#7fac80'),
    hill(ground - height * 0.06, 16 * unit, '#a6c98b'),
    ...look.far.map(([material, at, foot, size]) => house(material, at * width, foot * height, size * unit)),
    hill(ground, 12 * unit, '#86b368'),
    ...look.near.map(([material, at, foot, size]) => house(material, at * width, foot * height, size * unit)),
    hill(ground + height * 0.085, 10 * unit, '#6a9a52'),
    ...look.pigs.map(([colour, seat, at, foot, size, turned]) =>
      pig(colour, seat, at * width, foot * height, size * unit, turned),
    ),
    wing(false),
    wing(true),
  ].join('')
}

function wax(pen: Pen): string {
  const edge = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI
    const far = 27 * (1 + 0.05 * Math.sin(5 * angle + 1) + 0.035 * Math.sin(9 * angle))
    return `${tenth(150 + far * Math.cos(angle))} ${tenth(346 + far * Math.sin(angle))}`
  })
  return `<g filter="url(#piece)"><path d="M${edge.join('L')}z" fill="#b8271f" stroke="#e5584c" stroke-width="2"/><circle cx="150" cy="346" r="20" fill="#a51f18"/>${pen.mark(Pine, 136, 331.5, 28, '#ffe7d6')}</g>`
}

const LID: Look = {
  unit: 1,
  ground: 0.74,
  far: [
    ['straw', 0.22, 0.71, 0.95],
    ['brick', 0.79, 0.715, 0.98],
  ],
  near: [['wood', 0.5, 0.775, 1.3]],
  pigs: [
    ['orange', 1, 0.27, 0.915, 1.12, false],
    ['purple', 3, 0.74, 0.91, 1.02, true],
  ],
  sun: [0.5, 0.44, 81],
  wings: 4,
}

export const cover: Cover = {
  font: 'yeseva-one',
  lid: (lang, pen) =>
    forest(300, 380, LID) +
    '<path d="M-9-9H309V389H-9zM9 371H291V103C291 38 216 19 150 19S9 38 9 103z" fill="#1c3731" fill-rule="evenodd" filter="url(#piece)"/>' +
    wax(pen) +
    '<g filter="url(#piece)"><path d="M14 40h272l-13 27 13 27H14l13-27z" fill="#d9c08a"/><path d="M34 34h232v60H34z" fill="#fff6e0"/></g>' +
    `<path d="${lang === 'ru' ? pen.letters('Лес сказок', 150, 77, 36) : pen.letters('The Grimm Forest', 150, 72, 23.5)}" fill="#2c2013"/>`,
  scene: (width, height) =>
    forest(width, height, {
      ...LID,
      ground: 0.7,
      sun: [0.5, 0.36, 95],
      wings: 3,
      far: [
        ['straw', 0.24, 0.68, 1],
        ['brick', 0.77, 0.685, 1.02],
      ],
      near: [['wood', 0.5, 0.735, 1.38]],
      pigs: [
        ['orange', 1, 0.29, 0.885, 1.16, false],
        ['purple', 3, 0.72, 0.88, 1.06, true],
      ],
    }),
  hero: (width, height) =>
    forest(width, height, {
      unit: 1,
      ground: 0.74,
      far: [
        ['straw', 0.58, 0.72, 0.95],
        ['brick', 0.86, 0.72, 1],
      ],
      near: [['wood', 0.72, 0.775, 1.25]],
      pigs: [
        ['orange', 1, 0.64, 0.93, 1.05, false],
        ['purple', 3, 0.79, 0.93, 0.95, true],
        ['blue', 2, 0.93, 0.92, 0.9, true],
      ],
      sun: [0.5, 0.46, 81],
      wings: 4,
    }),
}
