// Draws the covers of the boxes, before `vite build` and before the tests: `boards/<game>/cover.ts` with the pieces of that board
// becomes pictures in `covers/`, which the page takes like any other. Lettering is outlined, so that the shelf needs no font for it.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import opentype from 'opentype.js'
import { render } from 'svelte/server'
import Icons from 'unplugin-icons/vite'
import { runnerImport } from 'vite'

const here = new URL('.', import.meta.url).pathname
const boards = `${here}src/boards/`
const folder = `${here}covers/`
const FONTS = `${here}node_modules/@fontsource/`

const half = (n) => Math.round(n * 2) / 2
const written = ({ type, ...at }) =>
  type + ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) => (name in at ? [half(at[name])] : [])).join(' ')

/** Letters of a font whose subsets are files of their own; a letter is taken from the first that has it. */
function lettering(name) {
  const subsets = ['cyrillic', 'latin'].map((subset) => {
    const file = readFileSync(`${FONTS}${name}/files/${name}-${subset}-400-normal.woff`)
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  })
  return (line, middle, foot, size) => {
    let x = 0
    const parts = [...line].map((letter) => {
      const font = subsets.find((each) => each.charToGlyphIndex(letter) > 0)
      const at = x
      x += font.getAdvanceWidth(letter, size)
      return (left) =>
        font
          .getPath(letter, left + at, foot, size)
          .commands.map(written)
          .join('')
    })
    return parts.map((part) => part(middle - x / 2)).join('')
  }
}

const plain = (html) => html.replace(/<!--.*?-->/g, '')
function penOf(font) {
  const piece = (drawing, props) => plain(render(drawing, { props }).body)
  const mark = (icon, x, y, size, color, more = '') =>
    piece(icon, {}).replace(
      /^<svg([^>]*?) width="[^"]*" height="[^"]*"([^>]*)>/,
      (_, before, after) =>
        `<svg${before}${after} x="${x}" y="${y}" width="${size}" height="${size}" color="${color}" ${more}>`,
    )
  return { letters: lettering(font), piece, mark }
}

const config = {
  root: here,
  configFile: false,
  logLevel: 'error',
  plugins: [svelte({ compilerOptions: { dev: false } }), Icons({ compiler: 'svelte' })],
}
const games = readdirSync(boards).filter((game) => existsSync(`${boards}${game}/cover.ts`))
const drawn = new Map()
for (const game of games) {
  const { module } = await runnerImport(`${boards}${game}/cover.ts`, config)
  const { LID, SCENE, HERO, PREVIEW } = module.sizes
  const pen = penOf(module.cover.font)
  const picture = ({ width, height }, body) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui,sans-serif"${module.cover.colors ? ` style="${module.cover.colors}"` : ''}>${body}</svg>`
  for (const lang of ['ru', 'en']) drawn.set(`${game}-lid-${lang}`, picture(LID, module.cover.lid(lang, pen)))
  drawn.set(`${game}-scene`, picture(SCENE, module.cover.scene(SCENE.width, SCENE.height, pen)))
  drawn.set(`previews/${game}`, picture(PREVIEW, module.cover.scene(PREVIEW.width, PREVIEW.height, pen)))
  drawn.set(`${game}-hero`, picture(HERO, module.cover.hero(HERO.width, HERO.height, pen)))
}
mkdirSync(`${folder}previews`, { recursive: true })
for (const file of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.svg')))
  if (!drawn.has(file.replace('.svg', ''))) rmSync(folder + file)
for (const [name, text] of drawn) {
  const path = `${folder}${name}.svg`
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
