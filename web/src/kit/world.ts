// How the frame looks round a game: the colors, the lettering and the header of its world.
export interface World {
  /** The darkest ground, and the text on it. */
  deep: string
  onDeep: string
  /** A lighter ground beside it, for drawing only. */
  mid: string
  /** What may be pressed next on the dark ground. */
  act: string
  onAct: string
  /** Paper with a breath of the world, by day; by night it is `deep`. */
  tint: string
  /** The lettering, for the game's name, the outcome and the spoken code, from 19 pixels up. */
  display: string
  /** Layers of a CSS background, over `deep`: what stands behind the header. */
  strip: string
}

/** A game that has no world of its own has wood and plain letters. */
export const WOOD: World = {
  deep: '#2e1a0e',
  onDeep: '#fbf1de',
  mid: '#6d452a',
  act: '#f0a35e',
  onAct: '#1d1208',
  tint: '#efe3cd',
  display: "'Golos Text Variable'",
  strip: 'linear-gradient(#4a2c1a, #2e1a0e)',
}

/** The tokens of a world, as a `style`. */
export const tokens = (world: World): string =>
  Object.entries({
    deep: world.deep,
    'on-deep': world.onDeep,
    mid: world.mid,
    act: world.act,
    'on-act': world.onAct,
    tint: `light-dark(${world.tint}, ${world.deep})`,
    display: world.display,
    strip: world.strip,
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** A drawing that is repeated along the lower edge of a header: a layer of a background. */
export const tile = (width: number, height: number, drawing: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>${drawing}</svg>`,
  )}") 0 100% / auto ${height}px repeat-x`
