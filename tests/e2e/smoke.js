// Plays at a table with bots in any browser: run on the shelf's page, before the table is opened. It presses what is lit
// or answers, as a person would: what is picked is pressed again or sent by its button, and what has been opened without
// need is put away. It counts the answers that the server has taken. `smoke` tells how it goes.
const smoke = (window.smoke = { answers: 0, over: false, errors: [] })
addEventListener('error', (event) => smoke.errors.push(event.message))
addEventListener('unhandledrejection', (event) => smoke.errors.push(String(event.reason)))

window.WebSocket = class extends WebSocket {
  #asked = new Set()
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      if (message.type === 'ok' && this.#asked.delete(message.id)) smoke.answers++
    })
  }
  send(data) {
    const message = JSON.parse(data)
    if (message.type === 'answer') this.#asked.add(message.id)
    super.send(data)
  }
}

// Without a server the same words go to a worker of the page.
window.Worker = class extends Worker {
  #asked = new Set()
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      const message = data.kind === 'say' ? JSON.parse(data.text) : {}
      if (message.type === 'ok' && this.#asked.delete(message.id)) smoke.answers++
    })
  }
  postMessage(data, ...more) {
    const message = data.kind === 'hear' ? JSON.parse(data.text) : {}
    if (message.type === 'answer') this.#asked.add(message.id)
    super.postMessage(data, ...more)
  }
}

let seed = 7
const drawn = (all) => all[(seed = (seed * 48271) % 2147483647) % all.length]
const shown = (thing) => thing.getClientRects().length > 0 && thing.getAttribute('aria-disabled') !== 'true' && !thing.disabled
const found = (selector) => [...document.querySelectorAll(selector)].filter(shown)

/** A press as a finger makes it: HTML and parts of drawings alike. */
function press(thing) {
  const at = { bubbles: true, cancelable: true, view: window, pointerId: 1, button: 0 }
  thing.dispatchEvent(new PointerEvent('pointerdown', at))
  thing.dispatchEvent(new PointerEvent('pointerup', at))
  thing.dispatchEvent(new MouseEvent('click', at))
}

/** Closes a sheet, lets go what is picked, lands what moves, leaves the past: whatever keeps the question away. */
function escape() {
  const board = document.querySelector('main .board') ?? document.body
  const at = document.activeElement?.closest('main') ? document.activeElement : board
  at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))
}

const LIT = 'main [data-lit]:not([data-picked])'
const PICKED = 'main [data-lit][data-picked]'
const SENDS = 'main [data-answer]'
/** Buttons of the board that are no answers themselves: one of them may send what was put together. */
const OTHERS = 'main .board button:not([data-lit], [data-answer], [data-refused], [aria-expanded], [aria-haspopup])'
const SHEETS = 'dialog[open], main .board [role=dialog], main .bar .past'
/** Turns of the clock without an answer after which other buttons are tried too, and after which the way out is. */
const DOUBT = 6
const LOST = 25
let [idle, answers] = [0, 0]

setInterval(() => {
  if (!location.hash.startsWith('#/table/')) return
  const main = document.querySelector('main')
  smoke.over = Boolean(main?.querySelector('.result, .put, #over-title'))
  if (!main || smoke.over) return
  idle = smoke.answers > answers ? 0 : idle + 1
  answers = smoke.answers
  // What lies open over the board is left first, unless it holds the answers.
  const open = found(SHEETS).find((each) => !each.querySelector('[data-lit], [data-answer]'))
  if (open || idle % LOST === LOST - 1) {
    if (open instanceof HTMLDialogElement) open.close()
    escape()
    return
  }
  if (!main.dataset.number) return
  const [lit, picked, sends, others] = [LIT, PICKED, SENDS, OTHERS].map(found)
  const asked = [...lit, ...sends, ...picked].length > 0
  if (asked && idle > DOUBT && others.length && drawn([true, false, false])) press(drawn(others))
  else if (picked.length && drawn([true, false])) press(drawn(sends.length ? sends : picked))
  else if (asked) press(drawn(lit.length + sends.length ? [...lit, ...sends] : picked))
}, 150)
