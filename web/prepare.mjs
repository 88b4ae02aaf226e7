// After `vite build`: compresses and hashes the files of the page, so that the server only sends them. `node prepare.mjs FOLDER` does
// the same for what `make site` has built; what it has compressed before it takes from FOLDER.compressed.
// Writes `x.gz` and `x.br` beside each file that becomes smaller, and `files.json` for the server (server/pages/static.py).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [site] = process.argv.slice(2)
const folder = site ?? new URL('../src/igroteka/server/static/', import.meta.url).pathname
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
  '.bin': 'application/octet-stream',
  '.ftl': 'text/plain; charset=utf-8',
  '': 'application/json',
}
const compressed = ['.png', '.webp', '.woff', '.woff2']

const encoders = {
  br: [
    '.br',
    (body) =>
      brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  ],
  gzip: ['.gz', (body) => gzipSync(body, { level: 9 })],
}

/** Python is large and changes seldom: half a minute of compressing it is spent once. */
function packed(body, digest, [suffix, encode]) {
  if (!site) return encode(body)
  const kept = join(`${site}.compressed`, digest + suffix)
  if (existsSync(kept)) return readFileSync(kept)
  const found = encode(body)
  mkdirSync(`${site}.compressed`, { recursive: true })
  writeFileSync(kept, found)
  return found
}

const files = {}
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  const name = relative(folder, path).split(sep).join('/')
  const kind = extname(name)
  if (!(kind in types)) throw new Error(`${name}: prepare.mjs does not know files of this kind`)
  const body = readFileSync(path)
  const encodings = []
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 20)
  for (const [encoding, encoder] of Object.entries(encoders)) {
    const smaller = compressed.includes(kind) ? body : packed(body, digest, encoder)
    if (smaller.length >= body.length) continue
    writeFileSync(path + encoder[0], smaller)
    encodings.push(encoding)
  }
  files[name] = { type: types[kind], etag: `"${digest}"`, immutable: name.startsWith('assets/'), encodings }
}
if (!site) writeFileSync(join(folder, 'files.json'), JSON.stringify(files, null, 1))
