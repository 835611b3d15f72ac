/**
 * A store of IndexedDB as promises, for the player's games and the studio's projects. A write is requested and
 * committed in one go, so that it is under way before anything else happens to the page, and a tab killed right after
 * loses nothing. A connection that was closed (by another version of the site, by clearing site data, by the system) is
 * reopened.
 */
/** Some browsers never answer an open request if storage is blocked. */
const patienceMs = 3_000

/** A stored value and its key. */
export interface Named {
  readonly id: string
}

/** Where things are kept: a disk of this device, or the memory of a course. All of it may refuse. */
export interface Keeper<T extends Named> {
  ready(): Promise<void>
  /** What lies there, whoever wrote it; undefined: nothing. */
  read(id: string): Promise<unknown>
  readAll(): Promise<readonly unknown[]>
  write(all: readonly T[]): Promise<void>
  remove(id: string): Promise<void>
}

export class Disk<T extends Named> implements Keeper<T> {
  readonly #factory: IDBFactory | null
  readonly #name: string
  readonly #store: string
  #opening: Promise<IDBDatabase> | null = null

  /** `factory` is null where there is no IndexedDB; then every operation fails. */
  constructor(factory: IDBFactory | null, name = 'kumiki', store = 'games') {
    this.#factory = factory
    this.#name = name
    this.#store = store
  }

  async ready(): Promise<void> {
    await this.#open()
  }
  read(id: string): Promise<unknown> {
    return this.#transact('readonly', (store) => store.get(id))
  }
  async readAll(): Promise<readonly unknown[]> {
    return (await this.#transact('readonly', (store) => store.getAll())) ?? []
  }
  async write(all: readonly T[]): Promise<void> {
    await this.#transact('readwrite', (store) => all.map((one) => store.put(one)).at(-1))
  }
  async remove(id: string): Promise<void> {
    await this.#transact('readwrite', (store) => store.delete(id))
  }

  /** Runs one transaction and resolves with the result of the last request when it is complete. */
  async #transact<Found>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Found> | undefined,
  ): Promise<Found | undefined> {
    const transaction = await this.#begin(mode)
    return new Promise((resolve, reject) => {
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'))
      const request = ask(transaction.objectStore(this.#store))
      transaction.oncomplete = () => resolve(request?.result)
      transaction.commit()
    })
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return (await this.#open()).transaction(this.#store, mode)
    } catch (error) {
      // the connection was closed meanwhile
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      this.#opening = null
      return (await this.#open()).transaction(this.#store, mode)
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= open(this.#factory, this.#name, this.#store, () => {
      this.#opening = null
    })
    return this.#opening
  }
}

/** `lost` is called if the database cannot be opened, and when it is closed later. */
const open = (factory: IDBFactory | null, name: string, store: string, lost: () => void): Promise<IDBDatabase> =>
  new Promise<IDBDatabase>((resolve, reject) => {
    if (!factory) throw new Error('There is no IndexedDB here.')
    const request = factory.open(name, 1)
    let isLate = false
    const waiting = setTimeout(() => {
      isLate = true
      reject(new Error('IndexedDB gives no answer.'))
    }, patienceMs)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: 'id' })
    }
    request.onerror = () => {
      clearTimeout(waiting)
      reject(request.error)
    }
    request.onsuccess = () => {
      clearTimeout(waiting)
      const database = request.result
      if (isLate) return database.close()
      database.onclose = lost
      database.onversionchange = () => {
        database.close()
        lost()
      }
      resolve(database)
    }
  }).catch((error: unknown) => {
    lost()
    throw error
  })
