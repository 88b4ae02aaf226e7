// Told when it is one's turn, though no page is open: this browser, and the tables of which one wants to hear. Off until wanted.
import { api } from './api'
import { myKey } from './me'
import { prefs } from './prefs.svelte'
import type { ServerInfo } from './protocol'
import { stored } from './stored'

/** Why this browser cannot be told anything; '' if it can. */
export type Obstacle = '' | 'http' | 'server' | 'phone' | 'browser' | 'denied'
/** What it depends on. */
export interface Means {
  secure: boolean
  pushes: boolean
  agent: string
  permission: NotificationPermission | undefined
}

/** That this browser is told: when the page is opened (`here`), its address is sent again, since browsers change it now and then. */
const KEY = 'igroteka.told'

export function obstacle(server: Pick<ServerInfo, 'push'>, means: Means): Obstacle {
  if (!means.secure) return 'http'
  if (!server.push) return 'server'
  if (!means.pushes) return /iPhone|iPad/.test(means.agent) ? 'phone' : 'browser'
  return means.permission === 'denied' ? 'denied' : ''
}

function meansHere(): Means {
  return {
    secure: isSecureContext,
    pushes: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    agent: navigator.userAgent,
    permission: 'Notification' in window ? Notification.permission : undefined,
  }
}

class Told {
  /** What the server and this browser say; null as long as it is not known. */
  obstacle = $state<Obstacle | null>(null)
  /** This browser is told. */
  here = $state(false)
  #tables = $state.raw<ReadonlySet<string>>(new Set())
  #key = ''

  wants(table: string): boolean {
    return this.#tables.has(table)
  }

  async load(): Promise<void> {
    const server = await api.server()
    this.#key = server.push
    this.obstacle = obstacle(server, meansHere())
    this.#tables = new Set(myKey() ? (await api.me()).tables.filter(({ told }) => told).map(({ table }) => table) : [])
    const held = this.obstacle === '' && myKey() ? await subscription() : null
    this.here = held !== null && Notification.permission === 'granted'
    if (this.here) await this.#send(held!)
  }

  /** Tell me of this table, in this browser too; or no more. */
  async want(table: string, wanted: boolean): Promise<void> {
    if (wanted && !this.here) await this.begin()
    if (wanted && !this.here) return
    await api.tellMe(table, wanted)
    this.#tables = new Set([...this.#tables].filter((each) => each !== table).concat(wanted ? [table] : []))
  }

  /** From now on this browser is told; not if the person says no to it. */
  async begin(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.obstacle = Notification.permission === 'denied' ? 'denied' : ''
      return
    }
    await api.beginMe(prefs.name || prefs.words.say('somebody'))
    const service = await navigator.serviceWorker.register('sw.js')
    await navigator.serviceWorker.ready
    const before = await service.pushManager.getSubscription()
    if (before && keyOf(before) !== this.#key) await before.unsubscribe()
    await this.#send(await service.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key }))
    this.here = true
    stored.write(KEY, true)
  }

  async end(): Promise<void> {
    const held = await subscription()
    this.here = false
    localStorage.removeItem(KEY)
    if (!held) return
    if (myKey()) await api.unsubscribe(held.endpoint)
    await held.unsubscribe()
  }

  async #send(held: PushSubscription): Promise<void> {
    const { keys = {} } = held.toJSON()
    const { p256dh = '', auth = '' } = keys
    await api.subscribe({ endpoint: held.endpoint, p256dh, auth, lang: prefs.lang })
  }
}

async function subscription(): Promise<PushSubscription | null> {
  const service = await navigator.serviceWorker?.getRegistration()
  return (await service?.pushManager.getSubscription()) ?? null
}

/** Of the server to which it belongs, as base64url. */
function keyOf(held: PushSubscription): string {
  const bytes = new Uint8Array(held.options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export const told = new Told()
