// The Python of a built site, in Node.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

process.on('uncaughtException', (error) => {
  // Pyodide is one line of a megabyte, which must not stand before the message.
  console.error(error.message)
  process.exit(1)
})

export async function startHere(site) {
  const [build] = readdirSync(join(site, 'offline'))
  const root = `${join(site, 'offline', build)}/`
  const { loadPyodide } = await import(`${root}pyodide.js`)
  const { default: createPyodideModule } = await import(`${root}pyodide.asm.js`)
  const { info } = JSON.parse(readFileSync(new URL('../../web/node_modules/pyodide/pyodide-lock.json', import.meta.url), 'utf8'))
  const python = await loadPyodide({
    indexURL: root,
    stdLibURL: `${root}python.zip`,
    lockFileContents: { info, packages: {} },
    packageBaseUrl: root,
    createPyodideModule,
  })
  const [, unpack] = /const UNPACK = `([^`]*)`/.exec(readFileSync(new URL('../../web/src/offline/python.ts', import.meta.url), 'utf8'))
  python.runPython(unpack)
  return python
}
