// How large things are in the strip of players: what is not wide enough for all of it shows less.
export interface Chip {
  /** Pixels. */
  portrait: number
  medal: number
  /** Only the goblin, and its sockets under it. */
  thin: boolean
  /** Books are one number. */
  sum: boolean
  /** So many books have room for their emblems. */
  emblems: number
  /** Known cards show their symbols. */
  faces: boolean
}

const SOCKETS = 4
const [APART, EDGES] = [3, 14]
/** A number or an emblem, with what is between. */
const BOOK = 20
const [LARGE, SMALL] = [20, 8]
/** Narrower than this the numbers do not fit beside the goblin where there is little room. */
const THIN = 68
/** And here two numbers of books do not fit beside four medallions. */
const TIGHT = 150
const FACES = 170

const within = (size: number) => Math.floor(Math.min(Math.max(size, SMALL), LARGE) * 2) / 2

/** `width`: of one player's part, in pixels. */
export function chipOf(width: number, small: boolean): Chip {
  const bare = { sum: true, emblems: 0, faces: false }
  if (small && width < THIN)
    return { ...bare, portrait: 25, medal: within(Math.min((width - 8) / SOCKETS, 12)), thin: true }
  if (small) return { ...bare, portrait: 27, medal: within(Math.min((width - 27 - 12) / SOCKETS, 12)), thin: false }
  const sum = width < TIGHT
  const portrait = sum ? 29 : 38
  const left = width - portrait - EDGES - (SOCKETS - 1) * (sum ? APART / 2 : APART)
  const medal = within((left - (sum ? 1 : 2) * BOOK) / SOCKETS)
  return {
    portrait,
    medal,
    thin: false,
    sum,
    emblems: Math.floor((left - SOCKETS * medal) / BOOK),
    faces: width >= FACES,
  }
}
