// Writes down Python as it is once everything is imported that a page needs, but the games: `node heap.mjs ARCHIVE MSGSPEC HEAP`. MSGSPEC is its
// WebAssembly. Of the archive, only the games' modules are read after that.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadPyodide } from 'pyodide'
import createPyodideModule from 'pyodide/pyodide.asm.mjs'
import { MSGSPEC, startPython, written } from './src/offline/memory.mjs'

const [archive, msgspecFile, heapFile] = process.argv.slice(2)
/** Bytes that are compared at once. */
const PIECE = 64
/** So many equal bytes between two pieces cost less than another piece. */
const GAP = 256
const IMPORT = `
import gc, importlib, sys, zipimport
from contextlib import suppress
from importlib.machinery import ExtensionFileLoader
from importlib.util import spec_from_loader

class Beside:
    # A package in an archive does not look for compiled modules.
    @staticmethod
    def find_spec(name, path, target=None):
        return spec_from_loader(name, ExtensionFileLoader(name, "${MSGSPEC}")) if name == "msgspec._core" else None

sys.meta_path.append(Beside)
names = zipimport.zipimporter(next(path for path in sys.path if path.endswith(".zip")))._get_files()
wanted = [name for name in names if name.startswith(("igroteka/", "encodings/", "importlib/resources/")) and name.endswith(".pyc")]
for name in wanted:
    if not name.startswith("igroteka/games/"):  # quicker opened when one is played than fetched as memory
        with suppress(ModuleNotFoundError):  # what only a server has
            importlib.import_module(name.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
from igroteka.games import games
list(games)

# What is left of the archive has other places in it.
for finder in filter(None, sys.path_importer_cache.values()):
    finder.invalidate_caches()
zipimport._zip_directory_cache.clear()
sys.meta_path.remove(Beside)
del Beside, finder, name, names, wanted
gc.collect()
gc.freeze()
`

process.on('uncaughtException', (error) => {
  // Pyodide is one line of a megabyte, which must not stand before the message.
  console.error(`heap: ${error.message}`)
  process.exit(1)
})

const { info } = JSON.parse(readFileSync(new URL('node_modules/pyodide/pyodide-lock.json', import.meta.url), 'utf8'))
const parts = {
  loadPyodide,
  create: createPyodideModule,
  root: `${dirname(new URL(import.meta.resolve('pyodide')).pathname)}/`,
  msgspec: await WebAssembly.compile(readFileSync(msgspecFile)),
  lock: { info, packages: {} },
}
const more = { stdLibURL: archive, _makeSnapshot: true, env: { PYTHONHASHSEED: '0' } }
const python = await startPython(parts, null, more)
python.runPython(IMPORT)
const snapshot = python.makeMemorySnapshot()
const { memory, config } = taken(snapshot)
writeFileSync(heapFile, written({ size: memory.length, config, runs: differing(memory, await beginning()) }, memory))

/** What Pyodide has written: how long everything before the memory is, how long the text is, and both. */
function taken(snapshot) {
  const HEAD = 48
  const [, begin, length] = new Uint32Array(snapshot.buffer, 0, 4)
  const config = JSON.parse(new TextDecoder().decode(snapshot.subarray(HEAD, HEAD + length)))
  return { memory: snapshot.subarray(begin), config }
}

/** The memory of a Python that has not begun. */
async function beginning() {
  let found
  await startPython(parts, null, { ...more, _loadSnapshot: snapshot }, (module) => {
    found = module.HEAPU8.slice()
    module.growMemory(memory.length)
  })
  return found
}

function differing(memory, fresh) {
  const runs = []
  for (let begin = 0; begin < memory.length; begin += PIECE) {
    const end = Math.min(begin + PIECE, memory.length)
    if (isSame(memory, fresh, begin, end)) continue
    const last = runs.at(-1)
    if (last && begin - last[1] < GAP) last[1] = end
    else runs.push([begin, end])
  }
  return runs
}

function isSame(memory, fresh, begin, end) {
  for (let at = begin; at < end; at++) if (memory[at] !== (fresh[at] ?? 0)) return false
  return true
}
