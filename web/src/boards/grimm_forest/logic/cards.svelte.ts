// What the board knows of cards beyond their names: type, when they act, their text with the numbers of the box in play.
import { api } from '../../../lib/api'
import { numbersOf, type Words } from '../../../lib/words'

export type Deck = 'fables' | 'friends'
export type CardType = 'plain' | 'monster' | 'next_round' | 'unique_location' | 'friend'

interface Item {
  deck: Deck
  fields: Readonly<Record<string, unknown>>
}

export interface Face {
  name: string
  type: CardType
  /** What it is and when it acts. */
  band: string
  text: string
}

const TYPES: readonly CardType[] = ['plain', 'monster', 'next_round', 'unique_location', 'friend']

/** A name without the quotation marks or the article with which sentences use it. */
export const bare = (name: string): string => name.replace(/^«(.*)»$/, '$1').replace(/^the /, '')

/** What is read aloud of a card: all that is written on it, in its order, so that it can be called by voice. */
export const heardOf = ({ name, band, text }: Face): string => [name, band, text].filter(Boolean).join('. ')

export class Cards {
  #items = $state.raw<ReadonlyMap<string, Item>>(new Map())

  constructor(game: string, pack: boolean) {
    void api.content(game, pack).then(
      ({ kinds }) => {
        const of = (deck: Deck) =>
          (kinds[deck] ?? []).map((fields): [string, Item] => [String(fields.id), { deck, fields }])
        this.#items = new Map([...of('fables'), ...of('friends')])
      },
      () => undefined,
    )
  }

  deck(id: string): Deck {
    return this.#items.get(id)?.deck ?? 'fables'
  }

  type(id: string): CardType {
    const item = this.#items.get(id)
    return item?.deck === 'friends' ? 'friend' : (TYPES.find((each) => each === item?.fields.type) ?? 'plain')
  }

  face(id: string, words: Words): Face {
    const item = this.#items.get(id)
    const text = words.has(`text-${id}`) && item ? words.say(`text-${id}`, numbersOf(item.fields)) : ''
    return { name: bare(words.name(id)), type: this.type(id), band: this.#band(id, words), text }
  }

  heard(id: string, words: Words): string {
    return heardOf(this.face(id, words))
  }

  /** Fables say it themselves; a friend acts in some window, or when his owner wants. */
  #band(id: string, words: Words): string {
    const own = words.mark(`text-${id}`, 'band')
    const item = this.#items.get(id)
    if (own || item?.deck !== 'friends') return own
    const moments = [
      ...windowsOf(item.fields.effects).map((window) => words.say(`grimm_forest-window-${window}`)),
      ...(item.fields.special ? [words.say('grimm_forest-special')] : []),
    ]
    return [words.say('grimm_forest-friend'), ...moments.slice(0, 1)].join(' · ')
  }
}

function windowsOf(effects: unknown): string[] {
  if (!Array.isArray(effects)) return []
  return effects.flatMap((effect: unknown) =>
    typeof effect === 'object' && effect !== null && 'window' in effect && typeof effect.window === 'string'
      ? [effect.window]
      : [],
  )
}
