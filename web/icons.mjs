// Draws the icons of the app from `icon.svg`, after `vite build`, writes its manifest, and names both in the page's head.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const here = new URL('.', import.meta.url).pathname
const page = `${here}../src/igroteka/server/static/`
const SIZES = [32, 48, 72, 96, 128, 144, 192, 256, 384, 512]
const MASKED = [192, 512]
const APPLE = 180

await initWasm(readFileSync(`${here}node_modules/@resvg/resvg-wasm/index_bg.wasm`))
const rounded = readFileSync(`${here}icon.svg`, 'utf8')
/** To the edges: the system cuts its own shape. */
const whole = rounded.replace(/(<rect id="ground"[^>]*) rx="\d+"/, '$1')

/** The file's name, which changes with what is in it. */
function write(name, suffix, body) {
  const file = `assets/${name}-${createHash('sha256').update(body).digest('hex').slice(0, 8)}.${suffix}`
  writeFileSync(page + file, body)
  return file
}
function draw(name, svg, size) {
  return write(name, 'png', new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng())
}
/** As the manifest names it, which lies beside it. */
const beside = (file) => file.replace('assets/', '')

const drawn = new Map(SIZES.map((size) => [size, draw(`icon-${size}`, rounded, size)]))
const icons = [
  ...[...drawn].map(([size, file]) => ({ src: beside(file), sizes: `${size}x${size}`, type: 'image/png' })),
  ...MASKED.map((size) => ({
    src: beside(draw(`icon-masked-${size}`, whole, size)),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'maskable',
  })),
]
const manifest = {
  name: 'Игротека',
  short_name: 'Игротека',
  description: 'Пять настольных игр: с друзьями, с ботами, и без сети',
  lang: 'ru',
  id: '..',
  start_url: '..',
  scope: '..',
  display: 'standalone',
  orientation: 'any',
  background_color: '#f6eedf',
  theme_color: '#fffbf2',
  categories: ['games', 'entertainment'],
  icons,
}
const links = [
  `<link rel="manifest" href="./${write('app', 'webmanifest', JSON.stringify(manifest))}" />`,
  `<link rel="icon" type="image/png" sizes="32x32" href="./${drawn.get(32)}" />`,
  `<link rel="apple-touch-icon" href="./${draw(`icon-${APPLE}`, whole, APPLE)}" />`,
]
const index = readFileSync(`${page}index.html`, 'utf8')
writeFileSync(`${page}index.html`, index.replace('</head>', `  ${links.join('\n    ')}\n  </head>`))
