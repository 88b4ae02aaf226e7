// What a roll would be made of, what it is against and what the turn may bring, in words; all numbers come from the server.
import type { Values } from '../../../lib/words'
import type { GravityBoard } from './context.svelte'
import { becomes, span } from './notes'
import { extra, line, number, type Line } from './slip'
import { risesIn } from './what_if'

type Spoken = Pick<GravityBoard, 'words'>

export const between = (values: Values, name: string): string =>
  span(number(values, name), number(values, `${name}_most`))
const change = (values: Values, name: string): string => becomes(number(values, `${name}_before`), number(values, name))

/** What would be rolled in a place, and what it is against. */
export function planLines({ words }: Spoken, plan: Values, card: number): Line[] {
  const of = (name: string) => between(plan, name)
  const dice = { dice: of('dice'), card: String(card), support: of('support') }
  const most = number(plan, 'dice_most')
  const capped = number(plan, 'overflow_most')
  return [
    line(
      'dice',
      capped
        ? words.say('gravity_falls-plan-capped', { count: most }, { ...dice, limit: String(most) })
        : words.say('gravity_falls-plan-dice', { count: most }, dice),
      capped ? dice.dice : `${dice.dice} = ${card} + ${dice.support}`,
    ),
    against(words, plan, most, of),
    cursing(words, number(plan, 'overflow_most'), of('overflow'), of('curse')),
  ]
}

/** The same once the tokens of the rumours are chosen: as it is, and as it will be. */
export function heardLines({ words }: Spoken, values: Values, opponent: string): Line[] {
  if (!('dice' in values)) return []
  const of = (name: string) => change(values, name)
  const dice = of('dice')
  return [
    line('dice', words.say('gravity_falls-dice-to', {}, { dice }), dice),
    against(
      words,
      { ...values, ...(opponent && { opponent }), distrust_most: number(values, 'distrust') },
      number(values, 'dice'),
      of,
    ),
    cursing(words, number(values, 'overflow'), of('overflow'), of('curse')),
  ]
}

type Of = (name: string) => string

/** A monster, or distrust, or nothing of both. */
function against(words: Spoken['words'], plan: Values, dice: number, of: Of): Line {
  if (typeof plan.opponent === 'string') {
    const [need, win] = [of('need'), of('win')]
    return line(
      'monster',
      words.say('gravity_falls-plan-fight', { monster: plan.opponent }, { need, win }),
      `${need} · ${win} %`,
    )
  }
  if (!number(plan, 'distrust_most')) return line('support', words.say('gravity_falls-plan-calm'), '✓')
  return line(
    'distrust',
    words.say('gravity_falls-plan-persuade', {}, { distrust: of('distrust'), expected: String(Math.round(dice / 2)) }),
    of('distrust'),
  )
}

function cursing(words: Spoken['words'], overflow: number, over: string, odds: string): Line {
  return overflow
    ? line('curse', words.say('gravity_falls-plan-overflow', { count: overflow }), `+${over}`)
    : line('curse', words.say('gravity_falls-plan-curse', {}, { odds }), `${odds} %`)
}

/** What the turn may bring by its end, once the server has said. */
export function ifLines(words: Spoken['words'], values: Values = {}): Line[] {
  const rises = risesIn(values, 2)
  const lines = rises
    ? [line('alarm', words.say('gravity_falls-if-alarm', {}, { odds: rises }), risesIn(values, 1))]
    : []
  const also = (['event', 'lost', 'won'] as const).flatMap((name) =>
    name in values ? [words.say(`gravity_falls-if-${name}`, {}, { odds: String(values[name]) })] : [],
  )
  const ends = 'lost' in values || 'won' in values
  return also.length ? [...lines, (ends ? line : extra)('none', also.join(', '))] : lines
}

/** All that is known of a plan; the short lines last, so that two of them share a row. */
export function foretold(board: GravityBoard, plan: Values, card: number, key: string): Line[] {
  const lines = [...planLines(board, plan, card), ...ifLines(board.words, board.foreseen(key))]
  const short = ({ sign }: Line) => sign === 'curse' || sign === 'none'
  return [...lines.filter((each) => !short(each)), ...lines.filter(short)]
}
