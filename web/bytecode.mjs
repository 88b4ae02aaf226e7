// Compiles the modules in a folder by the Python that will run them in the page, and removes their source:
// `node bytecode.mjs FOLDER`. Our own are without docstrings; the standard library also without its asserts. Without places,
// which are a sixth of what a page has to fetch: of each function an error tells in which line it begins.
import { loadPyodide } from 'pyodide'

const [folder] = process.argv.slice(2)
// Pyodide is one line of a megabyte, which must not stand before the message.
process.on('uncaughtException', (error) => {
  console.error(`bytecode: ${error.message}`)
  process.exit(1)
})
const python = await loadPyodide()
python.mountNodeFS('/stage', folder)
python.runPython(`
import ast, importlib._bootstrap_external as loading, os
from types import CodeType

def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False):
            del node.body[0]
            if not node.body and not isinstance(node, ast.Module):
                node.body.append(ast.copy_location(ast.Pass(), node))
    return ast.fix_missing_locations(tree)

FIRST_LINE, UNITS = 0b1_1101_000, 8  # an entry of a table of lines: no columns, at most so many instructions

def without_places(code):
    whole, rest = divmod(len(code.co_code) // 2, UNITS)
    lines = bytes([FIRST_LINE + UNITS - 1, 0]) * whole + (bytes([FIRST_LINE + rest - 1, 0]) if rest else b"")
    inner = tuple(without_places(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=inner)

for place, _, names in os.walk("/stage"):
    for name in names:
        path = os.path.join(place, name)
        if not name.endswith(".py"):
            continue
        shown, ours = path.removeprefix("/stage/"), path.startswith("/stage/igroteka/")
        with open(path, "rb") as file:
            source = file.read()
        tree = without_docstrings(ast.parse(source, shown)) if ours else source
        code = compile(tree, shown, "exec", dont_inherit=True, optimize=0 if ours else 2)
        with open(path + "c", "wb") as file:
            file.write(loading._code_to_hash_pyc(without_places(code), bytes(8), False))
        os.remove(path)
`)
