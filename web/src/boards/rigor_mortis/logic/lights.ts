// Where the candle falls: which cells are answers now, what each would bring, and which cells a picked card would reach. It
// reads the questions and knows no rules.
import { keyFrom } from '../../../lib/game'
import type { AskView } from '../../../lib/protocol'
import type { Values } from '../../../lib/words'
import type { Answers, Game, QuestionKind, TableView } from '../view'
import { answersTo, NO_WAYS, waysOf, type Ways } from './ways'

/** What of `Answers` is read here. */
export interface Offers {
  readonly asks: readonly AskView<Game>[]
  readonly picked: string
  can(key: string): boolean
  ask(key: string): AskView<Game> | undefined
  details(key: string): Values
}

export interface Light {
  /** A step that can be taken now, or the second step of a picked card. */
  next: boolean
  /** What awaits the figure there; '' where there is nothing to say. */
  does: string
  /** What is sent one after the other; empty where the cell itself is the answer. */
  plan: readonly string[]
}

const CARDS: readonly (QuestionKind | undefined)[] = ['before_card', 'second_card']
const PLAYERS: Partial<Record<QuestionKind, string>> = { skin_swap: 'swap', kick: 'kick', eye: 'spy', react: 'blame' }

/** Everything that a press on a cell may answer: the cell, who stands on it, a halt. */
export function keysAt(cell: string, table: TableView, asks: readonly AskView<Game>[]): string[] {
  const keys = [cell]
  const seat = table.goblins.indexOf(cell)
  if (seat >= 0) keys.push(`p${seat}`, keyFrom<Answers>('blame', `p${seat}`))
  if (asks.some((ask) => ask.options.includes('stop') && ask.subject.origin === cell)) keys.push('stop')
  if (cell === table.rigor) keys.push('stay')
  return keys
}

/** The picked movement card and where it leads. */
export function pickedWays(offers: Offers): { card: string; ways: Ways } {
  const card = offers.can(offers.picked) && CARDS.includes(offers.ask(offers.picked)?.kind) ? offers.picked : ''
  return { card, ways: card ? waysOf(offers.details(card)) : NO_WAYS }
}

/** By cell. `aim` is a cell to which two ways lead: only the first steps of those are lit. */
export function lightsOf(table: TableView, offers: Offers, aim = ''): Map<string, Light> {
  const lights = new Map<string, Light>()
  for (const cell of Object.keys(table.floor)) {
    const key = keysAt(cell, table, offers.asks).find((each) => offers.can(each))
    if (key !== undefined) lights.set(cell, { next: false, does: doesOf(key, cell, offers), plan: [] })
  }
  const { card, ways } = pickedWays(offers)
  const over = ways.second.get(aim)?.over
  for (const [cell, { does }] of ways.second)
    if (!over || cell === aim) lights.set(cell, { next: true, does, plan: answersTo(card, cell, ways) ?? [] })
  for (const [cell, does] of ways.first) {
    const plan = answersTo(card, cell, ways) ?? []
    if (!over) lights.set(cell, { next: false, does, plan })
    else if (over.includes(cell)) lights.set(cell, { next: false, does, plan: [...plan, aim] })
  }
  return lights
}

function doesOf(key: string, cell: string, offers: Offers): string {
  if (key === 'stop' || key === 'stay') return 'stop'
  const ask = offers.ask(key)
  if (key !== cell) return (ask && PLAYERS[ask.kind]) ?? ''
  return String(offers.details(key).does ?? '')
}
