// Runs in the page of the gallery. `gallery` holds what each exhibit sends: the messages before its question is opened, and
// those with it. `look(i, how)` shows the i-th and returns what is wrong with it.

/** A finger needs so much, and an eye this. */
const FINGER = 44
const SMALLEST = 11
/** A text of this size may measure a little less when a board is scaled. */
const ABOUT = 0.05

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

async function send(messages) {
  for (const data of messages) line.onmessage({ data })
  await drawn()
}

async function look(i, { compared, touched, whole, axed }) {
  const { before, after, answerable, keys } = gallery[i]
  let was
  if (compared) {
    await send(before)
    was = homes()
  }
  await send(after)
  const answers = [...document.querySelectorAll('main [data-lit], main [data-answer]')]
  const found = []
  if (answerable && !answers.some(reached)) found.push(`none of ${answers.length} answers is in view`)
  const seen = answers.filter(inView)
  const hidden = answers.filter((it) => !seen.includes(it) && !served(it, seen))
  found.push(...wrongKeys(keys, answers), ...hidden.map((it) => `cannot be pressed: ${told(it)}`))
  const root = document.documentElement
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth || root.scrollTop) found.push('the page scrolls')
  if (compared) {
    const now = homes()
    for (const home of Object.keys({ ...was, ...now }))
      if (was[home] !== now[home]) found.push(`${home} moved: ${was[home]} → ${now[home]}`)
    found.push(...smallTexts(), ...(touched ? small(seen).map((it) => `too small for a finger: ${told(it)}`) : []))
    found.push(...rawKeys(), ...overlaps(), ...(whole ? clipped() : []))
  }
  if (axed) {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    violations.push(...(await axe.run({ exclude: ['main .board', 'aside > :not(.tabs)'] }, NAMED)).violations)
    for (const { id, nodes } of violations) for (const { html } of nodes) found.push(`${id}: ${html.slice(0, 140)}`)
  }
  return found
}

/** What is written on a control is in its name, so that it can be called by voice: axe does not look by itself. Cards and
 * panels of a board show more than their names, numbers and texts. */
const NAMED = { runOnly: ['label-content-name-mismatch'], resultTypes: ['violations'] }

/** The page has as many answers as the question: none is offered to which nothing leads, be it a thing with that key, one with
 * its first part, things of which it is put together, or a button that opens where it is (`data-leads`); and none is there that
 * is not offered. */
function wrongKeys(keys, answers) {
  if (answers.some((it) => it.matches('textarea, input:not([type])'))) return [] // it is written
  const opening = [...document.querySelectorAll('main [data-leads]')].filter(reached)
  const led = [...answers, ...opening].flatMap(keysOf)
  const parts = new Set(led.flatMap((key) => key.split(':').slice(1)))
  const leads = (to) => led.some((key) => key === to || (key.endsWith(':') && to.startsWith(key)))
  const together = ([, ...of]) => of.length > 1 && of.every((part) => parts.has(part))
  const told = (found, how) => (found.length ? [`${found.length} of ${keys.length} answers ${how}: ${found.slice(0, 4).join(' ')}`] : [])
  const more = led.filter((key) => !keys.some((to) => to === key || (key.endsWith(':') && to.startsWith(key))))
  return [
    ...told(keys.filter((key) => !leads(key) && !together(key.split(':'))), 'are not on the page'),
    ...told([...new Set(more)], 'are not offered'),
  ]
}
const keysOf = ({ dataset, value }) =>
  [dataset.leads, dataset.keys ?? value].flatMap((keys) => (keys ?? '').toString().split(' ').filter(Boolean))

/** What it stands for is also what these others stand for. */
function served(thing, others) {
  const keys = keysOf(thing)
  const led = new Set(others.filter((it) => it !== thing).flatMap(keysOf))
  return keys.length > 0 && keys.every((key) => led.has(key))
}
/** Answers that a finger misses, where no other thing stands for the same. */
function small(answers) {
  const large = answers.filter((it) => !tooSmall(it))
  return answers.filter((it) => !large.includes(it) && !served(it, large))
}

/** It can be pressed; in a list that scrolls, once it is scrolled to. */
function inView(thing) {
  const box = thing.closest('label') ?? thing
  if (reached(box)) return true
  const list = scroller(box)
  if (!list || ![...list.querySelectorAll('[data-lit], [data-answer]')].some(reached)) return false
  const { scrollTop, scrollLeft } = list
  const [it, home] = [box, list].map((each) => each.getBoundingClientRect())
  // The list alone: `scrollIntoView` also moves what is around it, which does not scroll for people.
  list.scrollTop += it.top + it.height / 2 - home.top - home.height / 2
  list.scrollLeft += it.left + it.width / 2 - home.left - home.width / 2
  const seen = reached(box)
  Object.assign(list, { scrollTop, scrollLeft })
  return seen
}
function scroller(thing) {
  for (let it = thing.parentElement; it && it !== document.body; it = it.parentElement)
    if (/auto|scroll/.test(getComputedStyle(it).overflow)) return it
  return null
}

/** Texts that lie over one another with nothing between them, so that neither can be read. */
function overlaps() {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '* { pointer-events: auto !important }'
  const texts = seenTexts()
  const found = new Set()
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(i + 1)) {
      if (one.parent === other.parent || one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue
      const shared = cut(one.box, other.box)
      if (shared && transparent(one.parent, other.parent, shared)) found.add(`«${one.text}» lies over «${other.text}»`)
    }
  style.remove()
  return [...found]
}
function seenTexts(cut = false) {
  const found = []
  const all = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let text = all.nextNode(); text; text = all.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const box of range.getClientRects())
      if (box.width > 3 && box.height > 5 && (cut || (box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)))
        found.push({ parent, box, text: text.data.trim().slice(0, 30) })
  }
  return found
}
/** The middle of what two boxes share, if it is a good part of a line's height and wider than a letter. */
function cut(a, b) {
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
  const [width, height] = [right - left, bottom - top]
  return width > 4 && height > Math.min(a.height, b.height) * 0.4 ? [left + width / 2, top + height / 2] : null
}
/** Both are seen at this point: nothing that is painted lies between them. */
function transparent(one, other, [x, y]) {
  const stack = document.elementsFromPoint(x, y)
  const [i, j] = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b)
  if (i < 0 || stack.slice(0, i).some(painted)) return false
  return !stack.slice(i, j).some(painted)
}
function painted(element) {
  if (element instanceof SVGElement) return !/^(text|tspan|g|svg)$/.test(element.tagName) && getComputedStyle(element).fill !== 'none'
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const alpha = /rgba?\([^)]*[,/]\s*([\d.]+)\)$/.exec(backgroundColor)?.[1]
  return backgroundImage !== 'none' || (backgroundColor !== 'rgba(0, 0, 0, 0)' && Number(alpha ?? 1) > 0.5)
}

/** Lines of text that an edge cuts through, of the window or of something that does not scroll; and texts on answers that lie
 * under something else. */
function clipped() {
  const found = new Set()
  for (const { parent, box, text } of seenTexts(true)) {
    const { shown, scrolls } = within(parent, box)
    const { height } = box
    if (!scrolls && height > 8 && shown > height * 0.15 && shown < height * 0.75) found.add(`an edge cuts «${text}»`)
    const control = parent.closest('[data-lit], [data-answer]')
    if (!control || shown < height * 0.75) continue
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (hit && !control.contains(hit) && !hit.contains(control)) found.add(`«${text}» lies under ${hit.outerHTML.slice(0, 60)}`)
  }
  return [...found]
}
/** How much of the height of a line is seen, and whether more of it can be. */
function within(parent, box) {
  let [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
  let scrolls = false
  for (let it = parent; it && it !== document.body; it = it.parentElement) {
    const { overflowY, position } = getComputedStyle(it)
    scrolls ||= /auto|scroll/.test(overflowY)
    if (overflowY !== 'visible') {
      const edge = it.getBoundingClientRect()
      ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    if (position === 'fixed') break
  }
  return { shown: bottom - top, scrolls }
}

/** Something of it can be pressed where it stands. */
function reached(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const parts = [0.5, 0.2, 0.8, 0.05]
  return parts.some((x) => parts.some((y) => hits(thing, left + x * width, top + y * height)))
}
function hits(thing, x, y) {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (thing === hit || thing.contains(hit))
}

function tooSmall(thing) {
  const pressed = thing.closest('label') ?? thing
  const { left, top, width, height } = pressed.getBoundingClientRect()
  if (Math.min(width, height) >= FINGER - 0.5 || !reached(pressed)) return false
  const [x, y, far] = [left + width / 2, top + height / 2, FINGER / 2 - 1]
  return ![[far, 0], [-far, 0], [0, far], [0, -far]].every(([dx, dy]) => hits(pressed, x + dx, y + dy))
}

function told(thing) {
  const { width, height } = thing.getBoundingClientRect()
  const name = thing.getAttribute('aria-label') || thing.textContent.trim() || thing.outerHTML
  return `${Math.round(width)}×${Math.round(height)} ${name.replace(/\s+/g, ' ').slice(0, 60)}`
}

function homes() {
  const box = (home) => {
    const { left, top, width, height } = home.getBoundingClientRect()
    return [left, top, width, height].map(Math.round).join(' ')
  }
  return Object.fromEntries([...document.querySelectorAll('[data-home]')].map((it) => [it.dataset.home, box(it)]))
}

/** Texts that are seen and too small to be read, each size of a parent once. */
function smallTexts() {
  const found = new Map()
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = all.nextNode(); text; text = all.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.getBoundingClientRect().width < 2) continue
    const size = parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent)
    if (size >= SMALLEST - ABOUT || size === 0) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, top, width, height } = range.getBoundingClientRect()
    if (width < 2 || height < 2 || left + width < 0 || top + height < 0 || left >= innerWidth || top >= innerHeight) continue
    found.set(`${parent.className.baseVal ?? parent.className}${size.toFixed(1)}`, `text of ${size.toFixed(1)} px: «${text.data.trim().slice(0, 40)}» in ${parent.outerHTML.slice(0, 80)}`)
  }
  return [...found.values()]
}

/** By how much what is drawn is larger than its style says. */
function scaleOf(element) {
  if (element instanceof SVGGraphicsElement) {
    const { a, b } = element.getScreenCTM()
    return Math.hypot(a, b)
  }
  let box = element // of some width, since widths are told in whole pixels
  while (box.offsetWidth < 100 && box.parentElement) box = box.parentElement
  return box.offsetWidth ? box.getBoundingClientRect().width / box.offsetWidth : 1
}

/** Keys of messages where their words should stand. */
function rawKeys() {
  const text = document.body.innerText
  return [...text.matchAll(/\b(?:ask|option|event|why|name|zone|field|score|phase|setting|reason|ending|text)-[a-z_]+/g)].map(([key]) => `raw key ${key}`)
}

/** How much of a thing, of 1, lies where another is. */
function shared(thing, other) {
  const [a, b] = [thing, other].map((it) => it.getBoundingClientRect())
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? (width * height) / (a.width * a.height) : 0
}

Object.assign(window, { look, send, drawn, shared, hits, told })
