// What the server foresees of an answer, taken apart: `alarm:2` is the odds that the alarm rises by 2, `dice:lake` the dice
// that would fall at the lake, `comes:support:lake` a token that comes from there whatever is chosen.
import type { Values } from '../../../lib/words'
import { span } from './notes'
import { tokenOf } from './pulls'

export interface Odds {
  /** A number of spaces, or a monster. */
  of: string
  percent: number
}

/** All that begin with this word, the likeliest first. */
export function odds(values: Values, word: string): Odds[] {
  return parts(values, word)
    .map(([of, percent]) => ({ of, percent }))
    .sort((a, b) => b.percent - a.percent || Number(a.of) - Number(b.of))
}

export interface Reached {
  place: string
  dice: string
  /** Percent, where a monster is there. */
  win: string
}

/** Where a card leads, and the dice it would roll there. */
export function reached(values: Values): Reached[] {
  const number = (name: string) => Number(values[name] ?? 0)
  const between = (name: string, place: string) => span(number(`${name}:${place}`), number(`${name}_most:${place}`))
  return parts(values, 'dice').map(([place]) => ({
    place,
    dice: between('dice', place),
    win: `win:${place}` in values ? between('win', place) : '',
  }))
}

export interface Pulled {
  kind: 'support' | 'distrust'
  place: string
  /** It comes whatever is chosen. */
  sure: boolean
}

/** The tokens that rumours bring. */
export function pulled(values: Values): Pulled[] {
  const named = (word: string, sure: boolean) => parts(values, word).map(([key]) => ({ ...tokenOf(key), sure }))
  return [...named('comes', true), ...named('offered', false)]
}

/** «+1: 79 %, +3: 13 %»: the likeliest first. */
export function risesIn(values: Values, most = 3): string {
  return odds(values, 'alarm')
    .slice(0, most)
    .map(({ of, percent }) => `+${of}: ${percent}\u00a0%`)
    .join(', ')
}

function parts(values: Values, word: string): [string, number][] {
  return Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(`${word}:`) ? [[name.slice(word.length + 1), Number(value)]] : [],
  )
}
