// The page as an app: kept for use without a network, installed, brought up to date by asking, awake while it is your move.

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

class App {
  /** A newer version is here, and waits until somebody wants it. */
  update = $state.raw<ServiceWorker | null>(null)
  #offer = $state.raw<InstallEvent | null>(null)
  isFull = $state(false)
  #lock: WakeLockSentinel | null = null
  #isAwake = false

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallEvent
    })
    addEventListener('appinstalled', () => (this.#offer = null))
    document.addEventListener('fullscreenchange', () => (this.isFull = document.fullscreenElement !== null))
    document.addEventListener('visibilitychange', () => void this.#keepAwake())
  }

  /** The browser offers to install. */
  get canInstall(): boolean {
    return this.#offer !== null
  }
  get canFill(): boolean {
    return document.fullscreenEnabled
  }

  async install(): Promise<void> {
    await this.#offer?.prompt()
    this.#offer = null
  }

  async fill(): Promise<void> {
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  }

  /** Keep the screen from going dark, or let it. */
  awake(wanted: boolean): void {
    this.#isAwake = wanted
    void this.#keepAwake()
  }

  /** Keep every file of this version; look for a newer one. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    const held = navigator.serviceWorker.controller
    const kept = await navigator.serviceWorker.register('sw.js')
    if (kept.waiting) this.update = kept.waiting
    kept.addEventListener('updatefound', () => {
      const coming = kept.installing
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && held) this.update = coming
      })
    })
  }

  /** Go over to the newer version. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.update?.postMessage('update')
  }

  /** The browser lets go of the lock whenever the page is out of sight. */
  async #keepAwake(): Promise<void> {
    if (!('wakeLock' in navigator)) return
    if (this.#isAwake && !document.hidden && (this.#lock === null || this.#lock.released)) {
      // A battery that is nearly empty says no.
      this.#lock = await navigator.wakeLock.request('screen').catch(() => null)
    } else if (!this.#isAwake && this.#lock) {
      await this.#lock.release()
      this.#lock = null
    }
  }
}

export const app = new App()
