// Written by `python -m tools.typescript` from the structs of the Python side. Do not edit.
import type { AnyGame } from './game'

export const PROTOCOL = 1

export type Level = "easy" | "expert" | "hard" | "like_me" | "normal" | "random"

export type Pace = "fast" | "instant" | "normal" | "slow"

export type ChatMode = "all" | "off" | "phrases"

export type Stage = "finished" | "lobby" | "playing"

export type Phrase = "again" | "back" | "bye" | "hello" | "laugh" | "luck" | "moment" | "sorry" | "thanks" | "turn" | "well"

export type ErrorCode = "bad_message" | "bad_setup" | "barrier" | "first_hello" | "full" | "internal" | "muted" | "no_entry" | "no_table" | "not_host" | "not_now" | "not_your_seat" | "protocol" | "refused" | "stale" | "storage" | "too_fast" | "too_large"

export interface Again {
  type: "again"
  yes?: boolean
  id?: number
}

export interface Alternative {
  key: string
  brought: Record<string, number>
  chance: number
}

export interface AnotherGame {
  by: number
  ready: number[]
  waiting: number[]
  at: number
}

export interface Answer {
  type: "answer"
  seat: number
  number: string
  key: string
  t?: number
  id?: number
}

export interface AskPersonCode {
  notes?: string
}

export interface AskView<G extends AnyGame = AnyGame> {
  kind: G['question']
  cites: string
  seat: number
  must: boolean
  guarded: boolean
  options: string[]
  refused: Record<string, ReasonView>
  form: string
  least: number
  most: number
  groups: GroupView[]
  given: string | null
  deadline: number
  default: string
  cause: CauseView | null
  subject: Record<string, number | string>
  details: Record<string, Record<string, number | string>>
}

export interface BlockMember {
  member: string
  table?: string
  group?: string
}

export interface Blocked {
  block: string
  name: string
  since: number
}

export interface BookInfo {
  rulings: string[]
  house: string[]
  new: string[]
  examples: ExampleInfo[]
}

export interface BothLanguages {
  ru: string
  en: string
}

export interface Bye {
  type: "bye"
  why: "banned" | "deleted" | "elsewhere" | "kicked" | "left" | "locked" | "shut" | "stopping"
  where: string
}

export interface CardView {
  key: string | null
  back: string
}

export interface CauseView {
  seat: number
  thing: string
}

export interface Change {
  type: "change"
  audience: string
  n: number
  at: number
  events: EventView[]
  ops: Op[]
  show_at: number
}

export interface ChangeGroup {
  name: string
}

export interface ChangePerson {
  name?: string | null
  hidden?: boolean | null
}

export interface ChatPage {
  type: "page"
  lines: Said[]
  more: boolean
}

export interface Claim {
  member: number
  at: number
}

export interface ClaimHost {
  type: "claim_host"
  id?: number
}

export interface Clock {
  move?: number
  bank?: number
}

export interface Clocks {
  type: "clocks"
  now: number
  until: number[]
  banks: number[]
}

export interface Club {
  here: HereNow[]
  open: OpenTable[]
  playing: PlayedTable[]
}

export interface Coming {
  yes: boolean
}

export interface Comparison {
  better: string
  other: string
  worlds: number
  ahead: number
  lead: number
  equal: boolean
  aspect: string
  rule: string
}

export interface Configure {
  type: "configure"
  players?: number | null
  settings?: Record<string, boolean | number | string | string[]> | null
  clock?: Clock | null
  pace?: "fast" | "instant" | "normal" | "slow" | null
  hints?: boolean | null
  substitutes?: boolean | null
  window?: number | null
  takeover?: boolean | null
  open?: boolean | null
  preview?: boolean | null
  newcomers?: boolean | null
  chat?: "all" | "off" | "phrases" | null
  pack?: boolean | null
  id?: number
}

export interface Consent {
  type: "consent"
  yes: boolean
  id?: number
}

export interface ContentInfo {
  game: string
  pack: boolean
  kinds: Record<string, Record<string, unknown>[]>
}

export interface Continue {
  name: string
  n: number
  seat: number
  bots?: "easy" | "expert" | "hard" | "like_me" | "normal" | "random" | null
}

export interface CostlyDecision {
  n: number
  kind: string
  subject: Record<string, number | string>
  contrast: Comparison
}

export interface Deed {
  at: number
  by: string
  what: string
  target: string
  details: string
  refused: string
}

export interface Delete {
  type: "delete"
  id?: number
}

export interface DeviceCode {
  type: "device_code"
  id?: number
}

export interface Earlier {
  type: "earlier"
  before: number
  id?: number
}

export interface EventView {
  kind: string
  cites: string
  seat: number
  values: Record<string, number | string | undefined>
  cards: string[] | null
  count: number
  cause: CauseView | null
  depth: number
  moment: boolean
  changes: Op[]
}

export interface ExampleInfo {
  id: string
  rules: string[]
  ask: string
  legal: string[]
  refused: Record<string, string>
}

export interface Fairness {
  bound: number
  window: number
  tie: number
}

export interface Fault {
  type: "error"
  id: number
  code: "bad_message" | "bad_setup" | "barrier" | "first_hello" | "full" | "internal" | "muted" | "no_entry" | "no_table" | "not_host" | "not_now" | "not_your_seat" | "protocol" | "refused" | "stale" | "storage" | "too_fast" | "too_large"
  text: string
  reason: string
  rule: string
}

export interface Fill {
  type: "fill"
  level: "easy" | "expert" | "hard" | "like_me" | "normal" | "random"
  id?: number
}

export interface Find {
  words: string
}

export interface Foreseen {
  type: "foreseen"
  seat: number
  number: string
  key: string
  values: Record<string, number | string>
}

export interface ForgetPasskey {
  id: string
}

export interface Frame {
  n: number
  at: number
  events: EventView[]
  ops: Op[]
  seat: number
  reason: string
  values: Record<string, number | string>
}

export interface GameFile {
  game: string
  body: string
}

export interface GameInfo {
  id: string
  title: BothLanguages
  tagline: BothLanguages
  feel: BothLanguages
  playing_time: BothLanguages
  version: number
  least: number
  most: number
  settings: SettingInfo[]
  sources: Record<string, number>
  levels: ("easy" | "expert" | "hard" | "like_me" | "normal" | "random")[]
  level_notes: Record<string, BothLanguages>
  pack: boolean
  presets: Record<string, Record<string, boolean | number | string | string[]>>
  lesson: LessonInfo | null
  puzzles: number
  board: string
  pictures: Record<string, string>
}

export interface GameResult {
  table: string
  game: string
  at: number
  seconds: number
  answers: number
  seats: number[]
  players: number
  bots: ("easy" | "expert" | "hard" | "like_me" | "normal" | "random" | null)[]
  bot_names: string[]
  people: number
  winners: number[]
  won: boolean
  together: boolean
  points: number | null
  margin: number | null
  first: boolean
  by_days: boolean
}

export interface GoalInfo {
  id: string
  chapter: string
  answers: number
  right: number
}

export interface GroupDoor {
  group: string
  name: string
  names: string[]
}

export interface GroupGame {
  table: string
  game: string
  at: number
  people: string[]
  winners: number[]
  points: number[]
  together: boolean
}

export interface GroupLine {
  n: number
  member: string
  name: string
  text: string
  time: number
  mine: boolean
  says: string
}

export interface GroupLink {
  group: string
  invite: string
  name: string
  waits: boolean
}

export interface GroupMember {
  id: string
  name: string
  here: boolean
  coming: boolean | null
  vote: string
  me: boolean
}

export interface GroupView {
  name: string
  keys: string[]
  least: number
  most: number
}

export interface Guidance {
  type: "guidance"
  chapter: string
  step: number
  steps: number
  line: string
  wants: "answer" | "next" | "over"
  point: string[]
  press: string[]
  why_not: string
  plays_on: boolean
  wrong: string
  tried: string
}

export interface HandOver {
  type: "hand_over"
  member: number
  id?: number
}

export interface Health {
  ok: boolean
  version: string
  tables: number
  live: number
  connections: number
}

export interface Held {
  type: "held"
  seat: number
  number: string
  key: string
}

export interface Hello {
  type: "hello"
  table: string
  key?: string
  watch?: string
  seen?: Record<string, number>
  chat?: number
  stage?: boolean
  protocol?: number
  id?: number
}

export interface Here {
  doing: "club" | "learning" | "playing" | "shelf" | "watching"
  game?: string
}

export interface HereNow {
  name: string
  doing: "club" | "learning" | "playing" | "shelf" | "watching"
  game: string
}

export interface Hindsight {
  turn: number
  given: string
  others: Record<string, string>
  brought: Record<string, number>
  worlds: number
  alternatives: Alternative[]
}

export interface Hint {
  type: "hint"
  seat: number
  key?: string
  id?: number
}

export interface Hinted {
  type: "hinted"
  seat: number
  number: string
  key: string
  reason: string
  values: Record<string, number | string>
  contrast: Comparison | null
}

export interface HostKeyInfo {
  name: string
  made: number
  until: number
}

export interface HostMember {
  member: number
  name: string
  person: string
  host: boolean
  muted: boolean
  networks: string[]
}

export interface HostOverview {
  version: string
  host: string
  processes: ProcessLoad[]
  storage: StorageState
  stages: Record<string, number>
  here: number
  open_reports: number
  notice: NoticeInfo | null
}

export interface HostPerson {
  person: string
  name: string
  since: number
  came: number
  here: boolean
  muted: boolean
  banned: boolean
}

export interface HostPersonDetail {
  about: HostPerson
  devices: number
  results: number
  groups: number
  tables: PersonTable[]
  networks: string[]
  sanctions: SanctionInfo[]
}

export interface HostTable {
  table: string
  game: string
  stage: "finished" | "lobby" | "playing"
  names: string[]
  changed: number
  days: boolean
  open: boolean
  shut: boolean
  connected: number
}

export interface HostTableDetail {
  about: HostTable
  members: HostMember[]
  watchers: string[]
  lines: Said[]
}

export interface HostTableExport {
  about: HostTable
  members: HostMember[]
  lines: Said[]
  file: GameFile | null
}

export interface Hurry {
  type: "hurry"
  id?: number
}

export interface Intends {
  type: "intends"
  seat: number
  number: string
  reason: string
  values: Record<string, number | string>
}

export interface Invitation {
  table: string
  invite: string
  game: string
}

export interface InviteLookup {
  invite: string
}

export interface Join {
  invite: string
  name: string
  key?: string
}

export interface JoinGroup {
  invite: string
  name: string
}

export interface Kick {
  type: "kick"
  member: number
  id?: number
}

export interface Late {
  type: "late"
  seat: number
  number: string
  by: number
}

export interface Leave {
  type: "leave"
  id?: number
}

export interface LessonInfo {
  minutes: number
  chapters: string[]
  goals: GoalInfo[]
  pair: boolean
}

export interface Lock {
  type: "lock"
  locked: boolean
  id?: number
}

export interface LookBack {
  type: "look_back"
  seat: number
  id?: number
}

export interface LookedBack {
  type: "looked_back"
  seat: number
  hindsight: Hindsight
}

export interface MakeReport {
  text: string
  member: string
  table?: string
  group?: string
}

export interface Me {
  name: string
  came: number
  devices: number
  hidden: boolean
  tables: PersonTable[]
  groups: GroupLink[]
  passkeys: PasskeyInfo[]
  told: number
  blocked: Blocked[]
}

export interface MemberInfo {
  id: number
  name: string
  host: boolean
  muted: boolean
  ready: boolean
  connected: boolean
  rtt: number
  seen: number[]
  known: boolean
}

export interface MemberOfGroup {
  name: string
  coming: boolean | null
  vote: string
}

export interface Mine {
  tickets: OneOfMine[]
}

export interface Mute {
  type: "mute"
  member: number
  muted: boolean
  id?: number
}

export interface NewCode {
  type: "new_code"
  code: string
  seconds: number
}

export interface NewGroup {
  name: string
  mine: string
}

export interface NewLesson {
  game: string
  chapter: string
  name: string
  together?: boolean
}

export interface NewPerson {
  name: string
}

export interface NewTable {
  game: string
  name: string
  players?: number
  settings?: Record<string, boolean | number | string | string[]>
  bots?: "easy" | "expert" | "hard" | "like_me" | "normal" | "random" | null
  clock?: Clock
  pace?: "fast" | "instant" | "normal" | "slow"
  hints?: boolean
  substitutes?: boolean
  window?: number
  takeover?: boolean
  open?: boolean
  newcomers?: boolean
  chat?: "all" | "off" | "phrases"
  lang?: "" | "en" | "ru"
  one_screen?: boolean
  pack?: boolean
  seed?: number | null
}

export interface Next {
  type: "next"
  id?: number
}

export interface NextGame {
  game: string
  at: number
}

export interface NextTable {
  table: string
  by: number
  watch: string
  begins: boolean
}

export interface Notice {
  type: "notice"
  notice: NoticeInfo
}

export interface NoticeInfo {
  ru: string
  en: string
  until: number
}

export interface Ok {
  type: "ok"
  id: number
}

export interface OneOfMine {
  table: string
  key: string
}

export type Op = [path: (string | number)[], value: unknown, gone?: boolean, start?: number, drop?: number]

export interface OpenFile {
  name: string
  body: string
  seat?: number
  bots?: "easy" | "expert" | "hard" | "like_me" | "normal" | "random" | null
}

export interface OpenTable {
  table: string
  invite: string
  game: string
  host: string
  names: string[]
  open_seats: number
  level: "easy" | "expert" | "hard" | "like_me" | "normal" | "random" | null
  lang: "" | "en" | "ru"
  clock: Clock
  newcomers: boolean
  watch: string
}

export interface Order {
  type: "order"
  seats: number[]
  id?: number
}

export interface PasskeyAnswer {
  credential: string
}

export interface PasskeyInfo {
  id: string
  made: number
}

export interface PasskeyOptions {
  options: string
}

export interface PersonClaim {
  tickets: OneOfMine[]
}

export interface PersonCode {
  code: string
  seconds: number
}

export interface PersonExport {
  person: string
  came: number
  name: string
  keys: string[]
  tables: PersonTable[]
  results: GameResult[]
  said: Record<string, string[]>
  groups: GroupLink[]
  in_groups: Record<string, MemberOfGroup>
  hidden: boolean
  passkeys: PasskeyInfo[]
  push: string[]
  blocked: Blocked[]
  reports: string[]
}

export interface PersonKey {
  key: string
  name: string
  notes: string
}

export interface PersonTable {
  table: string
  member: number
  game: string
  told: boolean
  name: string
}

export interface Ping {
  type: "ping"
  n: number
}

export interface PlayedTable {
  table: string
  watch: string
  game: string
  names: string[]
  watchers: number
}

export interface Pong {
  type: "pong"
  n: number
  id?: number
}

export interface Problem {
  code: "bad_message" | "bad_setup" | "barrier" | "first_hello" | "full" | "internal" | "muted" | "no_entry" | "no_table" | "not_host" | "not_now" | "not_your_seat" | "protocol" | "refused" | "stale" | "storage" | "too_fast" | "too_large"
  text: string
  reason: string
  rule: string
}

export interface ProcessLoad {
  process: string
  version: string
  began: number
  live: number
  connections: number
  commits: number
  processor: number
  memory: number
  lag: number
  answer_half: number
  answer_most: number
  bots: number
}

export interface PuzzleInfo {
  id: string
  ask: string
  best: string
  natural: string
  worlds: number
  ahead: number
  lead: number
  aspect: string
  rule: string
  reason: string
  values: Record<string, number | string>
  proof: string
  facts: Record<string, number>
}

export interface Ready {
  type: "ready"
  yes?: boolean
  id?: number
}

export interface ReasonView {
  reason: string
  rule: string
}

export interface Redeem {
  code: string
}

export interface RedeemPerson {
  code: string
}

export interface Rematch {
  type: "rematch"
  id?: number
}

export interface Rename {
  type: "rename"
  name: string
  seat?: number | null
  id?: number
}

export interface Replay {
  table: string
  game: string
  audience: string
  audiences: string[]
  watch: string
  names: string[]
  settings: Record<string, boolean | number | string | string[]>
  studied: boolean
  staged: boolean
  view: View
  frames: Frame[]
}

export interface ReportInfo {
  report: string
  at: number
  settled: number
  by: string
  about: string
  about_person: string
  table: string
  group: string
  text: string
  said: string[]
}

export interface ResultView {
  winners: number[]
  scores: ScoreView[]
  why: string
  rule: string
  ties: TieView[]
}

export interface Room {
  table: string
  game: string
  stage: "finished" | "lobby" | "playing"
  players: number
  settings: Record<string, boolean | number | string | string[]>
  pack: boolean
  clock: Clock
  pace: "fast" | "instant" | "normal" | "slow"
  hints: boolean
  substitutes: boolean
  window: number
  takeover: boolean
  locked: boolean
  open: boolean
  preview: boolean
  newcomers: boolean
  group: string
  chat: "all" | "off" | "phrases"
  host: number
  seats: SeatInfo[]
  members: MemberInfo[]
  watchers: number
  takeback: Takeback | null
  fairness: Fairness
  seed_chosen: boolean
  again: AnotherGame | null
  next: NextTable | null
  claim: Claim | null
  lesson: string
  continued: boolean
}

export interface RoomNow {
  type: "room"
  room: Room
}

export interface Rule {
  id: string
  section: BothLanguages
  kind: "card" | "choice" | "clarification" | "component" | "end" | "may" | "must" | "never" | "scoring" | "setup" | "turn" | "variant"
  ru: string
  en: string
}

export interface Rulebook {
  game: string
  title: BothLanguages
  players: SeatRange
  rules: Rule[]
}

export interface Said {
  type: "said"
  n: number
  member: number
  name: string
  text: string
  note: string
  about: string
  time: number
  says: string
  values: Record<string, number | string>
}

export interface Sanction {
  kind: "ban" | "mute"
  days: number
  person?: string
  network?: string
  why?: string
}

export interface SanctionInfo {
  target: string
  network: boolean
  name: string
  kind: "ban" | "mute"
  until: number
  why: string
}

export interface Say {
  type: "say"
  text: string
  about?: string
  id?: number
}

export interface SayPhrase {
  type: "phrase"
  phrase: "again" | "back" | "bye" | "hello" | "laugh" | "luck" | "moment" | "sorry" | "thanks" | "turn" | "well"
  id?: number
}

export interface SayToGroup {
  text?: string
  phrase?: "again" | "back" | "bye" | "hello" | "laugh" | "luck" | "moment" | "sorry" | "thanks" | "turn" | "well" | null
}

export interface ScoreView {
  total: number
  parts: Record<string, number>
}

export interface SeatInfo {
  seat: number
  owner: number | null
  name: string
  bot: "easy" | "expert" | "hard" | "like_me" | "normal" | "random" | null
  substitute: boolean
  connected: boolean
}

export interface SeatRange {
  min: number
  max: number
}

export interface ServerInfo {
  version: string
  protocol: number
  public_url: string
  loopback: boolean
  lan: string[]
  keep_days: number
  busy: boolean
  wait: number
  hints: number
  unavailable: Record<string, string>
  here: boolean
  club: boolean
  people: boolean
  push: string
  passkeys: boolean
  notice: NoticeInfo | null
}

export interface SetBot {
  type: "set_bot"
  seat: number
  level: "easy" | "expert" | "hard" | "like_me" | "normal" | "random" | null
  id?: number
}

export interface SetNotice {
  ru?: string
  en?: string
  hours?: number
}

export interface SettingInfo {
  name: string
  cites: string
  values: (boolean | number | string)[]
  default: boolean | number | string | string[]
  many: boolean
}

export interface ShutTable {
  shut?: boolean
  why?: string
}

export interface Sit {
  type: "sit"
  seat: number
  id?: number
}

export interface SitDown {
  game: string
}

export interface Snapshot {
  type: "snapshot"
  audience: string
  n: number
  at: number
  first: number
  events: EventView[]
  view: View
}

export interface Stand {
  type: "stand"
  seat: number
  id?: number
}

export interface StandingGroup {
  group: string
  name: string
  invite: string
  since: number
  members: GroupMember[]
  next: NextGame | null
  table: string
  table_game: string
  games: GroupGame[]
  lines: GroupLine[]
}

export interface Start {
  type: "start"
  seed?: number | null
  id?: number
}

export interface StorageState {
  engine: "postgresql" | "sqlite"
  bytes: number
  free: number
  trouble: string
  counts: Record<string, number>
  most_tables: number
  keep_days: number
}

export interface Study {
  decisions: CostlyDecision[]
}

export interface Subscribe {
  endpoint: string
  p256dh: string
  auth: string
  lang: "" | "en" | "ru"
}

export interface Sync {
  type: "sync"
  t: number
  id?: number
}

export interface Synced {
  type: "synced"
  t: number
  now: number
}

export interface TableInfo {
  table: string
  game: string
  stage: "finished" | "lobby" | "playing"
  names: string[]
  seats: number[]
  your_turn: boolean
  since: number
  until: number
  locked: boolean
  open_seats: number
  changed: number
  result: ResultView | null
  lesson: string
  next: string
}

export interface Takeback {
  seat: number
  member: number
  waiting: number[]
}

export interface TakebackAsk {
  type: "takeback"
  seat: number
  id?: number
}

export interface TakebackEnded {
  type: "takeback_ended"
  seat: number
  kind: string
  key: string
  result: "done" | "lapsed" | "overtaken" | "refused"
}

export interface Tell {
  wanted: boolean
}

export interface Ticket {
  table: string
  key: string
  member: number
  game: string
}

export interface TieView {
  by: string
  rule: string
  values: Record<string, number>
}

export interface Unblock {
  block: string
}

export interface Undo {
  type: "undo"
  seat: number
  id?: number
}

export interface Unsubscribe {
  endpoint: string
}

export interface View<G extends AnyGame = AnyGame> {
  game: string
  seat: number | null
  players: number
  number: string
  phase: string
  now: number
  bots: number[]
  asks: AskView<G>[]
  waiting: WaitView<G>[]
  zones: ZoneView<G>[]
  table: G['table']
  result: ResultView | null
  can_undo: boolean
}

export interface Vote {
  game: string
}

export interface WaitView<G extends AnyGame = AnyGame> {
  seat: number
  kind: G['question']
  cites: string
  must: boolean
  given: boolean
  deadline: number
  cause: CauseView | null
  subject: Record<string, number | string>
}

export interface Welcome {
  type: "welcome"
  member: number | null
  audiences: string[]
  invite: string
  watch: string
  spoken: Record<string, string>
  unhinted: string[]
  studied: boolean
  now: number
  room: Room
  version: string
  others: string[]
  silence: number
}

export interface WhatIf {
  type: "what_if"
  seat: number
  key: string
  id?: number
}

export interface Why {
  type: "why"
  seat: number
  key: string
  id?: number
}

export interface WhyNot {
  type: "why_not"
  seat: number
  key: string
  reason: string
  rule: string
}

export interface ZoneView<G extends AnyGame = AnyGame> {
  name: G['zone']
  ordered: boolean
  open: boolean
  cards: CardView[]
}

export type ClientMsg =
  | Hello
  | Answer
  | Undo
  | TakebackAsk
  | Consent
  | Hint
  | Why
  | WhatIf
  | LookBack
  | Say
  | SayPhrase
  | Earlier
  | Next
  | Hurry
  | Sync
  | Pong
  | Rename
  | Sit
  | Stand
  | Ready
  | Leave
  | DeviceCode
  | Configure
  | SetBot
  | Fill
  | Order
  | Start
  | Kick
  | Mute
  | Lock
  | HandOver
  | ClaimHost
  | Rematch
  | Again
  | Delete

export type ServerMsg =
  | Welcome
  | RoomNow
  | Snapshot
  | Change
  | Held
  | Late
  | Hinted
  | WhyNot
  | Foreseen
  | LookedBack
  | Intends
  | TakebackEnded
  | Guidance
  | Said
  | Notice
  | ChatPage
  | Clocks
  | Synced
  | Ping
  | NewCode
  | Ok
  | Fault
  | Bye
