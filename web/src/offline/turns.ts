// What the service worker shows when it is somebody's turn and no page is open: one notification, of all tables; a newer one takes its
// place. A press on it leads to the table. The server writes it (server/push/telling.py), in the language that the browser wanted.

interface Notice {
  lang: string
  title: string
  lines: { text: string; until: number }[]
  before: string
  more: string
  way: string
}
interface Pushed extends Event {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}
interface Pressed extends Event {
  readonly notification: Notification
  waitUntil(work: Promise<unknown>): void
}
interface Shown {
  readonly url: string
  focus(): Promise<Shown>
  navigate(to: string): Promise<unknown>
}
interface Service {
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Shown[]>
    openWindow(to: string): Promise<unknown>
  }
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', heard: (event: Pressed) => void): void
}

const service = self as unknown as Service
const TAG = 'turns'

export function hearPushes(): void {
  service.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as Notice))
  })
  service.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open((event.notification.data as { way: string }).way))
  })
}

function show({ lang, title, lines, before, more, way }: Notice): Promise<void> {
  const time = new Intl.DateTimeFormat(lang, { weekday: 'short', hour: 'numeric', minute: 'numeric' })
  const told = lines.map(({ text, until }) =>
    [text, until ? `${before} ${time.format(1000 * until)}` : ''].filter(Boolean).join(' · '),
  )
  const body = [...told, more].filter(Boolean).join('\n')
  return service.registration.showNotification(title, { body, lang, tag: TAG, data: { way } })
}

/** On a page of ours that is open, else on a new one. */
async function open(way: string): Promise<void> {
  const to = new URL(way, service.registration.scope).href
  const pages = await service.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page =
    pages.find(({ url }) => url === to) ?? pages.find(({ url }) => url.startsWith(service.registration.scope))
  if (!page) await service.clients.openWindow(to)
  else if (page.url === to) await page.focus()
  // A page that this worker does not control cannot be led anywhere.
  else
    await page
      .navigate(to)
      .then(() => page.focus())
      .catch(() => service.clients.openWindow(to))
}
