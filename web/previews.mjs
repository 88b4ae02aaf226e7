// Draws what a messenger shows of an invitation, after `vite build`: the scene of each game, and all five boxes, as PNG of 1200 by 630
// beside the page (server/pages/previews.py names them). A renderer of its own does it, so that every machine draws the same.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import opentype from 'opentype.js'
import UPNG from 'upng-js'

const here = new URL('.', import.meta.url).pathname
const covers = `${here}covers/`
const folder = `${here}../src/igroteka/server/static/previews/`
const [WIDTH, HEIGHT] = [1200, 630]
/** Messengers leave out what is too large, and so many colors are enough. */
const COLORS = 256
const MARGIN = 40
const LID = { width: 204, height: 258 }

await initWasm(readFileSync(`${here}node_modules/@resvg/resvg-wasm/index_bg.wasm`))
// The numbers of tokens are the only text in the drawings.
const woff = readFileSync(`${here}node_modules/@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff`)
const bold = new Uint8Array(
  opentype.parse(woff.buffer.slice(woff.byteOffset, woff.byteOffset + woff.length)).toArrayBuffer(),
)
const FONTS = { fontBuffers: [bold], defaultFontFamily: 'Dela Gothic One', sansSerifFamily: 'Dela Gothic One' }

/** A cover as it is, with the colors put in that its pieces ask for. */
function cover(name) {
  const text = readFileSync(`${covers}${name}.svg`, 'utf8')
  const colors = new Map(
    [...(/^<svg[^>]* style="([^"]*)"/.exec(text)?.[1] ?? '').matchAll(/(--[\w-]+):([^;]+)/g)].map(([, id, value]) => [
      id,
      value.trim(),
    ]),
  )
  return text.replace(/var\((--[\w-]+)\)/g, (_, id) => colors.get(id) ?? '#888')
}

/** The pixels of a cover that fills this size; what does not fit is cut off. */
function drawn(name, width, height) {
  const text = cover(name).replace(
    / width="\d+" height="\d+"/,
    ` width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  )
  return new Resvg(text, { font: FONTS }).render().pixels.slice()
}
function write(name, pixels) {
  writeFileSync(`${folder}${name}.png`, new Uint8Array(UPNG.encode([pixels.buffer], WIDTH, HEIGHT, COLORS)))
}
function fill(pixels, [x, y, width, height], [red, green, blue]) {
  for (let row = y; row < y + height; row++)
    for (let at = 4 * (row * WIDTH + x); at < 4 * (row * WIDTH + x + width); at += 4)
      pixels.set([red, green, blue, 255], at)
}

mkdirSync(folder, { recursive: true })
const games = readdirSync(`${covers}previews`).map((file) => file.replace('.svg', ''))
for (const game of games) write(game, drawn(`previews/${game}`, WIDTH, HEIGHT))

// The shelf: paper, a ledge, and the boxes on it.
const shelf = new Uint8Array(4 * WIDTH * HEIGHT)
const foot = HEIGHT - 160
const step = (WIDTH - 2 * MARGIN) / games.length
fill(shelf, [0, 0, WIDTH, HEIGHT], [246, 238, 223])
fill(shelf, [0, foot, WIDTH, 26], [74, 44, 26])
fill(shelf, [0, foot, WIDTH, 5], [109, 69, 42])
for (const [n, game] of games.entries()) {
  const [left, top] = [Math.round(MARGIN + n * step + (step - LID.width) / 2), foot - LID.height]
  fill(shelf, [left + 7, top + 5, LID.width, LID.height - 5], [46, 26, 14])
  const lid = drawn(`${game}-lid-ru`, LID.width, LID.height)
  for (let row = 0; row < LID.height; row++)
    shelf.set(lid.subarray(4 * row * LID.width, 4 * (row + 1) * LID.width), 4 * ((top + row) * WIDTH + left))
}
write('igroteka', shelf)
