// The table of Liar's Dice: cups round a tray, one's own dice in front, and a bid of two parts: how many, of which face.
// Plain JavaScript and no build: what the page gives it is in `table.d.ts`.
// @ts-check
import { cup, die } from './drawings.js'
import { STYLE } from './style.js'

/**
 * @typedef {{
 *   dice: (number[] | null)[], counts: number[], bids: number[][], last: number[][],
 *   active: string, round: number, dice_each: number, wild: boolean,
 * }} Dice  what the game says of its table
 * @typedef {import('./table').BoardTable<Dice>} Table
 * @typedef {import('./table').BoardView<Dice>} View
 */

export const answers = ['turn']
/** Lifted cups are looked at for a while; the rest goes quickly. */
export const beats = { bid: 900, doubted: 1200, lifted: 3600, lost: 1000, out: 1200, rolled: 800 }
export const world = {
  deep: '#2b130b',
  onDeep: '#f9ebd3',
  mid: '#7d3d1f',
  act: '#ffcf5a',
  onAct: '#2b1206',
  tint: '#f1dfc3',
}
/** @param {View} view @param {number} seat */
export const counters = (view, seat) => [{ value: view.table.counts[seat] ?? 0, label: 'liars_dice-count' }]

const FACES = [1, 2, 3, 4, 5, 6]

/** @param {HTMLElement} element @param {Table} table */
export function mount(element, table) {
  const style = make('style', '', element)
  style.textContent = STYLE
  const root = make('div', 'ld', element)
  const ring = make('div', 'ld-ring', root)
  const tray = make('div', 'ld-tray', root)
  const mine = make('div', 'ld-mine', root)
  const desk = make('div', 'ld-desk', root)
  const places = placesOf(table, ring, mine)
  const picker = new Picker(table, desk)
  table.watch(() => {
    for (const place of places) place.draw()
    drawTray(table, tray)
    root.dataset.told = table.stage.telling?.kind ?? ''
  })
  table.watch(() => picker.draw())
  return () => element.replaceChildren()
}

/** Everybody's place: one's own in front, the others round the tray, the left neighbor first.
 * @param {Table} table @param {HTMLElement} ring @param {HTMLElement} mine */
function placesOf(table, ring, mine) {
  const { players, seat } = table.view
  const me = seat ?? 0
  const others = Array.from({ length: players - 1 }, (_, i) => (me + 1 + i) % players)
  ring.style.setProperty('--others', String(others.length))
  return [new Place(table, me, mine), ...others.map((other) => new Place(table, other, ring))]
}

class Place {
  /** @param {Table} table @param {number} seat @param {HTMLElement} parent */
  constructor(table, seat, parent) {
    this.table = table
    this.seat = seat
    this.root = make('div', 'ld-place', parent)
    this.said = make('div', 'ld-said', this.root)
    const under = make('div', 'ld-under', this.root)
    this.row = make('div', 'ld-row', under)
    this.cup = make('div', 'ld-cup', under)
    this.cup.innerHTML = cup()
    this.name = make('div', 'ld-name', this.root)
    table.stage.place(under, `seat:p${seat}`)
  }

  draw() {
    const { table, seat } = this
    const { dice, counts, bids, active } = table.view.table
    const own = dice[seat] ?? null
    const bid = bids.filter(([who]) => who === seat).at(-1)
    const isLast = bid !== undefined && bid === bids.at(-1)
    this.root.dataset.state = counts[seat] === 0 ? 'out' : active === `p${seat}` ? 'active' : ''
    this.root.dataset.open = own ? 'yes' : 'no'
    this.name.textContent = counts[seat] === 0 ? `${table.words.name(`p${seat}`)}: ${table.words.say('liars_dice-out')}` : table.words.name(`p${seat}`)
    this.said.innerHTML = bid ? `<b>${bid[1]}</b><i>×</i>${die(bid[2] ?? 1)}` : ''
    this.said.className = `ld-said${isLast ? ' ld-now' : ''}${bid ? '' : ' ld-silent'}`
    const faces = own ?? Array.from({ length: counts[seat] ?? 0 }, () => 0)
    this.row.innerHTML = faces.map((face) => die(face, own !== null && counting(table.view, face))).join('')
    this.row.setAttribute('role', 'img')
    const spoken = own ? own.join(', ') : table.words.say('liars_dice-under')
    this.row.setAttribute('aria-label', `${table.words.name(`p${seat}`)}: ${counts[seat]} · ${spoken}`)
  }
}

/** Whether a face counts for the last bid. @param {View} view @param {number} face */
function counting({ table }, face) {
  const asked = table.bids.at(-1)?.[2]
  return asked !== undefined && (face === asked || (face === 1 && table.wild))
}

/** The bid that stands, on the tray. @param {Table} table @param {HTMLElement} tray */
function drawTray(table, tray) {
  const { words, view } = table
  const { bids, counts } = view.table
  const [who, count, face] = bids.at(-1) ?? []
  const total = counts.reduce((sum, each) => sum + each, 0)
  const told = table.stage.telling
  const found = told?.kind === 'lifted' ? words.say('liars_dice-found', { quantity: Number(told.values.quantity) }) : ''
  tray.innerHTML =
    count === undefined || face === undefined
      ? `<p class="ld-none"></p><p class="ld-total"></p>`
      : `<p class="ld-bid"><b>${count}</b><i>×</i>${die(face)}</p><p class="ld-who"></p><p class="ld-total"></p>`
  const line = tray.querySelector('.ld-none, .ld-who')
  if (line) line.textContent = who === undefined ? words.say('liars_dice-no-bid') : words.name(`p${who}`)
  const sum = tray.querySelector('.ld-total')
  if (sum) sum.textContent = found || words.say('liars_dice-in-play', { total })
  tray.classList.toggle('ld-counted', found !== '')
}

/** How many, with two buttons; then the six faces, each of which is an answer; and the doubt. */
class Picker {
  /** @param {Table} table @param {HTMLElement} desk */
  constructor(table, desk) {
    this.table = table
    this.desk = desk
    this.count = 0
    this.number = ''
    /** @type {(() => void)[]} */
    this.stops = []
    const { words } = table
    const count = make('div', 'ld-count', desk)
    count.setAttribute('role', 'group')
    count.setAttribute('aria-label', words.say('liars_dice-how-many'))
    this.less = step(count, '−', () => this.set(this.count - 1))
    this.shown = make('output', 'ld-many', count)
    this.more = step(count, '+', () => this.set(this.count + 1))
    const faces = make('div', 'ld-faces', desk)
    faces.setAttribute('role', 'group')
    faces.setAttribute('aria-label', words.say('liars_dice-face'))
    faces.dataset.zone = 'faces'
    this.faces = FACES.map((face) => {
      const button = /** @type {HTMLButtonElement} */ (make('button', 'ld-face', faces))
      button.innerHTML = die(face)
      return button
    })
    this.doubt = /** @type {HTMLButtonElement} */ (make('button', 'ld-doubt', desk))
    this.doubt.textContent = words.say('liars_dice-doubt')
    table.answers.target(this.doubt, 'doubt', { name: () => words.say('liars_dice-doubt') })
    this.hint = make('p', 'ld-hint', desk)
  }

  get most() {
    return this.table.view.table.counts.reduce((sum, each) => sum + each, 0)
  }

  /** The least number that may be bid on some face. */
  get least() {
    const { bids } = this.table.view.table
    const [, count = 1, face = 0] = bids.at(-1) ?? []
    return face === FACES.length ? count + 1 : count
  }

  draw() {
    const { answers, view } = this.table
    if (view.number !== this.number || this.count < this.least) {
      this.number = view.number
      this.set(this.least)
    }
    this.desk.toggleAttribute('data-asked', answers.asks.length > 0)
    this.limit()
  }

  /** @param {number} count */
  set(count) {
    this.count = Math.max(1, Math.min(count, this.most))
    this.shown.textContent = String(this.count)
    for (const stop of this.stops) stop()
    this.stops = this.faces.map((button, i) => {
      const face = FACES[i] ?? 1
      const name = () => this.table.words.say('liars_dice-bid', { quantity: this.count, face })
      button.setAttribute('aria-label', name())
      return this.table.answers.target(button, `bid:${this.count}:${face}`, { name })
    })
    this.limit()
    const { seat, table } = this.table.view
    const own = seat === null ? null : table.dice[seat]
    const counted = FACES.map((face) => (own ?? []).filter((die) => die === face || (die === 1 && table.wild)).length)
    this.faces.forEach((button, i) => (button.dataset.own = own && counted[i] ? String(counted[i]) : ''))
  }

  limit() {
    this.less.disabled = this.count <= this.least
    this.more.disabled = this.count >= this.most
  }
}

/** @param {HTMLElement} parent @param {string} sign @param {() => void} act */
function step(parent, sign, act) {
  const button = /** @type {HTMLButtonElement} */ (make('button', 'ld-step', parent))
  button.textContent = sign
  button.setAttribute('aria-label', sign === '+' ? '+1' : '−1')
  button.addEventListener('click', act)
  return button
}

/** @param {string} tag @param {string} name @param {HTMLElement} parent */
function make(tag, name, parent) {
  const made = document.createElement(tag)
  if (name) made.className = name
  parent.append(made)
  return made
}
