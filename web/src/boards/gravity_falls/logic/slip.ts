// What the slip says: the question or the planned place, what would follow from it, and the one main button. All numbers
// come from the question's subject, the details of its options and what the server foresees of them.
import type { AskView } from '../../../lib/protocol'
import type { Values } from '../../../lib/words'
import { TOKENS, type GravityBoard } from './context.svelte'
import { causes } from './ending'
import { becomes, dashed, rise } from './notes'
import { between, foretold, heardLines, ifLines } from './plan'
import { tokenOf } from './pulls'
import { diceOf } from './rolls'
import type { QuestionKind } from '../view'

export type Sign =
  'dice' | 'support' | 'distrust' | 'curse' | 'monster' | 'alarm' | 'lock' | 'road' | 'cube' | 'text' | 'none'

export interface Line {
  sign: Sign
  text: string
  /** The same beside its sign, where there is little room. */
  brief?: string
  /** There it is left out: it is told elsewhere as well. */
  extra?: true
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
export const line = (sign: Sign, text: string, brief?: string): Line => ({ sign, text, ...(brief ? { brief } : {}) })
/** Left out where there is little room. */
export const extra = (sign: Sign, text: string, brief?: string): Line => ({ ...line(sign, text, brief), extra: true })
export const number = (values: Values, name: string): number => Number(values[name] ?? 0)

type Asked = (board: GravityBoard, ask: AskView) => Slip

const SLIPS: Readonly<Partial<Record<QuestionKind, Asked>>> = {
  play,
  walk,
  teleport: walk,
  rumours: pull,
  riots: pull,
  opponent: monsters,
  mover: monsters,
  reroll,
  move_token: moved,
  courage,
  draw,
  removal,
  discard,
  choose_monster: chosen,
  choose_character: chosen,
}

export function slipOf(board: GravityBoard): Slip {
  const { ask } = board
  return ask ? (SLIPS[ask.kind] ?? plain)(board, ask) : idle(board)
}

/** What an event or a curse asks stands under its name, with what its card says. */
function plain(board: GravityBoard, ask: AskView): Slip {
  const { words } = board
  const keys = ask.options.filter((key) => LOOSE.includes(key))
  const card = ask.cause?.thing ?? ''
  if (!words.has(`text-${card}`)) return { title: words.ask(ask), lines: [], keys }
  return {
    title: words.name(card),
    brief: words.ask(ask),
    lines: [extra('none', words.ask(ask)), extra('text', board.textOf(card))],
    keys,
  }
}

/** How many dice the card in play is worth, or the one that is picked. */
const diceOfCard = ({ table, answers }: GravityBoard) =>
  Number(/-(\d+)$/.exec(table.played || answers.picked)?.[1] ?? 2)

function play(board: GravityBoard): Slip {
  const { words, answers } = board
  const { picked } = answers
  if (picked === 'rest')
    return {
      title: words.label('rest'),
      lines: [line('none', answers.label('rest')), ...ifLines(words, board.foreseen('rest'))],
      main: { text: words.say('gravity_falls-do-rest'), key: 'rest' },
      keys: [],
    }
  if (!answers.can(picked))
    return {
      title: words.say('gravity_falls-slip-play'),
      lines: [line('road', words.say('gravity_falls-slip-play-how'))],
      keys: [],
    }
  const plan = answers.details(picked)
  return {
    ...titled(board, board.here),
    lines: foretold(board, plan, diceOfCard(board), picked),
    main: { text: words.say('gravity_falls-do-stay', {}, { dice: between(plan, 'dice') }), key: picked },
    keys: [],
  }
}

function walk(board: GravityBoard): Slip {
  const { words, answers, planned: place } = board
  if (!place)
    return {
      title: words.say('gravity_falls-slip-card', {}, { card: dashed(words.name(board.table.played)) }),
      lines: [line('road', pointed(board) || words.say('gravity_falls-slip-walk-how'))],
      keys: [],
    }
  const plan = answers.details(place)
  return {
    ...titled(board, place),
    lines: foretold(board, plan, diceOfCard(board), place),
    ...(board.pinned === place && {
      main: { text: words.say('gravity_falls-do-walk', {}, { dice: between(plan, 'dice') }), key: place },
    }),
    keys: [],
  }
}

const titled = (board: GravityBoard, place: string) => ({ title: board.name(place), brief: board.short(place) })

/** Why the place that is pointed at is none to go to. */
function pointed({ words, answers, pointed: place }: GravityBoard): string {
  const why = place ? answers.reason(place) : undefined
  return why ? `${words.name(place)}. ${words.say(`why-${why.reason}`)}` : ''
}

/** Rumours and riots: how many tokens of each kind come, and what that does. */
function pull(board: GravityBoard, ask: AskView): Slip {
  const { words, answers, table } = board
  const all = [...table.coming, ...answers.marked]
  const count = (wanted: string) => all.filter((key) => tokenOf(key).kind === wanted).length
  const riots = ask.kind === 'riots'
  const lines = TOKENS.map((token) =>
    extra(token, words.say('gravity_falls-come', { token, count: count(token) }), `+${count(token)}`),
  )
  if (table.coming.length) {
    const places = table.coming.map((key) => board.short(tokenOf(key).place)).join(', ')
    lines.push(extra('lock', words.say('gravity_falls-comes', {}, { places }), String(table.coming.length)))
  }
  return {
    title: riots
      ? words.say(
          'gravity_falls-slip-riots',
          { monster: String(ask.subject.monster) },
          { at: board.short(String(ask.subject.at)) },
        )
      : words.say('gravity_falls-slip-rumours', {}, { at: board.short(board.here) }),
    ...(riots && { brief: words.say('gravity_falls-step-riots') }),
    lines: [...(riots ? rioted(board, ask) : heard(board)), ...lines],
    main: { text: words.say('gravity_falls-do-pull', { count: all.length }) },
    keys: [],
  }
}

function heard(board: GravityBoard): Line[] {
  const { table, here } = board
  const opponent = Object.entries(table.monsters).find(([, { at }]) => at === here)?.[0] ?? ''
  const values = board.foreseen(board.considered) ?? {}
  return heardLines(board, values, 'need' in values ? opponent : '')
}

function rioted(board: GravityBoard, ask: AskView): Line[] {
  const { words, answers, table } = board
  const more = answers.marked.reduce((sum, key) => sum + number(answers.details(key), 'alarm'), 0)
  const lines = risen(board, number(ask.subject, 'least') + more)
  const values = board.foreseen(board.considered) ?? {}
  if ('need' in values) {
    const need = becomes(number(values, 'need_before'), number(values, 'need'))
    lines.push(
      line('monster', words.say('gravity_falls-needs-to', { monster: String(ask.subject.monster) }, { need }), need),
    )
  }
  const reached = Math.min(table.loss_space, table.alarm + number(ask.subject, 'least') + more)
  const marks = table.ahead.filter(({ space }) => space <= reached)
  return [...lines, ...marks.map(({ space, mark }) => line('curse', `${space}: ${words.name(mark)}`, String(space)))]
}

/** The alarm, as it is and as it will be. */
function risen({ words, table }: GravityBoard, amount: number): Line[] {
  const to = Math.min(table.loss_space, table.alarm + amount)
  if (to === table.alarm) return []
  return [line('alarm', words.say('gravity_falls-alarm-to', { from: table.alarm, to }), becomes(table.alarm, to))]
}

/** Whom to fight, with the chance; or who moves, from where to where. */
function monsters(board: GravityBoard, ask: AskView): Slip {
  const { words, answers, table } = board
  const [first = ''] = ask.options
  const foreseen = board.foreseen(first) ?? {}
  const told = (key: string) => {
    if (ask.kind === 'mover')
      return `${board.short(table.monsters[key]?.at ?? '')} → ${board.short(String(ask.subject.to))}`
    const needs = words.say('gravity_falls-needs', { count: number(answers.details(key), 'requirement') })
    const win = foreseen[`win:${key}`]
    return win === undefined ? needs : `${needs}, ${words.say('gravity_falls-odds', { odds: Number(win) })}`
  }
  return {
    ...plain(board, ask),
    lines: ask.options.map((key) => line('monster', `${words.name(key)}: ${told(key)}`)),
  }
}

function reroll(board: GravityBoard, ask: AskView): Slip {
  const { words, answers } = board
  const { picked } = answers
  const odds = (key: string) => number(answers.details(key), 'odds')
  return {
    ...plain(board, ask),
    title: words.say('gravity_falls-slip-reroll', {
      success: number(ask.subject, 'success'),
      need: number(ask.subject, 'need'),
    }),
    lines: [
      line(
        'dice',
        picked
          ? words.say('gravity_falls-odds', {}, { odds: becomes(odds('keep'), odds(picked)) })
          : words.say('gravity_falls-slip-reroll-how'),
      ),
    ],
    ...(answers.can(picked) && {
      main: { text: words.say('gravity_falls-do-reroll', { count: diceOf(picked) }), key: picked },
    }),
  }
}

/** A token leaves for a neighbour: both places as they are and as they will be. */
function moved(board: GravityBoard, ask: AskView): Slip {
  const { words, answers, table } = board
  const kind = TOKENS.find((each) => answers.picked === each || answers.can(`${each}:${answers.picked}`))
  const told = (place: string, by: number) => {
    const from = table.locations[place]?.[kind!] ?? 0
    const at = board.short(place)
    return line(kind!, words.say('gravity_falls-tokens-to', {}, { at, change: becomes(from, from + by) }))
  }
  const to = kind && answers.can(`${kind}:${board.pointed}`) ? [told(board.pointed, 1)] : []
  return { ...plain(board, ask), lines: kind ? [told(board.here, -1), ...to] : [] }
}

/** Why one would place a courage cube here. */
function courage(board: GravityBoard): Slip {
  const { words, answers, table, here } = board
  const i = table.forecast.findIndex(({ location }) => location === here)
  const comes = table.forecast[i]
  const breaks = comes?.movers.every((id) => comes.if_cube.includes(id))
  const reason = breaks
    ? words.say('gravity_falls-courage-broken', { monster: comes!.movers[0]! })
    : words.say(comes ? 'gravity_falls-courage-stops' : 'gravity_falls-courage-waits', { number: i + 1 })
  const brief = comes && !breaks ? `${i + 1}: ${words.say('gravity_falls-stop')}` : '—'
  const supply = becomes(table.supply, table.supply - 1)
  return {
    ...titled(board, here),
    lines: [
      extra('text', words.say('gravity_falls-courage-calm')),
      line('monster', reason, brief),
      line('cube', words.say('gravity_falls-supply-to', {}, { supply }), supply),
    ],
    main: { text: answers.label('yes'), key: 'yes' },
    keys: ['no'],
  }
}

function draw(board: GravityBoard, ask: AskView): Slip {
  const { words, answers } = board
  const held = board.count(`hand:p${board.me}`)
  const cards = ask.options.includes('refill') ? number(answers.details('refill'), 'cards') : 1
  return {
    ...plain(board, ask),
    lines: [line('none', words.say('gravity_falls-hand-to', {}, { cards: becomes(held, held + cards) }))],
  }
}

function removal(board: GravityBoard, ask: AskView): Slip {
  const { words, answers, table } = board
  const curses = board.cards(`curses:p${board.me}`).filter((id) => !table.fresh.includes(id))
  const { dice, odds } = answers.details('yes')
  return {
    ...plain(board, ask),
    brief: words.say('gravity_falls-step-removal'),
    lines: [
      line('dice', words.say('gravity_falls-removal-dice', { count: Number(dice) }), String(dice)),
      line('curse', words.say('gravity_falls-removal-odds', {}, { odds: String(odds) }), `${String(odds)} %`),
      extra('text', curses.map((id) => words.name(id)).join(', ')),
    ],
    main: { text: answers.label('yes'), key: 'yes' },
    keys: ['no'],
  }
}

/** A card of the hand, or the alarm. */
function discard(board: GravityBoard, ask: AskView): Slip {
  const found = plain(board, ask)
  return { ...found, lines: [...found.lines, ...risen(board, number(ask.subject, 'amount'))], ...picked(board) }
}

function chosen(board: GravityBoard, ask: AskView): Slip {
  const { words, answers } = board
  const key = answers.picked
  if (!answers.can(key)) return plain(board, ask)
  return {
    ...plain(board, ask),
    title: words.name(key),
    lines: [line('none', words.text(key, answers.details(key)))],
    ...picked(board),
  }
}

const picked = ({ words, answers }: GravityBoard): Pick<Slip, 'main'> =>
  answers.can(answers.picked)
    ? {
        main: {
          text: words.say('gravity_falls-do-choose', {}, { what: answers.label(answers.picked) }),
          key: answers.picked,
        },
      }
    : {}

/** Nothing is asked of this seat: whose move it is, and what the monsters do next. */
function idle(board: GravityBoard): Slip {
  const { words, view, table } = board
  if (view.result) return over(board)
  const wait = view.waiting.find((each) => each.must && !each.given)
  const acts = words.say('gravity_falls-acts', { player: wait ? `p${wait.seat}` : table.active })
  const [card] = board.cards('resolving')
  if (card)
    return {
      title: words.name(card),
      lines: [...(wait ? [line('none', acts)] : []), extra('text', board.textOf(card))],
      keys: [],
    }
  const [next] = table.forecast
  if (!next) return { title: acts, lines: [], keys: [] }
  const what = next.stopped
    ? words.say('gravity_falls-cube-stops')
    : `${next.movers.map((id) => words.name(id)).join(', ')}, ${rise(next)}`
  return {
    title: acts,
    lines: [line(next.stopped ? 'none' : 'alarm', `1. ${words.name(next.location)}: ${what}`)],
    keys: [],
  }
}

function over({ words, table, stage }: GravityBoard): Slip {
  const lines = causes(stage.told).map(([key, amount]) => line('alarm', `${words.name(key)}: +${amount}`))
  const level = { level: table.alarm, last: table.loss_space }
  return { title: words.say(lines.length ? 'gravity_falls-slip-over' : 'gravity_falls-alarm', level), lines, keys: [] }
}
