// What is printed on a card, read from the content that the server serves; nothing here knows a rule.
import { numbersOf, type Values } from '../../../lib/words'
import type { Mark } from './emblems'

export interface Face {
  key: string
  /** rick, morty, special, equipment, gromflamite, council, location, starter; '' for Morty Waves. */
  type: string
  cost: number
  /** Victory points as they are printed: a number, or a star where the text counts them. */
  points: string
  power: number
  draw: number
  tokens: number
  /** Attack, defence, ongoing, and the kind of its vote. */
  flags: Mark[]
  nemesis: boolean
  source: string
  numbers: Values
}

type Item = Record<string, unknown>

const VOTES: Readonly<Record<string, Mark>> = { auction: 'auction', referendum: 'referendum', sanctions: 'sanctions' }

export function facesOf(kinds: Record<string, Item[]>): Map<string, Face> {
  const found = new Map<string, Face>()
  for (const [kind, items] of Object.entries(kinds)) {
    for (const item of items) if (kind !== 'numbers') found.set(String(item.id), face(kind, item))
  }
  return found
}

function face(kind: string, item: Item): Face {
  const flags: Mark[] = []
  if (item.attack === true) flags.push('attack')
  if (part(item.group)) flags.push('group')
  if (part(item.defence)) flags.push('defence')
  if (item.ongoing === true || kind === 'locations') flags.push('ongoing')
  const vote = VOTES[String(part(item.vote)?.kind)]
  if (vote) flags.push(vote)
  return {
    key: String(item.id),
    type: kind === 'locations' ? 'location' : typeof item.type === 'string' ? item.type : '',
    cost: number(item.cost),
    points: part(item.vp_rule) ? '★' : printed(number(item.vp)),
    power: number(item.power),
    draw: number(item.draw),
    tokens: number(item.tokens),
    flags,
    nemesis: kind === 'nemeses',
    source: typeof item.source === 'string' ? item.source : '',
    numbers: numbersOf(item),
  }
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const part = (value: unknown): Item | null => (typeof value === 'object' && value !== null ? (value as Item) : null)
/** With a real minus. */
export const printed = (points: number): string => String(points).replace('-', '−')

export interface Run {
  text: string
  /** A word that says what kind of effect follows: «Атака:». */
  strong: boolean
}

/** A card's text with the words set apart that say what kind of effect follows. */
export function runs(text: string, marks: readonly string[]): Run[] {
  const found = marks.filter((mark) => mark && text.includes(mark)).sort((a, b) => b.length - a.length)
  if (!found.length) return [{ text, strong: false }]
  const parts = text.split(new RegExp(`(${found.map(escaped).join('|')})`))
  return parts.filter(Boolean).map((each) => ({ text: each, strong: found.includes(each) }))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What an attack or a vote does, cut from the card's text: the sentence after its mark, without the power part. */
export function deed(text: string, marks: readonly string[]): string {
  const parts = runs(text, marks)
  const at = parts.findIndex((run) => run.strong)
  if (at < 0) return ''
  const sentence = (parts[at + 1]?.text ?? '').trim()
  const end = sentence.search(/\.(\s|$)/)
  return end < 0 ? sentence : sentence.slice(0, end + 1)
}
