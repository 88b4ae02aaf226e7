// Which mark stands for what: symbols of the floor, categories of looks, books, tokens, what awaits a figure on a cell.
import type { MarkName } from '../pieces/Symbols.svelte'

const CATEGORIES: Readonly<Record<string, MarkName>> = {
  eye: 'eye',
  hand: 'hand',
  mouth: 'mouth',
  leg: 'leg',
  head: 'head',
  collar: 'collar',
}
export const categoryMark = (category: string | undefined): MarkName => CATEGORIES[category ?? ''] ?? 'look'

const SYMBOLS: Readonly<Record<string, MarkName>> = {
  scroll: 'scroll',
  stones: 'stones',
  potion: 'potion',
  grimoire: 'grimoire',
  orb: 'orb',
}
export const symbolMark = (symbol: string): MarkName | null => SYMBOLS[symbol] ?? null

const BOOKS: Readonly<Record<string, MarkName>> = {
  forgotten_treasure: 'forgotten_treasure',
  slippers: 'slippers',
  shadow_step: 'shadow_step',
  skin_swap: 'skin_swap',
  call: 'call',
  mirror_shield: 'mirror_shield',
  scapegoat: 'scapegoat',
  pardon: 'pardon',
  eye: 'all_seeing',
  foresight: 'foresight',
  second_wind: 'second_wind',
  pocket_orb: 'pocket_orb',
  kick: 'kick',
  powder: 'sleep',
  sticky_heels: 'sticky_heels',
  pocket: 'pocket',
}
/** A title that a pack has added is just a book. */
export const bookMark = (title: string): MarkName => BOOKS[title] ?? 'open_book'

const TOKENS: Readonly<Record<string, MarkName>> = {
  teleportation: 'teleportation',
  magic_book: 'magic_book',
  trap: 'trap',
}
export const tokenMark = (token: string): MarkName => TOKENS[token] ?? 'teleportation'

const SIGILS: Readonly<Record<string, MarkName>> = {
  free: 'foot',
  shove: 'shove',
  desk: 'grimoire',
  teleport: 'teleportation',
  meeting: 'look',
  expulsion: 'skull',
  stop: 'stop',
  swap: 'skin_swap',
  kick: 'kick',
  spy: 'all_seeing',
  blame: 'scapegoat',
}
/** The sigil in the corner of a lit cell; none where nothing can be said. */
export const sigilOf = (does: string): MarkName | null => SIGILS[does] ?? null
/** A look waits there. */
export const isBad = (does: string): boolean => does === 'meeting' || does === 'expulsion'

const BINDINGS: Readonly<Record<string, string>> = {
  permanent: '#2f5a54',
  reaction: '#7a2e22',
  turn: '#8a5a1c',
  before_card: '#5b2d58',
  after_card: '#3b3f73',
}
export const bindingOf = (timing: string | undefined): string => BINDINGS[timing ?? ''] ?? '#46602c'

export interface MoveCard {
  rigor: boolean
  left: string
  right: string
}

/** A movement card is called after what it shows: `goblin_scroll_stones`. */
export function moveCard(key: string): MoveCard {
  const [figure = '', left = '', right = ''] = key.split('_')
  return { rigor: figure === 'rigor', left, right }
}
