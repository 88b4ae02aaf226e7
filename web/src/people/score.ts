// The running score of a group: who has played and won how often, of all games or one, this year or ever.
import type { GroupGame, GroupMember } from '../lib/protocol'

export const LAST = 6

export interface Score {
  member: GroupMember
  played: number
  won: number
  /** The last games of this member, the oldest first: won or not. */
  last: readonly boolean[]
}

/** Games that count: `game` is '' for all, `since` in seconds since 1970. */
export const chosen = (games: readonly GroupGame[], game: string, since: number): GroupGame[] =>
  games.filter((each) => (!game || each.game === game) && each.at >= since)

/** The members, the one with most victories first; games that are won or lost together do not count. */
export function scores(members: readonly GroupMember[], games: readonly GroupGame[]): Score[] {
  const apart = games.filter(({ together }) => !together)
  return members
    .map((member) => {
      const ends = apart.flatMap(({ people, winners }) =>
        people.includes(member.id) ? [winners.some((seat) => people[seat] === member.id)] : [],
      )
      return { member, played: ends.length, won: ends.filter(Boolean).length, last: ends.slice(0, LAST).reverse() }
    })
    .sort((a, b) => b.won - a.won || b.played - a.played)
}

/** Games that all played together, and how many of them they won. */
export function together(games: readonly GroupGame[]): { played: number; won: number } {
  const found = games.filter((each) => each.together)
  return { played: found.length, won: found.filter(({ winners }) => winners.length > 0).length }
}

/** Games by votes, most first. */
export function ballot(members: readonly GroupMember[]): { game: string; votes: number }[] {
  const votes = new Map<string, number>()
  for (const { vote } of members) if (vote) votes.set(vote, (votes.get(vote) ?? 0) + 1)
  return [...votes].map(([game, count]) => ({ game, votes: count })).sort((a, b) => b.votes - a.votes)
}
