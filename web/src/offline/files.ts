// Where the page finds what it needs to play without a server. `make site` writes it into the page's head; the page of a server has
// no such line.
export interface Files {
  /** The folder of this build, relative to the page. */
  root: string
  /** What a worker fetches before it can begin, in bytes, not compressed. */
  size: number
}

export function filesIn(head: ParentNode): Files | null {
  const found = head.querySelector<HTMLMetaElement>('meta[name="igroteka-offline"]')
  return found ? { root: new URL(found.content, document.baseURI).href, size: Number(found.dataset.size) } : null
}
