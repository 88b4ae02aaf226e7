// What the games of a person add up to.
import type { GameResult, Level } from '../lib/protocol'

const DAY = 86_400
const WEEK = 7
/** Weeks of the year at the table that are shown. */
export const WEEKS = 30

export interface Line {
  id: string
  played: number
  won: number
  /** The most points, where points are counted. */
  best: number | null
}

/** One seat is one's own: where a screen is passed round nobody has won or lost for themselves. */
export const counted = (results: readonly GameResult[]): GameResult[] =>
  results.filter(({ seats }) => seats.length === 1)

function lines(results: readonly GameResult[], of: (result: GameResult) => string[]): Line[] {
  const found = new Map<string, Line>()
  for (const result of counted(results))
    for (const id of of(result)) {
      const line = found.get(id) ?? { id, played: 0, won: 0, best: null }
      const best = result.points === null ? line.best : Math.max(line.best ?? result.points, result.points)
      found.set(id, { id, played: line.played + 1, won: line.won + Number(result.won), best })
    }
  return [...found.values()].sort((a, b) => b.played - a.played || a.id.localeCompare(b.id))
}

export const byGame = (results: readonly GameResult[]): Line[] => lines(results, ({ game }) => [game])
export const byCount = (results: readonly GameResult[]): Line[] =>
  lines(results, ({ players }) => [String(players)]).sort((a, b) => Number(a.id) - Number(b.id))

const LEVELS: readonly Level[] = ['random', 'easy', 'normal', 'hard', 'expert', 'like_me']
/** Once for each level that had a seat. */
export const byLevel = (results: readonly GameResult[]): Line[] =>
  lines(results, ({ bots }) => [...new Set(bots.flatMap((level) => level ?? []))]).sort(
    (a, b) => LEVELS.indexOf(a.id as Level) - LEVELS.indexOf(b.id as Level),
  )

export interface Rival {
  name: string
  level: Level
  /** Games that I have won against them, and that they have. */
  mine: number
  theirs: number
}

/** The bots that one has played against most, not with. */
export function rivals(results: readonly GameResult[], most = 3): Rival[] {
  const found = new Map<string, Rival & { played: number }>()
  for (const { bots, bot_names, winners, won, together } of counted(results))
    bots.forEach((level, seat) => {
      const name = bot_names[seat]
      if (!level || !name || together) return
      const rival = found.get(name) ?? { name, level, mine: 0, theirs: 0, played: 0 }
      rival.level = level
      rival.played += 1
      rival.mine += Number(won)
      rival.theirs += Number(winners.includes(seat))
      found.set(name, rival)
    })
  return [...found.values()].sort((a, b) => b.played - a.played).slice(0, most)
}

export interface Firsts {
  /** Games in which somebody had the first turn, and those in which it was I. */
  games: number
  first: number
  /** Games that I won of those, and of the others. */
  won: number
  wonLater: number
}

export function firsts(results: readonly GameResult[]): Firsts {
  const games = counted(results).filter(({ together }) => !together)
  const first = games.filter((each) => each.first)
  const won = first.filter((each) => each.won).length
  return { games: games.length, first: first.length, won, wonLater: games.filter((each) => each.won).length - won }
}

/** The game that took longest, and the one that was won or lost by least; null where there is none. */
export function extremes(results: readonly GameResult[]): { longest: GameResult | null; closest: GameResult | null } {
  const long = results.filter(({ by_days, seconds }) => !by_days && seconds > 0)
  const close = counted(results).filter(({ margin, together }) => margin !== null && !together)
  return {
    longest: long.toSorted((a, b) => b.seconds - a.seconds)[0] ?? null,
    closest: close.toSorted((a, b) => a.margin! - b.margin! || b.at - a.at)[0] ?? null,
  }
}

/** The days of the last weeks, from Monday on: how many games ended on each; -1 for days that are still to come. */
export function year(results: readonly GameResult[], now: number): number[][] {
  const local = (seconds: number) => Math.floor(seconds / DAY - new Date(1000 * seconds).getTimezoneOffset() / 1440)
  const today = local(now)
  const monday = today - ((today + 3) % WEEK)
  const games = new Map<number, number>()
  for (const { at } of results) games.set(local(at), (games.get(local(at)) ?? 0) + 1)
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => {
      const date = monday - WEEK * (WEEKS - 1 - week) + day
      return date > today ? -1 : (games.get(date) ?? 0)
    }),
  )
}

/** For a spreadsheet: a line for each game. */
export function csv(results: readonly GameResult[]): string {
  const head = ['date', 'game', 'players', 'bots', 'people', 'won', 'points', 'margin', 'first', 'seconds', 'answers']
  const rows = results.map((each) => [
    new Date(1000 * each.at).toISOString(),
    each.game,
    each.players,
    each.bots.filter(Boolean).join(' '),
    each.people,
    Number(each.won),
    each.points ?? '',
    each.margin ?? '',
    Number(each.first),
    each.seconds,
    each.answers,
  ])
  return [head, ...rows].map((row) => row.join(',')).join('\r\n') + '\r\n'
}
