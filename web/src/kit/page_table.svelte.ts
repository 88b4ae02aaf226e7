// The page's table as a board gets it: the plain interface of `table.d.ts`, for boards that other packages bring, and beside it
// the frame's own objects, of which the boards of this tree are made.
import type { Attachment } from 'svelte/attachments'
import { prefs } from '../lib/prefs.svelte'
import type { Words } from '../lib/words'
import type { BoardProps } from './define'
import type { BoardTable } from './table'

/** All that is watched or followed here ends with `close`. */
export class PageTable implements BoardTable {
  readonly version = 1
  readonly answers: BoardTable['answers']
  readonly words: BoardTable['words']
  readonly stage: BoardTable['stage']
  readonly props: BoardProps
  /** The contexts round the board. */
  readonly context: Map<unknown, unknown>
  readonly #stops = new Set<() => void>()
  readonly #broke: (error: unknown) => void

  constructor(props: BoardProps, context: Map<unknown, unknown>, words: () => Words, broke: (error: unknown) => void) {
    this.props = props
    this.context = context
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
    return this.props.view as BoardTable['view']
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
