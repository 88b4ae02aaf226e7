// Changes of a view, applied to a copy: what did not change stays the same object, so only what changed is drawn anew.
import type { Op } from './protocol'

type Node = Record<string | number, unknown>
type Path = readonly (string | number)[]

export function applied<Seen>(view: Seen, ops: readonly Op[]): Seen {
  let root: unknown = view
  for (const [path, value, gone, start, drop] of ops) {
    root = changed(root, path, (node, key) => {
      if (start !== undefined && start >= 0)
        node[key] = (node[key] as unknown[]).toSpliced(start, drop ?? 0, ...(value as unknown[]))
      else if (gone) Reflect.deleteProperty(node, key)
      else node[key] = value
    })
  }
  return root as Seen
}

function changed(node: unknown, path: Path, change: (node: Node, key: string | number) => void): unknown {
  const [head, ...rest] = path
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node
  if (head === undefined) return copy
  if (rest.length) copy[head] = changed(copy[head], rest, change)
  else change(copy, head)
  return copy
}
