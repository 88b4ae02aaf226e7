// What things are called: a cell and a person, for those who hear the board, with all that is special about them and what an
// answer would bring; and the messages that name books' times, headgear and who judges.
import type { Words } from '../../../lib/words'
import type { Light } from './lights'
import { isEnding, lookCount, type Person } from './people'
import type { DemandView, TableView } from '../view'

/** What awaits a figure on a cell. */
export const DOES: Readonly<Record<string, string>> = {
  free: 'rigor_mortis-does-free',
  shove: 'rigor_mortis-does-shove',
  desk: 'rigor_mortis-does-desk',
  teleport: 'rigor_mortis-does-teleport',
  meeting: 'rigor_mortis-does-meeting',
  expulsion: 'rigor_mortis-does-expulsion',
  unknown: 'rigor_mortis-does-unknown',
  stop: 'rigor_mortis-does-stop',
  swap: 'rigor_mortis-does-swap',
  kick: 'rigor_mortis-does-kick',
  spy: 'rigor_mortis-does-spy',
  blame: 'rigor_mortis-does-blame',
}
/** When a book serves. */
export const TIMES: Readonly<Record<string, string>> = {
  permanent: 'rigor_mortis-book-permanent',
  turn: 'rigor_mortis-book-turn',
  before_card: 'rigor_mortis-book-before_card',
  after_card: 'rigor_mortis-book-after_card',
  reaction: 'rigor_mortis-book-reaction',
}
/** By colour, what a goblin wears. */
export const HATS: Readonly<Record<string, string>> = {
  purple: 'rigor_mortis-hat-purple',
  orange: 'rigor_mortis-hat-orange',
  green: 'rigor_mortis-hat-green',
  red: 'rigor_mortis-hat-red',
  blue: 'rigor_mortis-hat-blue',
  yellow: 'rigor_mortis-hat-yellow',
  white: 'rigor_mortis-hat-white',
  black: 'rigor_mortis-hat-black',
}
/** Who sees to it that looks are obeyed. */
export const POLICING: Readonly<Record<string, string>> = {
  auto: 'rigor_mortis-policing-auto',
  callout: 'rigor_mortis-policing-callout',
  off: 'rigor_mortis-policing-off',
}

export function cellName(cell: string, table: TableView, words: Words, light?: Light): string {
  const seat = table.goblins.indexOf(cell)
  const parts = [cell, words.name(table.desk.includes(cell) ? 'desk' : (table.floor[cell] ?? 'unknown'))]
  if (table.teleports.includes(cell)) parts.push(words.name('teleport'))
  if (cell === table.rigor) parts.push(words.name('rigor'))
  else if (table.shadow.includes(cell)) parts.push(words.say('rigor_mortis-near'))
  if (seat >= 0) parts.push(`${words.name(table.colours[seat] ?? 'goblin')}, ${words.name(`p${seat}`)}`)
  const message = DOES[light?.does ?? '']
  const does = message ? words.say(message) : ''
  return does ? `${parts.join(', ')}. ${does}` : parts.join(', ')
}

/** Somebody with all that is to be known of them. */
export function personName(person: Person, table: TableView, words: Words): string {
  const count = lookCount(person)
  const parts = [
    words.name(person.id),
    person.colour && words.name(person.colour),
    person.first && words.say('rigor_mortis-first'),
    person.active && words.say('rigor_mortis-moves'),
    person.decides && !person.active && words.say('rigor_mortis-decides'),
    count === 0 && words.say('rigor_mortis-no-looks'),
    count && words.say('rigor_mortis-has-looks', { count }, { looks: words.names(person.looks ?? []) }),
    isEnding(person, table) && words.say('rigor_mortis-one-more'),
    person.misty && words.say('rigor_mortis-misty'),
    person.known.length && words.say('rigor_mortis-known-cards', {}, { cards: words.names(person.known) }),
    person.up.length && words.say('rigor_mortis-has-books', {}, { books: words.names(person.up) }),
    person.down.length && words.say('rigor_mortis-has-closed-books', {}, { books: words.names(person.down) }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** The duty that a look demands, as an answer. */
const DUTIES: Readonly<Record<string, string>> = {
  salute: 'salute',
  stand: 'stand',
  bow: 'make_bow',
  tongue: 'tongue',
  straighten: 'straighten',
}
export const dutyOf = (effect: string): string => DUTIES[effect] ?? ''

const CYRILLIC = /\p{Script=Cyrillic}/u
/** What a look demands of the lines that one writes; '' if nothing. Of many forbidden words, those of one's own language come
 * first. */
export function boundBy({ words: forbidden, begin }: DemandView, words: Words, most = Infinity): string {
  const foreign = (word: string) => Number(CYRILLIC.test(word) !== (words.lang === 'ru'))
  if (forbidden)
    return words.say(
      'rigor_mortis-forbidden',
      {},
      {
        words: [...forbidden]
          .sort((a, b) => foreign(a) - foreign(b))
          .slice(0, most)
          .join(' '),
      },
    )
  return begin ? words.say('rigor_mortis-begin', {}, { words: begin.join(' / ') }) : ''
}
