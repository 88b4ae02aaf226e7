// Wall colours on midnight blue, told apart also by those who see fewer of them: each has a glyph and a texture too.
export interface Paint {
  fill: string
  ink: string
}

export const PAINT: Record<string, Paint> = {
  white: { fill: '#f4f6ff', ink: '#27315f' },
  yellow: { fill: '#f7cf3c', ink: '#4a3800' },
  red: { fill: '#ee5a43', ink: '#3d0700' },
  green: { fill: '#4cbf66', ink: '#04290d' },
  blue: { fill: '#4aa3f5', ink: '#03213f' },
  purple: { fill: '#bd86f2', ink: '#2b0748' },
}

/** The texture of a wall: a pattern two units wide, drawn in the colour's ink. White walls are plain. */
export const TEXTURES: Record<string, string> = {
  yellow: 'M.1 .2h.01M.35 .45h.01M.6 .2h.01M.85 .45h.01',
  red: 'M-.1 .6 .6 -.1M.4 .6 1.1 -.1',
  green: 'M.12 0v.5M.37 0v.5M.62 0v.5M.87 0v.5',
  blue: 'M0 .12h1M0 .37h1',
  purple: 'M0 0 .5 .5 1 0M0 .5 .5 0 1 .5',
}

export const paint = (colour: string): Paint => PAINT[colour] ?? { fill: '#fff3c4', ink: '#1a1636' }
