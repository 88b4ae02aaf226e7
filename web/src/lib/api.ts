// The HTTP side of the server: games, tables, rules. Errors are Problems with a code to translate.
import type {
  BlockMember,
  BookInfo,
  Club,
  ContentInfo,
  Continue,
  GameFile,
  GameInfo,
  GameResult,
  GroupDoor,
  GroupLink,
  StandingGroup,
  Here,
  Invitation,
  Join,
  JoinGroup,
  MakeReport,
  Me,
  Mine,
  NewGroup,
  NewLesson,
  NewTable,
  NextGame,
  OpenFile,
  OpenTable,
  PasskeyOptions,
  PersonCode,
  PersonExport,
  PersonKey,
  Problem,
  PuzzleInfo,
  Replay,
  Rulebook,
  SayToGroup,
  ServerInfo,
  Study,
  Subscribe,
  TableInfo,
  Ticket,
} from './protocol'
import { becomeMe, forgetMe, myKey, notes } from './me'
import { tickets } from './stored'
import { place } from '../offline/place.svelte'

export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}

export async function ask<T>(path: string, body?: unknown, key = ''): Promise<T> {
  const answer = await place.ask(path, body, key)
  if (answer.status === 204) return undefined as T
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refused(problem?.code ? problem : { code: 'internal', text: answer.statusText, reason: '', rule: '' })
}

/** The same as a person: a browser that the server does not know becomes somebody first. Where that is not possible one plays without. */
async function asMe<T>(path: string, body: { name: string }, name = body.name): Promise<T> {
  return ask<T>(path, body, myKey() || (await begin(name)))
}
async function begin(name: string): Promise<string> {
  try {
    const fresh = await ask<PersonKey>('me', { name })
    becomeMe(fresh)
    if (ownKeys().length) await ask('me/claim', { tickets: ownKeys() }, fresh.key)
    return fresh.key
  } catch {
    return ''
  }
}
const ownKeys = () => tickets().map(({ table, key }) => ({ table, key }))
/** What only a known person may ask; one whom the server has forgotten is nobody again. */
async function known<T>(path: string, body?: unknown): Promise<T> {
  try {
    return await ask<T>(path, body, myKey())
  } catch (error) {
    if (error instanceof Refused && error.problem.reason === 'unknown_person') forgetMe()
    throw error
  }
}

export const api = {
  server: () => ask<ServerInfo>('server'),
  games: () => ask<GameInfo[]>('games'),
  content: (game: string, pack: boolean) => ask<ContentInfo>(`games/${game}/content?pack=${pack}`),
  rules: (game: string) => ask<Rulebook>(`rules/${game}`),
  /** The ids of the rules that answer these words, the best first. */
  searchRules: (game: string, words: string) =>
    ask<string[]>(`rules/${game}/search?words=${encodeURIComponent(words)}`),
  book: (game: string) => ask<BookInfo>(`book/${game}`),
  puzzles: (game: string) => ask<PuzzleInfo[]>(`puzzles/${game}`),
  newTable: (table: NewTable) => asMe<Ticket>('tables', table),
  newLesson: (lesson: NewLesson) => asMe<Ticket>('lessons', lesson),
  look: (table: string, invite: string) => ask<TableInfo>(`tables/${table}/look`, { invite }),
  join: (table: string, join: Join) => asMe<Ticket>(`tables/${table}/join`, join),
  /** Give up one's seats at a table. */
  leave: (table: string, key: string) => ask<undefined>(`tables/${table}/leave`, {}, key),
  redeem: (code: string) => ask<Ticket>('redeem', { code }),
  /** What the two words of a lobby stand for. */
  find: (words: string) => ask<Invitation>('find', { words }),
  /** Lobbies of this server that everybody may join. */
  openTables: () => ask<OpenTable[]>('tables/open', undefined, myKey()),
  me: () => known<Me>('me'),
  /** How my games have ended, the newest first. */
  myResults: () => known<GameResult[]>('me/results'),
  renameMe: (name: string) => known<undefined>('me/change', { name }),
  hideMe: (hidden: boolean) => known<undefined>('me/change', { hidden }),
  /** I am here, and this is what I do. */
  here: (here: Here) => known<undefined>('here', here),
  club: () => ask<Club>('club', undefined, myKey()),
  /** To the host of the server, about somebody at a table or in a group that one belongs to. */
  report: (report: MakeReport, key = '') => ask<undefined>('report', report, key || myKey()),
  /** Sit at no table with them any more. */
  block: (member: BlockMember) => known<undefined>('me/block', member),
  unblock: (block: string) => known<undefined>('me/unblock', { block }),
  newGroup: (name: string, mine: string) => asMe<GroupLink>('groups', { name, mine } as NewGroup, mine),
  group: (id: string) => known<StandingGroup>(`groups/${id}`),
  groupDoor: (id: string, invite: string) => ask<GroupDoor>(`groups/${id}/door`, { invite }),
  joinGroup: (id: string, invite: string, name: string) =>
    asMe<undefined>(`groups/${id}/join`, { invite, name } as JoinGroup),
  leaveGroup: (id: string) => known<undefined>(`groups/${id}/leave`, {}),
  renameGroup: (id: string, name: string) => known<undefined>(`groups/${id}/change`, { name }),
  /** What is played next, and when; without a game the plan is dropped. */
  planGroup: (id: string, next: NextGame) => known<undefined>(`groups/${id}/next`, next),
  comeToGroup: (id: string, yes: boolean) => known<undefined>(`groups/${id}/coming`, { yes }),
  voteInGroup: (id: string, game: string) => known<undefined>(`groups/${id}/vote`, { game }),
  sayToGroup: (id: string, said: SayToGroup) => known<undefined>(`groups/${id}/say`, said),
  /** Where the group gathers now, else at a new table. */
  sitWithGroup: (id: string, game: string) => known<Ticket>(`groups/${id}/sit`, { game }),
  /** A code that makes another device the same person. */
  myCode: () => known<PersonCode>('me/code', { notes: notes() }),
  redeemMe: (code: string) => ask<PersonKey>('me/redeem', { code }),
  exportMe: () => known<PersonExport>('me/export'),
  forgetMe: () => known<undefined>('me/forget', {}),
  /** Somebody with this name, from now on, if nobody is known here yet. */
  beginMe: (name: string) => (myKey() ? Promise.resolve(myKey()) : begin(name)),
  /** This browser is told when it is my turn, at the tables of which I want to hear. */
  subscribe: (browser: Subscribe) => known<undefined>('me/push', browser),
  unsubscribe: (endpoint: string) => known<undefined>('me/push/forget', { endpoint }),
  tellMe: (table: string, wanted: boolean) => known<undefined>(`tables/${table}/tell`, { wanted }),
  beginPasskey: () => known<PasskeyOptions>('me/passkeys/begin', {}),
  keepPasskey: (credential: string) => known<undefined>('me/passkeys', { credential }),
  forgetPasskey: (id: string) => known<undefined>('me/passkeys/forget', { id }),
  askPasskey: () => ask<PasskeyOptions>('passkeys/begin', {}),
  redeemPasskey: (credential: string) => ask<PersonKey>('passkeys', { credential }),
  /** Tables to which this browser has keys of their own are mine too. */
  claimAll: () => known<undefined>('me/claim', { tickets: ownKeys() }),
  /** At the tables that do not know me by my key nothing of me is left either. */
  vanish: (table: string, key: string) => ask<undefined>(`tables/${table}/vanish`, {}, key),
  mine: (mine: Mine) => ask<TableInfo[]>('mine', mine),
  /** A new table that goes on from a moment of a record. */
  goOn: (table: string, from: Continue, key: string) => ask<Ticket>(`tables/${table}/continue`, from, key),
  /** A game as a file for who has played it. */
  gameFile: (table: string, key: string) => ask<GameFile>(`tables/${table}/file`, undefined, key),
  /** A new table at which the game of a file goes on. */
  openFile: (file: OpenFile) => ask<Ticket>('files', file, myKey()),
  study: (table: string, seat: number, key: string) => ask<Study>(`tables/${table}/study?seat=${seat}`, undefined, key),
  replay: (table: string, audience: string, key: string) =>
    ask<Replay>(`tables/${table}/replay?audience=${audience}`, undefined, key),
}
