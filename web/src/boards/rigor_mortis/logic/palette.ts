// Colours of the goblins: their skin and its shade. Everything else is in palette.css, for both hours of the evening.
export interface Skin {
  fill: string
  shade: string
  outline: string
}

const INK = '#22130a'
const skin = (fill: string, shade: string, outline = INK): Skin => ({ fill, shade, outline })

export const SKINS: Readonly<Record<string, Skin>> = {
  purple: skin('#9a6be0', '#5b3699'),
  orange: skin('#f58b2d', '#a8500c'),
  green: skin('#58b552', '#2a6f2a'),
  red: skin('#e04d40', '#8c1f18'),
  blue: skin('#4596ea', '#1d5596'),
  yellow: skin('#f4d23f', '#a1820a'),
  white: skin('#f6f1e6', '#a89f8e'),
  black: skin('#4a4552', '#1d1a22', '#cfc7da'),
}

const NOBODY = skin('#8d8272', '#574e42')
/** Before a goblin is chosen it is clay. */
export const skinOf = (colour: string | null | undefined): Skin => SKINS[colour ?? ''] ?? NOBODY

/** Light colours for what is drawn on dark ground: arrows, footprints, threads. */
export const TRACES: Readonly<Record<string, string>> = {
  purple: '#b48cf0',
  orange: '#ff9a3d',
  green: '#7fdc76',
  red: '#ff8175',
  blue: '#7fbdff',
  yellow: '#ffe070',
  white: '#fffaf0',
  black: '#c9c2d6',
}
export const traceOf = (colour: string | null | undefined): string => TRACES[colour ?? ''] ?? '#f6e7c4'

export const BINDINGS = ['#7a2e22', '#2f5a54', '#8a6a26', '#3b3f73', '#5b2d58', '#46602c', '#93502a', '#274a6b']
