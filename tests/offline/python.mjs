// The Python of a built site, in Node.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startPython } from "../../web/src/offline/memory.mjs";

process.on("uncaughtException", (error) => {
  // Pyodide is one line of a megabyte, which must not stand before the message.
  console.error(error.message);
  process.exit(1);
});

export async function startHere(site) {
  const [build] = readdirSync(join(site, "offline"));
  const root = `${join(site, "offline", build)}/`;
  const { loadPyodide } = await import(`${root}pyodide.js`);
  const { default: create } = await import(`${root}pyodide.asm.js`);
  const { info } = JSON.parse(
    readFileSync(
      new URL(
        "../../web/node_modules/pyodide/pyodide-lock.json",
        import.meta.url,
      ),
      "utf8",
    ),
  );
  const msgspec = await WebAssembly.compile(
    readFileSync(`${root}msgspec.wasm`),
  );
  return startPython(
    { loadPyodide, create, root, msgspec, lock: { info, packages: {} } },
    readFileSync(`${root}heap.bin`),
  );
}
