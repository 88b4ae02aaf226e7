// The box of Rickshank: the portal of the board, and three cards that come out of it.
import type { Component } from 'svelte'
import Bug from '~icons/game-icons/alien-bug'
import Flask from '~icons/game-icons/erlenmeyer'
import RayGun from '~icons/game-icons/ray-gun'
import { gradient, numbers, tenth, type Cover, type Pen } from '../../kit/cover'
import { arms, blob, drops } from './logic/portal'

export * as sizes from '../../kit/cover'

interface Sticker {
  x: number
  y: number
  size: number
  turn: number
  color: string
  icon: Component
  price: number
  points: number
}
interface Look {
  unit: number
  /** Its middle as parts of the picture, and how large it is. */
  portal: readonly [x: number, y: number, size: number]
  cards: readonly Sticker[]
}

const INK = '#170b33'
const ARMS = ['#d9ff7a', '#5fd321', '#b8f94e']
const GUN = { color: '#ffab5c', icon: RayGun, price: 3, points: 1 }
const BUG = { color: '#63d8c4', icon: Bug, price: 4, points: 2 }
const FLASK = { color: '#7fd3ff', icon: Flask, price: 5, points: 3 }

/** As on the board: price above, points in a star, halftone behind the drawing, lines for what it says. */
function sticker(card: Sticker, x: number, y: number, size: number, pen: Pen): string {
  const { color, icon, price, points, turn } = card
  const outlined = `stroke="${INK}" stroke-width="40" stroke-linejoin="round" paint-order="stroke" overflow="visible"`
  return `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${turn}) scale(${tenth(size * 10) / 10})" filter="url(#lies)"><rect x="-46" y="-66" width="92" height="132" rx="12" fill="#fff" stroke="${INK}" stroke-width="4.5"/><rect x="-39" y="-59" width="78" height="84" rx="7" fill="${color}"/><rect x="-39" y="-59" width="78" height="84" rx="7" fill="url(#dots)"/>${pen.mark(icon, -27, -47, 54, '#fff', outlined)}<path d="M-39 12h78v14h-78z" fill="${INK}"/><path d="M-30 19h34" stroke="${color}" stroke-width="4" stroke-linecap="round"/><path d="M-33 36h50" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M-34 46h66M-34 54h46" stroke="#b7aed0" stroke-width="4" stroke-linecap="round"/><rect x="-55" y="-75" width="32" height="32" rx="9" fill="#a4f542" stroke="${INK}" stroke-width="4"/><path d="${pen.letters(String(price), -39, -52, 19)}" fill="#0f2505"/><g transform="translate(38 -58)"><path d="M0-15l4.600 9.700 10.400 1.400-7.600 7.300 1.900 10.400L0 8.800l-9.300 5L-7.400 3.400-15-3.900l10.400-1.400z" fill="#ffd23d" stroke="${INK}" stroke-width="3.500" stroke-linejoin="round"/><path d="${pen.letters(String(points), 0, 5, 12)}" fill="${INK}"/></g></g>`
}

function space(width: number, height: number, look: Look, pen: Pen): string {
  const next = numbers(2)
  const { unit } = look
  const [x, y, size] = [look.portal[0] * width, look.portal[1] * height, look.portal[2]]
  const rays = Array.from({ length: 16 }, () => {
    const angle = next() * 2 * Math.PI
    const [from, to] = [(120 + next() * 30) * size, (190 + next() * 160) * size]
    const at = (far: number) => `${tenth(x + far * Math.cos(angle))} ${tenth(y + far * Math.sin(angle))}`
    return `<path d="M${at(from)}L${at(to)}" stroke-width="${tenth((2 + next() * 5) * unit)}"/>`
  })
  const stars = Array.from(
    { length: Math.round(width / 10) },
    () => `M${tenth(next() * width)} ${tenth(next() * height)}h0`,
  )
  return [
    '<defs>',
    gradient('night', ['0 #2a1660', '1 #12082c']),
    gradient('core', ['0 #f4ffd0', '.35 #c4fb58', '.75 #62d422', '1 #2b8f16'], true),
    gradient('glow', ['.5 #7ef02f .6', '1 #7ef02f 0'], true),
    '<pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.1" fill="#fff" opacity=".65"/></pattern>',
    '<filter id="lies" x="-30%" y="-20%" width="160%" height="150%"><feDropShadow dy="5" stdDeviation="3" flood-opacity=".4"/></filter>',
    `</defs><rect width="${width}" height="${height}" fill="url(#night)"/>`,
    `<g stroke="#5a3ab8" stroke-opacity=".45" stroke-linecap="round">${rays.join('')}</g>`,
    `<path d="${stars.join('')}" stroke="#c9bdf2" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`,
    `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${size})"><circle r="158" fill="url(#glow)"/><path d="${blob(112, 4)}" fill="#1b6a0c" stroke="${INK}" stroke-width="5"/><path d="${blob(104, 5)}" fill="url(#core)"/>`,
    ...arms(4).map(
      (arm, i) =>
        `<path d="${arm}" fill="none" stroke="${ARMS[i % 3]}" stroke-width="${8 - (i % 3) * 2}" stroke-linecap="round" opacity=".8"/>`,
    ),
    `<g fill="#9bf43f" stroke="${INK}" stroke-width="1.5">${drops(4)
      .map((drop) => `<circle cx="${drop.x}" cy="${drop.y}" r="${drop.r}"/>`)
      .join('')}</g></g>`,
    ...look.cards.map((card) => sticker(card, card.x * width, card.y * height, card.size * unit, pen)),
  ].join('')
}

const CARDS: readonly Sticker[] = [
  { x: 0.2, y: 0.78, size: 0.86, turn: -17, ...GUN },
  { x: 0.81, y: 0.76, size: 0.86, turn: 15, ...BUG },
  { x: 0.5, y: 0.72, size: 1.12, turn: -3, ...FLASK },
]
const TITLES = {
  ru: ['Рик и Морти', 'Рикбег из', 'Рикшенка', 40],
  en: ['Rick and Morty', 'Rickshank', 'Rickdemption', 31],
} as const

export const cover: Cover = {
  font: 'dela-gothic-one',
  lid: (lang, pen) => {
    const [above, first, second, size] = TITLES[lang]
    return (
      space(300, 380, { unit: 1, portal: [0.5, 0.56, 1.18], cards: CARDS }, pen) +
      `<g stroke="${INK}" stroke-linejoin="round" paint-order="stroke"><path d="${pen.letters(above, 150, 32, 17)}" fill="#a4f542" stroke-width="6"/><path d="${pen.letters(first, 150, 72, size)}${pen.letters(second, 150, 72 + size, size)}" fill="#fff" stroke-width="9"/></g>`
    )
  },
  scene: (width, height, pen) =>
    space(
      width,
      height,
      {
        unit: 1.02,
        portal: [0.5, 0.46, 1.16],
        cards: [
          { ...CARDS[0]!, x: 0.26, y: 0.74, size: 0.95 },
          { ...CARDS[1]!, x: 0.75, y: 0.72, size: 0.95 },
          { ...CARDS[2]!, x: 0.5, y: 0.68, size: 1.2 },
        ],
      },
      pen,
    ),
  hero: (width, height, pen) =>
    space(
      width,
      height,
      {
        unit: 1,
        portal: [0.74, 0.5, 1.1],
        cards: [
          { ...CARDS[0]!, x: 0.62, y: 0.62, size: 1 },
          { ...CARDS[1]!, x: 0.865, y: 0.6, size: 1 },
          { ...CARDS[2]!, x: 0.742, y: 0.56, size: 1.3 },
        ],
      },
      pen,
    ),
}
