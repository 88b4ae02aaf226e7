// The shapes of tokens in a square of 24; a shape says what a colour says too.

const round = (n: number) => Math.round(n * 100) / 100
const corners = (n: number, from: number) =>
  Array.from({ length: n }, (_, i) => from + (2 * Math.PI * i) / n)
    .map((angle) => `${round(12 + 11 * Math.cos(angle))} ${round(12 + 11 * Math.sin(angle))}`)
    .join('L')

export const SHAPES = {
  disc: 'M1.4 12a10.6 10.6 0 1 0 21.2 0a10.6 10.6 0 1 0-21.2 0z',
  hexagon: `M${corners(6, Math.PI / 6)}z`,
  octagon: `M${corners(8, Math.PI / 8)}z`,
} as const
export type Shape = keyof typeof SHAPES
