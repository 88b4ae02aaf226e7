// Boards that games bring with them: found by what the server says of a game, loaded as one ES module, and given the page's
// table as the plain interface of `table.d.ts`. Here, and nowhere else, the two are adapted to each other.
import type { Attachment } from 'svelte/attachments'
import { SvelteMap } from 'svelte/reactivity'
import type { BoardDefinition, BoardProps } from '../kit/define'
import { WOOD } from '../kit/world'
import { api } from '../lib/api'
import { prefs } from '../lib/prefs.svelte'
import type { GameInfo } from '../lib/protocol'
import type { Lang, Words } from '../lib/words'
import type { BoardModule, BoardTable, BoardView } from './table'

interface Brought {
  module: BoardModule
  definition: BoardDefinition
}

const infos = new SvelteMap<string, Pick<GameInfo, 'board' | 'pictures'>>()
const boards = new SvelteMap<string, Brought>()

/** What the shelf knows of its games. */
export function learn(games: readonly GameInfo[]): void {
  for (const { id, board, pictures } of games) if (board) infos.set(id, { board, pictures })
}

/** A picture that a game brings for the shelf. */
export const pictureOf = (game: string, name: string): string | null => infos.get(game)?.pictures[name] ?? null
export const lidOf = (game: string, lang: Lang): string | null => pictureOf(game, `lid-${lang}`)
export const coverOf = (game: string): string | null => pictureOf(game, 'cover')

export const definitionOf = (game: string): BoardDefinition | null => boards.get(game)?.definition ?? null
export const moduleOf = (game: string): BoardModule | undefined => boards.get(game)?.module

/** Ready when the board of this game is there, if it brings one. A board that cannot be loaded leaves the plain table. */
export async function bring(game: string): Promise<void> {
  if (boards.has(game)) return
  try {
    if (!infos.has(game)) learn(await api.games())
    const address = infos.get(game)?.board
    if (!address) return
    const module = (await import(/* @vite-ignore */ new URL(address, document.baseURI).href)) as BoardModule
    if (typeof module.mount !== 'function') throw new TypeError(`${address} exports no mount`)
    boards.set(game, { module, definition: defined(module) })
  } catch (error) {
    console.warn(`the board of ${game} cannot be loaded`, error)
  }
}

function defined(module: BoardModule): BoardDefinition {
  return {
    world: {
      ...WOOD,
      ...(module.world ? { strip: `linear-gradient(${module.world.mid}, ${module.world.deep})` } : {}),
      ...module.world,
    },
    answers: module.answers ?? [],
    counters: (view, seat) => (module.counters?.(view as BoardView, seat) ?? []).map((each) => ({ icon: '', ...each })),
    load: async () => ({ default: (await import('./Brought.svelte')).default, staging: { beats: module.beats ?? {} } }),
  }
}

/** The page's table as a board of another package sees it. All that it watches or follows ends with `close`. */
export class BroughtTable implements BoardTable {
  readonly version = 1
  readonly answers: BoardTable['answers']
  readonly words: BoardTable['words']
  readonly stage: BoardTable['stage']
  readonly #props: BoardProps
  readonly #stops = new Set<() => void>()
  readonly #broke: (error: unknown) => void

  constructor(props: BoardProps, words: () => Words, broke: (error: unknown) => void) {
    this.#props = props
    this.#broke = broke
    const { answers, stage } = props
    const follow = (element: Element, attachment: Attachment) => this.#follow(() => attachment(element))
    this.answers = {
      get asks() {
        return answers.asks
      },
      get open() {
        return answers.open
      },
      get picked() {
        return answers.picked
      },
      can: (key) => answers.can(key),
      beginning: (part) => answers.beginning(part),
      label: (key) => answers.label(key),
      reason: (key) => answers.reason(key),
      pick: (key) => answers.pick(key),
      send: (key) => answers.send(key),
      target: (element, key, how) => follow(element, answers.target(typeof key === 'string' ? () => key : key, how)),
    }
    this.words = {
      get lang() {
        return words().lang
      },
      has: (key) => words().has(key),
      say: (key, values) => words().say(key, values),
      name: (id) => words().name(id),
    }
    this.stage = {
      get live() {
        return stage.live
      },
      get telling() {
        return stage.telling?.event ?? null
      },
      get duration() {
        return prefs.duration
      },
      place: (element, name) => follow(element, stage.place(name)),
      piece: (element, name) => follow(element, stage.piece(name)),
    }
  }

  get view(): BoardTable['view'] {
    return this.#props.view as BoardTable['view']
  }

  watch(draw: () => void): () => void {
    return this.#follow(() => {
      try {
        draw()
      } catch (error) {
        this.#broke(error)
      }
    })
  }

  close(): void {
    for (const stop of [...this.#stops]) stop()
  }

  #follow(act: Parameters<typeof $effect>[0]): () => void {
    const end = $effect.root(() => {
      $effect.pre(act)
    })
    const stop = () => {
      this.#stops.delete(stop)
      end()
    }
    this.#stops.add(stop)
    return stop
  }
}
