// Where in the page we are: the fragment of the address. Invites travel in it, so no server ever sees them.
/** A moment of a record: its step, an event's number, or how many events before the end it lies. */
export interface Moment {
  step?: number
  event?: number
  end?: number
}

export type Route =
  | { page: 'shelf' }
  | { page: 'about' }
  | { page: 'mine' }
  | { page: 'club' }
  | { page: 'groups' }
  | { page: 'privacy' }
  | { page: 'host'; key: string }
  | { page: 'group'; group: string; invite: string }
  | { page: 'game'; game: string }
  | { page: 'lesson'; game: string; chapter: string }
  | { page: 'book'; game: string; rule: string }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; watch: string }
  | { page: 'replay'; table: string; watch: string; moment: Moment }

/** By the first word of the address: the page, of a table or game and with what follows. */
const PAGES: Readonly<Record<string, (of: string, more: string, query: string) => Route | null>> = {
  group: (group, invite) => ({ page: 'group', group, invite }),
  game: (game) => ({ page: 'game', game }),
  lesson: (game, chapter) => ({ page: 'lesson', game, chapter }),
  book: (game, rule) => ({ page: 'book', game, rule }),
  puzzle: (game, number) => ({ page: 'puzzle', game, number: /^\d+$/.test(number) ? Number(number) : 0 }),
  table: (table) => ({ page: 'table', table }),
  replay: (table, watch, query) => ({ page: 'replay', table, watch, moment: momentOf(new URLSearchParams(query)) }),
  join: (table, invite) => (invite ? { page: 'join', table, invite } : null),
  watch: (table, watch) => (watch ? { page: 'watch', table, watch } : null),
}

export function parsed(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', of = '', more = ''] = path.split('/')
  if (isPlain(page)) return { page }
  if (page === 'host') return { page, key: of }
  const found = of && Object.hasOwn(PAGES, page) ? PAGES[page]!(of, more, query) : null
  return found ?? { page: 'shelf' }
}

const PLAIN = ['about', 'mine', 'club', 'groups', 'privacy'] as const
const isPlain = (page: string): page is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(page)

function momentOf(query: URLSearchParams): Moment {
  const names = { step: 'n', event: 'event', end: 'end' }
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, short]) =>
      /^\d+$/.test(query.get(short) ?? '') ? [[name, Number(query.get(short))]] : [],
    ),
  )
}

class Router {
  route = $state.raw<Route>(parsed(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = parsed(location.hash)))
  }

  go(hash: string): void {
    location.hash = hash
  }
}

export const router = new Router()
