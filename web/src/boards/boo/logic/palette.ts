// Wall colours on midnight blue, told apart also by those who see fewer of them: each has a glyph and a texture too.
export interface Paint {
  fill: string
  ink: string
}

export const PAINT: Record<string, Paint> = {
  white: { fill: '#f4f6ff', ink: '#27315f' },
  yellow: { fill: '#f9d13f', ink: '#4a3800' },
  red: { fill: '#f0614a', ink: '#3d0700' },
  green: { fill: '#4cc26a', ink: '#04290d' },
  blue: { fill: '#4ba6f8', ink: '#03213f' },
  purple: { fill: '#c08cf5', ink: '#2b0748' },
}

/** Round every wall in full, and under the glyph of a thin one: without them red does not stand out from the floor. */
export const OUTLINE = '#060b20'
export const BOSS = '#141c45'

/** The texture of a wall: a pattern a unit wide, drawn in the colour's ink. White walls are plain. */
export const TEXTURES: Record<string, string> = {
  yellow: 'M.12 .14h.01M.37 .4h.01M.62 .14h.01M.87 .4h.01',
  red: 'M-.1 .6 .6 -.1M.4 .6 1.1 -.1',
  green: 'M.12 0v.5M.37 0v.5M.62 0v.5M.87 0v.5',
  blue: 'M0 .12h1M0 .37h1',
  purple: 'M0 0 .5 .5 1 0M0 .5 .5 0 1 .5',
}

export const paint = (colour: string): Paint => PAINT[colour] ?? { fill: '#fff4d0', ink: '#241a4a' }
