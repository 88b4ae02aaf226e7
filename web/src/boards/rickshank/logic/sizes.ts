// How cards and links lie in the room that they have.
import { isSmall, type Mode } from '../../../kit/layout'

/** So few cards are left in the main deck that the game may end soon. */
export const SHORT = 15

const MOST = 9
const LEAST_HIGH = 96

/** Full cards need room, `high` in units; without it a hand is a grid of tickets. */
export const inTickets = (mode: Mode, cards: number, high: number): boolean =>
  isSmall(mode) || cards > MOST || high < LEAST_HIGH

export interface Grid {
  columns: number
  lines: number
  high: number
  /** They have no room at once: a whole number of lines, of which one turns the pages sideways; a narrow column scrolls down. */
  scrolls: 'aside' | 'down' | ''
  /** How wide each is, where they scroll aside: so that a part of the next one is seen. */
  wide: number
}

const BETWEEN = 6
const LEAST_BETWEEN = 2
const PEEK = 0.3

/** Tickets in rows, none on another: all of them whole, so that name, power and flags of every card are read. They are
 * `high`, or as low as `least` where more of them have room then. */
export function gridOf(
  count: number,
  width: number,
  height: number,
  ticket: number,
  [high, least]: readonly [high: number, least: number],
): Grid {
  const columns = Math.max(1, Math.floor((width + BETWEEN) / (ticket + BETWEEN)))
  const linesOf = (each: number) => Math.max(1, Math.floor((height + LEAST_BETWEEN) / (each + LEAST_BETWEEN)))
  const needed = Math.ceil(count / columns)
  const lines = Math.max(linesOf(high), Math.min(needed, linesOf(least)))
  const scrolls = count <= columns * lines ? '' : columns > 1 && lines < 3 ? 'aside' : 'down'
  return {
    columns,
    lines: Math.min(lines, needed),
    high: lines > linesOf(high) ? least : high,
    scrolls,
    wide: Math.floor((width - columns * BETWEEN) / (columns + PEEK)),
  }
}

/** So that all of these widths have room: how many of the older links fold to tabs, and how many of those are only
 * counted, by one tab for all of them. */
export function folded(widths: readonly number[], room: number, tab: number): { older: number; counted: number } {
  const total = (from: number) => widths.slice(from).reduce((sum, width) => sum + width, from * tab)
  for (let older = 0; older < widths.length; older++) if (total(older) <= room) return { older, counted: 0 }
  const older = Math.max(0, widths.length - 1)
  const over = Math.ceil((total(older) - room) / tab)
  return { older, counted: Math.max(0, Math.min(older, over + 1)) }
}

/** Whether a card of this size (in units of so many pixels) has room for its text under its name and a strip of its drawing. */
export function fitsText(text: string, name: string, width: number, height: number, unit = 1): boolean {
  /** Letters do not become smaller than can be read. */
  const type = Math.max(1, 1 / unit)
  const line = (width - 14) / (6.1 * type)
  const lines = (words: string, most: number) =>
    words.split(/\s+/).reduce(
      (at, word) => {
        const taken = at.left + word.length
        return taken <= most ? { rows: at.rows, left: taken + 1 } : { rows: at.rows + 1, left: word.length + 1 }
      },
      { rows: 1, left: 0 },
    ).rows
  const strip = 56
  return strip + (lines(name, line * 0.86) * 14.5 + lines(text, line) * 13.2) * type + 14 <= height
}

/** The turn that a seat had last, seen from turn `turn` of the seat `active`. */
export const lastTurn = (turn: number, active: number, seat: number, players: number): number =>
  turn - (active === seat ? players : (active - seat + players) % players)
