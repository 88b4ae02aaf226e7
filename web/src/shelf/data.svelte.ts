// What the pages of the shelf show: the boxes, one's own games, open tables. What was shown last is kept, so that the page is there
// at once, and also when the server cannot be reached.
import { learn } from '../boards'
import { api } from '../lib/api'
import { problemOf } from '../lib/problems'
import type { GameInfo, OpenTable, Problem, ServerInfo, TableInfo } from '../lib/protocol'
import { keepTables, myKey } from '../lib/me'
import { forgetTicket, keepTicket, stored, ticket, tickets } from '../lib/stored'

const KEY = 'igroteka.shelf'

interface Shown {
  games: GameInfo[]
  mine: TableInfo[]
  /** The server shows its people to each other; it knows them across tables. */
  club: boolean
  people: boolean
}

class ShelfData {
  #shown = $state.raw<Shown>({
    games: [],
    mine: [],
    club: false,
    people: false,
    ...stored.read<Partial<Shown>>(KEY, {}),
  })
  server = $state.raw<ServerInfo | null>(null)
  /** Lobbies that everybody may join; null as long as they are not known. */
  open = $state.raw<OpenTable[] | null>(null)
  /** Why nothing newer is shown. */
  problem = $state.raw<Problem | null>(null)
  /** The server has answered since the page was opened. */
  fresh = $state(false)

  constructor() {
    learn(this.games)
  }

  get games(): readonly GameInfo[] {
    return this.#shown.games
  }
  get mine(): readonly TableInfo[] {
    return this.#shown.mine
  }
  get hasClub(): boolean {
    return this.server?.club ?? this.#shown.club
  }
  get hasPeople(): boolean {
    return this.server?.people ?? this.#shown.people
  }

  async load(): Promise<void> {
    try {
      const [games, mine] = await Promise.all([api.games(), myTables()])
      this.#show({ ...this.#shown, games, mine })
      this.fresh = true
      this.problem = null
      this.server = await api.server()
      this.#show({ ...this.#shown, club: this.server.club, people: this.server.people })
      if (this.hasClub) this.open = await api.openTables()
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  game(id: string): GameInfo | null {
    return this.games.find((each) => each.id === id) ?? null
  }

  /** A table is not mine any more. */
  forget(table: string): void {
    forgetTicket(table)
    this.#show({ ...this.#shown, mine: this.mine.filter((info) => info.table !== table) })
  }

  #show(shown: Shown): void {
    this.#shown = shown
    learn(shown.games)
    stored.write(KEY, shown)
  }
}

/** My tables as the server has them, with the rematches that were asked for after I had left the page; tables that are gone are
 * forgotten. */
async function myTables(follow = true): Promise<TableInfo[]> {
  if (follow && myKey())
    keepTables(
      await api.me().then(
        ({ tables }) => tables,
        () => [],
      ),
      myKey(),
    )
  const kept = tickets()
  if (!kept.length) return []
  const found = await api.mine({ tickets: kept.map(({ table, key }) => ({ table, key })) })
  for (const each of kept) if (!found.some((info) => info.table === each.table)) forgetTicket(each.table)
  const rematches = kept.flatMap((each) => {
    const next = found.find((info) => info.table === each.table)?.next
    return next && !ticket(next) ? [{ ...each, table: next }] : []
  })
  rematches.forEach(keepTicket)
  return rematches.length && follow ? myTables(false) : found
}

export const shelf = new ShelfData()
