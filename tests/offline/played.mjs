// Plays games by the Python of a built site, in Node: `node played.mjs SITE SRC ORDERS` prints what came of each order as JSON. An order
// is a game, players, a seed and settings. What tells a game is not in the archive, and is taken from SRC.
import { startHere } from './python.mjs'

const [site, source, orders, told] = process.argv.slice(2)
const python = await startHere(site)
python.mountNodeFS('/src', source)
python.globals.set('orders', orders)
python.globals.set('told', told)
console.log(
  python.runPython(`
import hashlib, json, sys, types
testing = sys.modules["igroteka.testing"] = types.ModuleType("igroteka.testing")  # without what it imports for others
testing.__path__ = ["/src/igroteka/testing"]
from igroteka.games import games
from igroteka.testing.golden import playthrough

def played(game, players, seed, settings):
    text = playthrough(games[game], players, seed, **settings)
    return text if told == "whole" else hashlib.sha256(text.encode()).hexdigest()

json.dumps([played(*order) for order in json.loads(orders)])
`),
)
