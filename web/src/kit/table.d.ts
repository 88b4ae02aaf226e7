// What the board of a game that comes with a package of its own gets from the page: version 1 of the interface.
//
// Such a board is one ES module, `board/board.js` in the game's package. It exports `mount`, which draws into an element and may
// return a function that takes everything down again; and it may export the rest of `BoardModule`. It may bring a framework of
// its own or none, and loads nothing from other servers. Whatever it reads of the table inside `table.watch` is read anew when
// it changes:
//
//   export const answers = ['play']
//   export function mount(element, table) {
//     table.watch(() => {
//       element.textContent = `Round ${table.view.table.round}`
//     })
//   }
//
// This file stands alone: `igroteka new-game` lays a copy beside the module, for editors and `tsc`.

export interface BoardModule {
  /** Draw the board. What is returned is called when the board goes; what `table` was given to watch or follow ends by itself. */
  mount(element: HTMLElement, table: BoardTable): (() => void) | undefined
  /** The kinds of questions that the board answers; all others are asked in a sheet over its lower edge. */
  answers?: readonly string[]
  /** Milliseconds for which an event of a kind is shown before the next one; otherwise it takes as long as what flies. */
  beats?: Readonly<Record<string, number>>
  /** The colors of the frame around the board. */
  world?: Partial<BoardWorld>
  /** Two to four numbers of a seat, for its panel; `label` is a message. */
  counters?(view: BoardView, seat: number): readonly { value: number | string; label: string }[]
}

export interface BoardTable<Table = Record<string, unknown>> {
  /** The version of this interface; a later one only adds. */
  readonly version: 1
  /** What is drawn: the present, a moment between two events, or the past. */
  readonly view: BoardView<Table>
  readonly answers: BoardAnswers
  readonly words: BoardWords
  readonly stage: BoardStage
  /** Draw now, and again whenever something that `draw` has read of this table is another. Returns how to stop it. */
  watch(draw: () => void): () => void
}

/** The game as a seat sees it; docs/adding-a-game.md says how a game fills `table`. */
export interface BoardView<Table = Record<string, unknown>> {
  readonly game: string
  /** Who looks; null for a spectator. */
  readonly seat: number | null
  readonly players: number
  /** Another one after each answer. */
  readonly number: string
  readonly phase: string
  /** The open questions to this seat; none while the past is shown. */
  readonly asks: readonly BoardAsk[]
  /** For whom the table waits. */
  readonly waiting: readonly { seat: number; kind: string; must: boolean; given: boolean }[]
  /** Cards from the top of a pile down; `key` is null where this seat may not see it. */
  readonly zones: readonly { name: string; cards: readonly { key: string | null; back: string }[] }[]
  /** The game's own part, by the names of its `TableView`: `BoardTable<{ round: number }>` says what they are. */
  readonly table: Table
  readonly result: { winners: readonly number[]; scores: readonly { total: number }[]; why: string } | null
}

export interface BoardAsk {
  readonly kind: string
  readonly seat: number
  /** The keys of all answers that are allowed. */
  readonly options: readonly string[]
  /** By key, what one would expect and is not allowed, and why. */
  readonly refused: Readonly<Record<string, { reason: string; rule: string }>>
  readonly form: string
  readonly least: number
  readonly most: number
  /** What has been answered under seal. */
  readonly given: string | null
  readonly subject: Readonly<Record<string, number | string>>
}

export interface BoardAnswers {
  /** The open questions that this board answers; none while something still moves. */
  readonly asks: readonly BoardAsk[]
  /** They can be answered now. */
  readonly open: boolean
  /** What is chosen and not sent: a key, or the first part of one. */
  readonly picked: string
  /** Some question offers this key. */
  can(key: string): boolean
  /** All keys that begin with this part: `bid:4` of `bid:4:6`. */
  beginning(part: string): readonly string[]
  /** The words of an answer. */
  label(key: string): string
  /** Why this key is no answer; undefined where it is one, or where nothing is known of it. */
  reason(key: string): { reason: string; rule: string } | undefined
  /** Choose a key, or the first part of one; once more puts it back. */
  pick(key: string): void
  send(key: string): Promise<void>
  /**
   * Make an element, HTML or SVG, the answer to this key while a question offers it: click, tap, Enter, Space and focus come with
   * it, the role and the name for those who hear the page, and the attributes that a style draws: `data-lit` (is an answer),
   * `data-picked`, `data-hinted` (a hint means it), `data-refused` (a press says why). Returns how to stop it.
   */
  target(element: Element, key: string | (() => string), how?: BoardPress): () => void
}

export interface BoardPress {
  /** The key is the first part of answers: a press chooses it. */
  first?: boolean
  /** The first press chooses, a second one sends. */
  pin?: boolean
  /** The board takes the press of a lit thing itself; false: it does not. */
  act?: () => boolean
  /** The name for those who hear the page, where the words of the answer are not enough. */
  name?: () => string
}

export interface BoardWords {
  readonly lang: 'ru' | 'en'
  has(key: string): boolean
  /** A message of the game's words. A string among the values is a thing, whose name is said; a number is a number. */
  say(key: string, values?: Record<string, number | string>): string
  /** The name of a thing, or of a player (`p1`). */
  name(id: string): string
}

export interface BoardStage {
  /** What is drawn is the present, and nothing is on its way. */
  readonly live: boolean
  /** The event that is being told now, or that is looked at in the past. */
  readonly telling: { kind: string; seat: number; values: Readonly<Record<string, number | string | undefined>> } | null
  /** How many milliseconds something small should take to move; 0 for those who want no motion. */
  readonly duration: number
  /** Say where the things of a name lie: `zone:deck`, `card:ace`, `field:players.p1.power`, `seat:p1`. What moves from zone to zone
   * flies by itself between such places. */
  place(element: Element, name: string): () => void
  /** The same for what is followed on its own: it flies when it stands elsewhere. */
  piece(element: Element, name: string): () => void
}

export interface BoardWorld {
  /** The darkest ground, and the text on it. */
  deep: string
  onDeep: string
  /** A lighter ground beside it. */
  mid: string
  /** What may be pressed next on the dark ground, and the text on it. */
  act: string
  onAct: string
  /** Paper, by day. */
  tint: string
}
