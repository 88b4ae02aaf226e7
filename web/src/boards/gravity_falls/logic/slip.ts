// What the slip says: the question or the planned place, what would follow from it, and the one main button. All numbers
// come from the question's subject and the details of its options.
import type { AskView } from '../../../lib/protocol'
import type { Told } from '../../../lib/table.svelte'
import type { Values } from '../../../lib/words'
import { TOKENS, type GravityBoard } from './context.svelte'
import { dashed, rise, span } from './notes'
import { diceOf } from './rolls'
import { tokenOf } from './pulls'
import { risesIn } from './what_if'
import type { Game } from '../view'

/** Where there is little room, the question that a card `asked` is the title, and its `text` is read elsewhere. */
export type Sign =
  'dice' | 'support' | 'distrust' | 'curse' | 'monster' | 'alarm' | 'lock' | 'road' | 'asked' | 'text' | 'none'

export interface Line {
  sign: Sign
  text: string
  /** The same beside its sign, where there is little room. */
  brief?: string
}

export interface Slip {
  title: string
  /** The title where there is little room. */
  brief?: string
  lines: Line[]
  /** The main button: what it says and what it sends. */
  main?: { text: string; key?: string }
  /** Other answers that are no piece of the board. */
  keys: string[]
}

/** Answers that lie on no piece. */
const LOOSE = ['yes', 'no', 'keep', 'stop', 'pass', 'deck', 'refill', 'by_lot']
const line = (sign: Sign, text: string, brief?: string): Line => ({ sign, text, ...(brief ? { brief } : {}) })
const number = (values: Values, name: string): number => Number(values[name] ?? 0)
const between = (values: Values, name: string): string => span(number(values, name), number(values, `${name}_most`))

/** What would be rolled in a place, and what it is against. */
export function planLines({ words }: Pick<GravityBoard, 'words'>, plan: Values, card: number): Line[] {
  const most = number(plan, 'dice_most')
  const lines = [
    line(
      'dice',
      words.say(
        'gravity_falls-plan-dice',
        { count: most },
        { dice: between(plan, 'dice'), card: String(card), support: between(plan, 'support') },
      ),
      `${between(plan, 'dice')} = ${card} + ${between(plan, 'support')}`,
    ),
  ]
  if (typeof plan.opponent === 'string') {
    lines.push(
      line(
        'monster',
        words.say(
          'gravity_falls-plan-fight',
          { monster: plan.opponent },
          { need: between(plan, 'need'), win: between(plan, 'win') },
        ),
        `${between(plan, 'need')} · ${between(plan, 'win')} %`,
      ),
    )
  } else if (number(plan, 'distrust_most')) {
    lines.push(
      line(
        'distrust',
        words.say(
          'gravity_falls-plan-persuade',
          {},
          { distrust: between(plan, 'distrust'), expected: String(Math.round(most / 2)) },
        ),
        between(plan, 'distrust'),
      ),
    )
  } else lines.push(line('support', words.say('gravity_falls-plan-calm'), '✓'))
  if (number(plan, 'overflow_most'))
    lines.push(
      line(
        'curse',
        words.say('gravity_falls-plan-overflow', { count: number(plan, 'overflow_most') }),
        `+${between(plan, 'overflow')}`,
      ),
    )
  else
    lines.push(
      line(
        'curse',
        words.say('gravity_falls-plan-curse', {}, { odds: between(plan, 'curse') }),
        `${between(plan, 'curse')} %`,
      ),
    )
  return lines
}

/** What the turn may bring by its end, once the server has said. */
export function ifLines(words: GravityBoard['words'], values: Values = {}): Line[] {
  const rises = risesIn(values, 2)
  const lines = rises
    ? [line('alarm', words.say('gravity_falls-if-alarm', {}, { odds: rises }), risesIn(values, 1))]
    : []
  const also = (['event', 'lost', 'won'] as const).flatMap((name) =>
    name in values ? [words.say(`gravity_falls-if-${name}`, {}, { odds: String(values[name]) })] : [],
  )
  return also.length ? [...lines, line('none', also.join(', '))] : lines
}

/** All that is known of a plan; the short lines last, so that two of them share a row. */
function foretold(board: GravityBoard, plan: Values, card: number, key: string): Line[] {
  const lines = [...planLines(board, plan, card), ...ifLines(board.words, board.foreseen(key))]
  const short = ({ sign }: Line) => sign === 'curse' || sign === 'none'
  return [...lines.filter((each) => !short(each)), ...lines.filter(short)]
}

/** What an event or a curse asks stands under its name, with what its card says. */
function asked(words: GravityBoard['words'], ask: AskView, keys: string[]): Slip {
  const card = ask.cause?.thing ?? ''
  if (!words.has(`text-${card}`)) return { title: words.ask(ask), lines: [], keys }
  return {
    title: words.name(card),
    brief: words.ask(ask),
    lines: [line('asked', words.ask(ask)), line('text', words.text(card, { amount: 1 }))],
    keys,
  }
}

export function slipOf(board: GravityBoard): Slip {
  const { ask, kind, words, answers, table } = board
  const loose = ask ? ask.options.filter((key) => LOOSE.includes(key)) : []
  if (!ask) return idle(board)
  const plain = asked(words, ask, loose)
  const details = answers.details(answers.picked)
  const resourcefulness = Number(/-(\d+)$/.exec(table.played || answers.picked)?.[1] ?? 2)
  switch (kind) {
    case 'play':
      if (answers.picked === 'rest')
        return {
          title: words.label('rest'),
          lines: [line('none', answers.label('rest')), ...ifLines(words, board.foreseen('rest'))],
          main: { text: words.say('gravity_falls-do-rest'), key: 'rest' },
          keys: [],
        }
      if (answers.can(answers.picked)) {
        return {
          title: words.name(board.here),
          brief: board.short(board.here),
          lines: foretold(board, details, resourcefulness, answers.picked),
          main: {
            text: words.say('gravity_falls-do-stay', {}, { dice: between(details, 'dice') }),
            key: answers.picked,
          },
          keys: [],
        }
      }
      return {
        title: words.say('gravity_falls-slip-play'),
        lines: [line('road', words.say('gravity_falls-slip-play-how'))],
        keys: [],
      }
    case 'walk':
    case 'teleport': {
      const place = board.planned
      if (!place)
        return {
          title: words.say('gravity_falls-slip-card', {}, { card: dashed(words.name(table.played)) }),
          lines: [line('road', pointed(board) || words.say('gravity_falls-slip-walk-how'))],
          keys: [],
        }
      const plan = answers.details(place)
      const go =
        board.pinned === place
          ? { main: { text: words.say('gravity_falls-do-walk', {}, { dice: between(plan, 'dice') }), key: place } }
          : {}
      return {
        title: words.name(place),
        brief: board.short(place),
        lines: foretold(board, plan, resourcefulness, place),
        ...go,
        keys: [],
      }
    }
    case 'rumours':
    case 'riots':
      return pulled(board)
    case 'reroll':
      return {
        ...plain,
        title: words.say('gravity_falls-slip-reroll', {
          success: number(ask.subject, 'success'),
          need: number(ask.subject, 'need'),
        }),
        lines: [
          line(
            'dice',
            answers.picked
              ? words.say('gravity_falls-odds', { odds: number(details, 'odds') })
              : words.say('gravity_falls-slip-reroll-how'),
          ),
        ],
        ...(answers.can(answers.picked)
          ? {
              main: {
                text: words.say('gravity_falls-do-reroll', { count: diceOf(answers.picked) }),
                key: answers.picked,
              },
            }
          : {}),
      }
    case 'courage':
      return {
        ...plain,
        title: words.name(board.here),
        brief: board.short(board.here),
        lines: [line('none', words.ask(ask))],
        main: { text: answers.label('yes'), key: 'yes' },
        keys: ['no'],
      }
    case 'removal':
      return {
        ...plain,
        lines: [line('curse', words.say('gravity_falls-odds', { odds: number(answers.details('yes'), 'odds') }))],
        main: { text: answers.label('yes'), key: 'yes' },
        keys: ['no'],
      }
    case 'opponent':
    case 'mover':
      return { ...plain, lines: ask.options.map((key) => line('monster', monsterLine(board, key))) }
    case 'discard':
      return {
        ...plain,
        ...(answers.can(answers.picked)
          ? {
              main: {
                text: words.say('gravity_falls-do-choose', {}, { what: answers.label(answers.picked) }),
                key: answers.picked,
              },
            }
          : {}),
      }
    case 'choose_monster':
    case 'choose_character':
      if (!answers.can(answers.picked)) return plain
      return {
        ...plain,
        title: words.name(answers.picked),
        lines: [line('none', words.text(answers.picked, details))],
        main: {
          text: words.say('gravity_falls-do-choose', {}, { what: words.name(answers.picked) }),
          key: answers.picked,
        },
      }
    default:
      return plain
  }
}

/** Why the place that is pointed at is none to go to. */
function pointed({ words, answers, pointed: place }: GravityBoard): string {
  const why = place ? answers.reason(place) : undefined
  return why ? `${words.name(place)}. ${words.say(`why-${why.reason}`)}` : ''
}

function monsterLine({ words, answers, table, kind }: GravityBoard, key: string): string {
  if (kind === 'opponent')
    return `${words.name(key)}: ${words.say('gravity_falls-needs', { count: number(answers.details(key), 'requirement') })}`
  return `${words.name(key)}: ${words.name(table.monsters[key]?.at ?? '')}`
}

/** Rumours and riots: how many tokens of each kind come, and what that does to the alarm. */
function pulled(board: GravityBoard): Slip {
  const { words, answers, table, ask, kind } = board
  const all = [...table.coming, ...answers.marked]
  const count = (wanted: string) => all.filter((key) => tokenOf(key).kind === wanted).length
  const title =
    kind === 'riots' && ask
      ? words.say(
          'gravity_falls-slip-riots',
          { monster: String(ask.subject.monster) },
          { at: board.short(String(ask.subject.at)) },
        )
      : words.say('gravity_falls-slip-rumours', {}, { at: board.short(board.here) })
  const lines = TOKENS.map((token) =>
    line(token, words.say('gravity_falls-come', { token, count: count(token) }), `+${count(token)}`),
  )
  if (kind === 'riots' && ask) {
    const risen = Math.min(
      table.loss_space,
      table.alarm +
        number(ask.subject, 'least') +
        answers.marked.reduce((sum, key) => sum + number(answers.details(key), 'alarm'), 0),
    )
    if (risen > table.alarm)
      lines.push(
        line(
          'alarm',
          words.say('gravity_falls-alarm-to', { from: table.alarm, to: risen }),
          `${table.alarm} → ${risen}`,
        ),
      )
    for (const { space, mark } of table.ahead)
      if (space <= risen) lines.push(line('curse', `${space}: ${words.name(mark)}`))
  }
  if (table.coming.length)
    lines.push(
      line(
        'lock',
        words.say(
          'gravity_falls-comes',
          {},
          { places: table.coming.map((key) => board.short(tokenOf(key).place)).join(', ') },
        ),
        String(table.coming.length),
      ),
    )
  return { title, lines, main: { text: words.say('gravity_falls-do-pull', { count: all.length }) }, keys: [] }
}

/** Who raised the alarm, and by how much in all: the most first. */
export function causes(events: readonly Told<Game>[]): [key: string, amount: number][] {
  const found = new Map<string, number>()
  for (const { event } of events)
    if (event.kind === 'alarm')
      found.set(String(event.values.by), (found.get(String(event.values.by)) ?? 0) + Number(event.values.amount))
  return [...found].sort(([, a], [, b]) => b - a)
}

/** Nothing is asked of this seat: whose move it is, and what the monsters do next. */
function idle(board: GravityBoard): Slip {
  const { words, view, table, stage } = board
  if (view.result) {
    const lines = causes(stage.told).map(([key, amount]) => line('alarm', `${words.name(key)}: +${amount}`))
    return {
      title: words.say(lines.length ? 'gravity_falls-slip-over' : 'gravity_falls-alarm', {
        level: table.alarm,
        last: table.loss_space,
      }),
      lines,
      keys: [],
    }
  }
  const wait = view.waiting.find((each) => each.must && !each.given)
  const next = table.forecast[0]
  const lines: Line[] = []
  if (next)
    lines.push(
      next.stopped
        ? line('none', `1. ${words.name(next.location)}: ${words.say('gravity_falls-cube-stops')}`)
        : line(
            'alarm',
            `1. ${words.name(next.location)}: ${next.movers.map((id) => words.name(id)).join(', ')}, ${rise(next)}`,
          ),
    )
  const [card] = board.cards('resolving')
  if (card)
    return {
      title: words.name(card),
      lines: [
        ...(wait ? [line('none', words.say('gravity_falls-acts', { player: `p${wait.seat}` }))] : []),
        line('text', words.text(card, { amount: 1 })),
      ],
      keys: [],
    }
  const title = wait
    ? words.say('gravity_falls-acts', { player: `p${wait.seat}` })
    : words.say('gravity_falls-acts', { player: table.active })
  return { title, lines, keys: [] }
}
