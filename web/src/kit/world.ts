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
  styled({
    deep: world.deep,
    'on-deep': world.onDeep,
    mid: world.mid,
    act: world.act,
    'on-act': world.onAct,
    tint: `light-dark(${world.tint}, ${world.deep})`,
    display: world.display,
    strip: world.strip,
  })

/** What a page takes over from the world on it, by day and by night; the accent of the day stays that of the paper. */
export const paperOf = ({ deep, onDeep, mid, act, onAct, tint }: World) => ({
  paper: [tint, mixed(deep, BLACK, 0.34)],
  'paper-2': [mixed(tint, mid, 0.1), mixed(deep, BLACK, 0.16)],
  sheet: [mixed(tint, WHITE, 0.74), mixed(deep, onDeep, 0.05)],
  ink: [deep, onDeep],
  quiet: [mixed(deep, tint, 0.2), mixed(onDeep, deep, 0.22)],
  line: [mixed(tint, mid, 0.24), mixed(deep, onDeep, 0.2)],
  edge: [mixed(tint, mid, 0.78), mixed(deep, onDeep, 0.5)],
  accent: ['#a8430f', act],
  'accent-ink': ['#fffaf0', onAct],
  'accent-soft': ['#f6ddc4', mixed(deep, act, 0.16)],
})

/** The tokens of a world, and the paper in its tone: for a page, a dialog or a panel that belongs to it. */
export const toneOf = (world: World): string =>
  `${tokens(world)};${styled(
    Object.fromEntries(
      Object.entries(paperOf(world)).map(([name, [day, night]]) => [name, `light-dark(${day}, ${night})`]),
    ),
  )}`

const WHITE = '#fffefb'
const BLACK = '#000000'

const styled = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** A color with so much of another in it. */
function mixed(color: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, two] = [color, other].map((each) => parseInt(each.slice(at, at + 2), 16))
    return Math.round(one! * (1 - share) + two! * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A drawing that is repeated along the lower edge of a header: a layer of a background. */
export const tile = (width: number, height: number, drawing: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>${drawing}</svg>`,
  )}") 0 100% / auto ${height}px repeat-x`
