// @ts-check
// Python as it is in memory once everything is imported: `make site` writes it down (web/heap.mjs), a page goes on from there instead of
// starting Python. Only what differs from the memory of a Python that has not begun is written.
//
// msgspec is compiled code, which Python would load when it is imported. It is loaded before Python begins, here and when the memory is
// written down: so its functions and its data have the same places both times.

/** Where Python finds it. */
export const MSGSPEC = '/lib/msgspec.so'
/** How many functions the table has before those of msgspec: more than any browser's own, so that theirs have the same numbers in all. */
const FUNCTIONS = 16_384
/** Bytes before the head that say how long the head is. */
const LENGTH = 4

/**
 * @typedef {import('pyodide').PyodideAPI} Python
 * @typedef {(settings: any) => Promise<any>} Create
 * @typedef {{ size: number, config: object, runs: [number, number][] }} Head
 * size: of the memory in bytes; config: what Pyodide must know of it; runs: where each piece begins and ends.
 * @typedef {{ loadPyodide: typeof import('pyodide').loadPyodide, create: Create, root: string, msgspec: WebAssembly.Module, lock: object }} Parts
 * create: of pyodide.asm.js; root: the folder with the archive and the WebAssembly of Python; lock: what Pyodide says of itself.
 */

/**
 * Start Python, or go on from a memory.
 * @param {Parts} parts
 * @param {Uint8Array | null} heap
 * @param {object} more settings of Pyodide
 * @param {(module: any) => void} begun Python has not begun, but its memory is there.
 * @returns {Promise<Python>}
 */
export function startPython({ loadPyodide, create, root, msgspec, lock }, heap, more = {}, begun = () => undefined) {
  /** @type {Create} */
  const createPyodideModule = async (settings) => {
    settings.preRun.push((/** @type {any} */ module) => loadMsgspec(module, msgspec))
    const module = await create(settings)
    begun(module)
    if (heap) module.API.restoreSnapshot = () => restore(module, heap)
    return module
  }
  return loadPyodide({
    indexURL: root,
    stdLibURL: `${root}python.zip`,
    // Pyodide asks the world for nothing else: everything is in our archive.
    lockFileContents: /** @type {any} */ (lock),
    packageBaseUrl: root,
    checkAPIVersion: false,
    createPyodideModule,
    ...(heap ? { _loadSnapshot: heap } : {}),
    ...more,
  })
}

/**
 * @param {any} module
 * @param {WebAssembly.Module} msgspec
 */
async function loadMsgspec(module, msgspec) {
  module.addRunDependency('msgspec')
  module.wasmTable.grow(FUNCTIONS - module.wasmTable.length)
  // Python looks whether the file is there, and does not read it.
  module.FS.writeFile(MSGSPEC, '')
  module.preloadedWasm[MSGSPEC] = await module.loadWebAssemblyModule(
    msgspec,
    { loadAsync: true, nodelete: true },
    MSGSPEC,
    {},
  )
  module.removeRunDependency('msgspec')
}

/**
 * @param {any} module
 * @param {Uint8Array} heap
 * @returns {object}
 */
function restore(module, heap) {
  const length = new DataView(heap.buffer, heap.byteOffset).getUint32(0, true)
  /** @type {Head} */
  const { size, config, runs } = JSON.parse(new TextDecoder().decode(heap.subarray(LENGTH, LENGTH + length)))
  module.growMemory(size)
  let at = LENGTH + length
  for (const [begin, end] of runs) {
    module.HEAPU8.set(heap.subarray(at, at + end - begin), begin)
    at += end - begin
  }
  return config
}

/**
 * What `restore` reads.
 * @param {Head} head
 * @param {Uint8Array} memory
 * @returns {Uint8Array}
 */
export function written(head, memory) {
  const text = new TextEncoder().encode(JSON.stringify(head))
  const pieces = head.runs.map(([begin, end]) => memory.subarray(begin, end))
  const heap = new Uint8Array(LENGTH + text.length + pieces.reduce((sum, piece) => sum + piece.length, 0))
  new DataView(heap.buffer).setUint32(0, text.length, true)
  heap.set(text, LENGTH)
  let at = LENGTH + text.length
  for (const piece of pieces) {
    heap.set(piece, at)
    at += piece.length
  }
  return heap
}
