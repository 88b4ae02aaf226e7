// Plays at a table with bots in any browser: run on the shelf's page, before the table is opened. It presses whatever is
// lit, or a button of the board (one of them sends what is picked), and counts the answers that the server has taken.
// `smoke` tells how it goes.
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

let seed = 7
const drawn = (all) => all[(seed = (seed * 48271) % 2147483647) % all.length]
const shown = (thing) => thing.getClientRects().length > 0 && thing.getAttribute('aria-disabled') !== 'true' && !thing.disabled

/** A press as a finger makes it: HTML and parts of drawings alike. */
function press(thing) {
  const at = { bubbles: true, cancelable: true, view: window, pointerId: 1, button: 0 }
  thing.dispatchEvent(new PointerEvent('pointerdown', at))
  thing.dispatchEvent(new PointerEvent('pointerup', at))
  thing.dispatchEvent(new MouseEvent('click', at))
}

setInterval(() => {
  const main = document.querySelector('main')
  smoke.over = Boolean(main?.querySelector('.result, .put'))
  if (!main || smoke.over) return
  const lit = [...main.querySelectorAll('[data-lit]:not([data-picked]), [data-answer]')].filter(shown)
  const buttons = [...main.querySelectorAll('.board button:not([data-lit], [data-refused], [aria-expanded], [aria-haspopup])')].filter(shown)
  const all = !lit.length || (buttons.length && drawn([true, false])) ? buttons : lit
  if (all.length) press(drawn(all))
}, 150)
