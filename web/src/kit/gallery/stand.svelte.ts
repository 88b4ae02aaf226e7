// A board for the kit alone: a table of three at which something is asked, told and over, for the gallery and for tests.
import { Answers } from '../../lib/answers.svelte'
import { setCompany, type Company } from '../../lib/context'
import type { AskView, View } from '../../lib/protocol'
import type { Stream, Table } from '../../lib/table.svelte'
import { parse } from '../../lib/words'
import { Stage } from '../../stage/stage.svelte'
import page from '../../text/en.ftl?raw'
import { Board, setBoard } from '../board.svelte'

export const words = parse(
  'en',
  `${page}
and = and
name-fox = The Fox
name-owl = The Owl
name-pig = The Pig
text-fox = Takes what nobody looks at.
name-end = End the turn
option-end = End the turn
option-pass = Pass
option-buy = Buy
why-poor = You have not enough.
`,
).at(['Mary', 'Otto', 'Guido'], 0)

const ask: AskView = {
  kind: 'choose',
  cites: 'X-1',
  seat: 0,
  must: true,
  guarded: false,
  options: ['fox', 'owl', 'end', 'pass'],
  refused: { buy: { reason: 'poor', rule: 'X-2' } },
  form: 'one',
  least: 1,
  most: 1,
  groups: [],
  given: null,
  deadline: -1,
  default: '',
  cause: null,
  subject: {},
  details: {},
}

export const view: View = {
  game: 'kit',
  seat: 0,
  players: 3,
  number: '1',
  phase: 'turn',
  now: 0,
  bots: [],
  asks: [ask],
  waiting: [],
  zones: [{ name: 'hand:p0', ordered: true, open: false, cards: [{ key: 'fox', back: 'card' }] }],
  table: {},
  result: {
    winners: [1],
    scores: [5, 9, 7].map((total) => ({ total, parts: { points: total } })),
    why: 'done',
    rule: 'X-3',
    ties: [],
  },
  can_undo: false,
}

/** Whatever is answered is kept here. */
export function stand(sent: string[] = []): Board {
  const table = {
    connection: 'open',
    held: {},
    hint: null,
    room: null,
    now: 0,
    answer: (_: number, key: string) => {
      sent.push(key)
      return Promise.resolve({ fault: null })
    },
  }
  const company = { words, table: table as unknown as Table, seat: 0, rule: (id: string) => void sent.push(id) }
  setCompany(company satisfies Company)
  const stream: Stream = { audience: 'p0', seat: 0, n: 0, view, before: null, events: [], steps: [] }
  const stage = new Stage(stream)
  const answers = new Answers({ view, words, table: company.table, live: true, kinds: ['choose'] })
  return setBoard(new Board(() => ({ view, stage, answers })))
}
