// What the frame knows of a board before and after its code is loaded. The frame opens every board by `mount(element, table)`;
// here the boards of this tree, which are components, are adapted to it.
import { mount, unmount, type Component } from 'svelte'
import type { Answers } from '../lib/answers.svelte'
import type { Aside } from '../lib/aside.svelte'
import type { AnyGame } from '../lib/game'
import type { View } from '../lib/protocol'
import type { Values } from '../lib/words'
import type { Told } from '../lib/table.svelte'
import type { Stage } from '../stage/stage.svelte'
import type { Staging } from '../stage/staging'
import type { Deed } from './deeds'
import type { PageTable } from './page_table.svelte'
import type { World } from './world'

/** What every board of this tree gets. */
export interface BoardProps<G extends AnyGame = AnyGame> {
  /** What is drawn: `stage.view`. */
  view: View<G>
  stage: Stage<G>
  answers: Answers<G>
  /** Where a board shows more of the seats; a record has none. */
  aside?: Aside
}

/** One of the numbers that matter in a game, for a seat's panel. */
export interface Counter {
  /** The name of a drawing among the `icons` of the loaded board; without one, the label's words stand there. */
  icon: string
  value: number | string
  /** The message that says what it is. */
  label: string
}

/** What a board's code brings besides the board. */
interface BoardExtras<G extends AnyGame> {
  icons?: Readonly<Record<string, Component>>
  /** What the board adds to the telling of its events; null if it moves its pieces itself. */
  staging?: Staging<G> | null
  /** What the board has to show at the end, above the scores. */
  end?: Component<{ view: View<G>; events: readonly Told<G>[] }>
  /** What can be said to a player's credit then, the best first. */
  deeds?: readonly Deed<G>[]
}

/** The module of a board of this tree, `Board.svelte`. */
export interface BoardCode<G extends AnyGame = AnyGame> extends BoardExtras<G> {
  default: Component<BoardProps<G>>
}

/** What comes with a board's code, as the frame has it. */
export interface LoadedBoard<G extends AnyGame = AnyGame> extends BoardExtras<G> {
  /** Draw the board into the element. What is returned takes it down. */
  mount(element: HTMLElement, table: PageTable): (() => void) | undefined
}

/** What the frame must know of a board before it is loaded. */
export interface BoardDefinition<G extends AnyGame = AnyGame, Code = LoadedBoard<G>> {
  /** The frame takes the tone of the board inside. */
  world: World
  /** The kinds of questions that the board itself lets one answer; all others stand in a sheet over its lower edge. */
  answers: readonly G['question'][]
  /** What the status bar says instead, where a board answers otherwise than by writing. */
  prompts?: Readonly<Partial<Record<G['question'], string>>>
  /** The message with which the status bar calls whoever is asked, where that may be in another's turn. */
  asked?(view: View<G>): string | undefined
  /** And the message that names the one for whom the table waits ($name), where it is not that player's turn; its attribute
   * `panel` says in a word what that one does. */
  awaited?(view: View<G>): string | undefined
  /** The numbers of the goal as the game says it (`goal`), where they depend on the table. */
  goal?(view: View<G>): Values
  /** Letters that work while the board has the focus, by position on the keyboard (`KeyH`), and the messages that say
   * what they do; the board gives the acts themselves to `answers.letters`. */
  letters?: Readonly<Record<string, string>>
  /** Two to four numbers of a seat that matter most. */
  counters?(view: View<G>, seat: number): readonly Counter[]
  /** Where something lies that a lesson names and that has no place of this name: the places that it means. */
  points?: Readonly<Record<string, readonly string[]>>
  load: () => Promise<Code>
}

/** A board as the frame has it. It gives a board only views of the board's own game, which the types cannot know. */
export function defineBoard<G extends AnyGame>(
  definition: BoardDefinition<G, BoardCode<G>>,
): BoardDefinition<G> & BoardDefinition {
  const load = async () => mounted(await definition.load())
  return { ...definition, load } as unknown as BoardDefinition<G> & BoardDefinition
}

/** A component as a board that is mounted: it is given the frame's own objects, and the contexts round it. */
function mounted<G extends AnyGame>({ default: Board, ...extras }: BoardCode<G>): LoadedBoard<G> {
  return {
    ...extras,
    mount(target, { props, context }) {
      const drawn = mount(Board as unknown as Component<BoardProps>, { target, props, context })
      return () => void unmount(drawn)
    },
  }
}
