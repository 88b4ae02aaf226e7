// What the forest is cut from: flat shapes of paper, each a path with a fill or a line. Colours are names of the palette
// (`palette.css`) or fixed ones where day and night share them.
export interface Shape {
  d: string
  fill?: string
  line?: string
  width?: number
  dash?: string
}

/** Shapes that lie on one sheet and throw one shadow together. */
export type Layer = readonly Shape[]

const n = (value: number) => String(Math.round(value * 100) / 100)

/** A path from a template, with its numbers rounded. */
export const path = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  parts.reduce(
    (all, part, i) =>
      all + (typeof values[i - 1] === 'number' ? n(values[i - 1] as number) : String(values[i - 1])) + part,
  )

export const circle = (x: number, y: number, r: number): string =>
  path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
export const box = (x: number, y: number, w: number, h: number): string => path`M${x} ${y}h${w}v${h}h${-w}z`

export const cut = (d: string, fill: string): Shape => ({ d, fill })
export const pen = (d: string, line: string, width: number): Shape => ({ d, line, width })
export const edged = (d: string, fill: string, line: string, width: number): Shape => ({ d, fill, line, width })
