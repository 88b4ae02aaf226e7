// The pages of the database in IndexedDB: a write is there whole or not at all, and only by the tab that has opened it last.

/** Another tab has opened the tables. */
export class Taken extends Error {}

const NAME = 'igroteka'
/** Pages by their numbers. */
const PAGES = 'pages'
/** `size`: of the database in bytes; `owner`: the number of the tab that has it. */
const ABOUT = 'about'
/** Bytes, as storage/image.py has it. */
const PAGE = 4096

export class Disk {
  readonly #database: IDBDatabase
  readonly #owner: number

  private constructor(database: IDBDatabase, owner: number) {
    this.#database = database
    this.#owner = owner
  }

  /** From now on nobody else writes. */
  static async open(): Promise<Disk> {
    const asked = indexedDB.open(NAME, 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(PAGES)
      asked.result.createObjectStore(ABOUT)
    }
    const database = await done(asked)
    const change = database.transaction(ABOUT, 'readwrite')
    const about = change.objectStore(ABOUT)
    const owner = Number((await done(about.get('owner'))) ?? 0) + 1
    about.put(owner, 'owner')
    await finished(change)
    return new Disk(database, owner)
  }

  async read(): Promise<Uint8Array> {
    const look = this.#database.transaction([PAGES, ABOUT])
    const [size, numbers, pages] = await Promise.all([
      done(look.objectStore(ABOUT).get('size')),
      done(look.objectStore(PAGES).getAllKeys()),
      done(look.objectStore(PAGES).getAll()),
    ])
    const all = new Uint8Array(Number(size ?? 0))
    numbers.forEach((number, n) => all.set(pages[n] as Uint8Array, Number(number) * PAGE))
    return all
  }

  async write(numbers: readonly number[], pages: Uint8Array, size: number): Promise<void> {
    const change = this.#database.transaction([PAGES, ABOUT], 'readwrite', { durability: 'strict' })
    const whole = finished(change)
    const about = change.objectStore(ABOUT)
    if ((await done(about.get('owner'))) !== this.#owner) {
      change.abort()
      await whole.catch(() => undefined)
      throw new Taken('another tab has the tables')
    }
    const kept = change.objectStore(PAGES)
    numbers.forEach((number, n) => kept.put(pages.slice(n * PAGE, (n + 1) * PAGE), number))
    kept.delete(IDBKeyRange.lowerBound(Math.ceil(size / PAGE)))
    about.put(size, 'size')
    await whole
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser does not keep anything'))
  })
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error ?? new Error('the browser did not take it'))
  })
}
