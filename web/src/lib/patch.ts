// Changes of a view, applied to a copy: what did not change stays the same object, so only what changed is drawn anew.
import type { Op, View } from './protocol'

type Node = Record<string | number, unknown>

export function applied(view: View, ops: readonly Op[]): View {
  let root: unknown = view
  for (const [path, value, gone] of ops) root = put(root, path, value, gone ?? false)
  return root as View
}

function put(node: unknown, path: readonly (string | number)[], value: unknown, gone: boolean): unknown {
  const [head, ...rest] = path
  if (head === undefined) return value
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node
  if (rest.length) copy[head] = put(copy[head], rest, value, gone)
  else if (gone) delete copy[head]
  else copy[head] = value
  return copy
}
