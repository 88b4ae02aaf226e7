// After `vite build`: compresses and hashes the files of the page, so that the server only sends them.
// Writes `x.gz` and `x.br` beside each file that becomes smaller, and `files.json` for the server (server/http/static.py).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = new URL('../src/igroteka/server/static/', import.meta.url).pathname
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
}
const compressed = ['.png', '.webp', '.woff', '.woff2']

const encoders = {
  br: ['.br', (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  gzip: ['.gz', (body) => gzipSync(body, { level: 9 })],
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
  for (const [encoding, [suffix, encode]] of Object.entries(encoders)) {
    const packed = compressed.includes(kind) ? body : encode(body)
    if (packed.length >= body.length) continue
    writeFileSync(path + suffix, packed)
    encodings.push(encoding)
  }
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`
  files[name] = { type: types[kind], etag, immutable: name.startsWith('assets/'), encodings }
}
writeFileSync(join(folder, 'files.json'), JSON.stringify(files, null, 1))
