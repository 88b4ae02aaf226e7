// Pictures of a world for the frame, drawn as text while the page is built (`covers.mjs`): the lid of its box, its scene, and the
// wide scene behind the head of its page. They are made of what lies on the board; `boards/<game>/cover.ts` draws them.
import type { Component } from 'svelte'

/** What a cover draws with; `covers.mjs` makes one for each game. */
export interface Pen {
  /** A line in the lettering of the world as an outline, its middle at `x`, its foot at `y`. */
  letters(line: string, x: number, y: number, size: number): string
  /** A piece of the board: what its component draws. */
  piece<Props extends Record<string, unknown>>(drawing: Component<Props>, props: Props): string
  /** A mark in a square. */
  mark(icon: Component, x: number, y: number, size: number, color: string, more?: string): string
}

export interface Cover {
  /** Of `@fontsource`, for the lettering. */
  font: string
  /** What lies round the drawing: colors of the board that its pieces ask for. */
  colors?: string
  /** 300 by 380. */
  lid(lang: 'ru' | 'en', pen: Pen): string
  /** The world alone: a leaf of the first visit's picture, the head of its page on a phone. */
  scene(width: number, height: number, pen: Pen): string
  /** The head of its page on a desk: what counts stands on the right. */
  hero(width: number, height: number, pen: Pen): string
}

export const LID = { width: 300, height: 380 } as const
export const SCENE = { width: 400, height: 380 } as const
/** The world alone, for whom a messenger shows an invitation to; `previews.mjs` draws it twice as large. */
export const PREVIEW = { width: 600, height: 315 } as const
export const HERO = { width: 1440, height: 300 } as const

export const tenth = (value: number): number => Math.round(value * 10) / 10
export const points = (all: readonly (readonly [number, number])[]): string =>
  all.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join(' ')

/** A gradient, from stops like `0 #fff` or `0.5 #fff .3` (the last is how much of it is seen). */
export function gradient(id: string, stops: readonly string[], round = false, where = ''): string {
  const kind = round ? 'radialGradient' : 'linearGradient'
  const written = stops.map((stop) => {
    const [offset, color, opacity] = stop.split(' ')
    return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
  })
  return `<${kind} id="${id}" ${where || (round ? '' : 'x2="0" y2="1"')}>${written.join('')}</${kind}>`
}

/** Numbers from 0 to 1, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
