// The service worker. Of a page without a server it keeps every file of one version, so that the page is there without a network:
// a version is fetched whole or not at all; it takes over when the person says so. `make site` puts KEPT before this file. Of the page
// of a server it keeps nothing; there it is only in browsers that want to hear when it is somebody's turn.
import { hearPushes } from './turns'

/** What KEPT says: a version, and its files with what is in them. */
interface Kept {
  version: string
  files: Record<string, string>
}
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Service {
  /** Missing on the page of a server. */
  readonly KEPT?: Kept
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', heard: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', heard: (event: Fetching) => void): void
  addEventListener(kind: 'message', heard: (event: MessageEvent<string>) => void): void
}

const service = self as unknown as Service
const { version, files } = service.KEPT ?? { version: '', files: {} }
const NAME = 'igroteka-'
/** Where each cache keeps what its files hold, for the version after it. */
const LIST = 'kept.json'
const address = (file: string) => new URL(file, service.registration.scope).href
/** A server may come to be where there was none. */
const ASKED = address('api/server')

hearPushes()
service.addEventListener('activate', (event) => event.waitUntil(takeOver()))
service.addEventListener('message', ({ data }) => void (data === 'update' && service.skipWaiting()))
if (service.KEPT) {
  service.addEventListener('install', (event) => event.waitUntil(fetchAll()))
  service.addEventListener('fetch', answer)
}

function answer(event: Fetching): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const asked = origin + pathname
  if (request.method !== 'GET' || !asked.startsWith(service.registration.scope)) return
  if (asked === ASKED) event.respondWith(fetch(request).catch(() => keptAt(ASKED, request)))
  else if (request.mode === 'navigate' && asked === service.registration.scope)
    event.respondWith(keptAt(address('index.html'), request))
  else if (asked.slice(service.registration.scope.length) in files) event.respondWith(keptAt(asked, request))
}

/** Every file of this version; what an older version has the same is not fetched again. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(NAME + version)
  const older = await Promise.all(
    (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + version).map(known),
  )
  try {
    for (const [file, digest] of Object.entries(files)) {
      const same = older.find(({ held }) => held[file] === digest)
      const found = (await same?.cache.match(address(file))) ?? (await fetched(file))
      await cache.put(address(file), found)
    }
    await cache.put(address(LIST), new Response(JSON.stringify(files)))
  } catch (error) {
    await caches.delete(NAME + version)
    throw error
  }
}

async function known(name: string): Promise<{ cache: Cache; held: Record<string, string> }> {
  const cache = await caches.open(name)
  const list = await cache.match(address(LIST))
  return { cache, held: list ? ((await list.json()) as Record<string, string>) : {} }
}

/** What the page has just fetched under a name that tells what is in it is still good. */
async function fetched(file: string): Promise<Response> {
  const isNamedByContent = file.startsWith('assets/') || file.startsWith('offline/')
  const answer = await fetch(address(file), { cache: isNamedByContent ? 'force-cache' : 'no-cache' })
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(NAME) && name !== NAME + version) await caches.delete(name)
  await service.clients.claim()
}

async function keptAt(where: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME + version)
  return (await cache.match(where)) ?? fetch(request)
}
