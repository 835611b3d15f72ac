/**
 * A store for one type of value on this device: games of the player, projects of the studio. Changes are written at
 * once; if that fails, they stay in memory and are written with the next change or when the page is hidden. Other tabs
 * are notified which value changed and when, and read it if they show it. The newer of two states wins: a change made
 * here after another tab's change counts as newer, whatever the clock says.
 */
import type { Keeper, Named } from './disk.ts'

export interface Dated extends Named {
  /** The time of the last change, in milliseconds since 1970. */
  readonly changed: number
}

export interface Store<T extends Dated> {
  find(id: string): Promise<T | null>
  /** Saves a value: in memory at once, on disk as soon as possible; of several states the last one is written. */
  keep(one: T): void
  /** The newest first. */
  all(): Promise<readonly T[]>
  forget(id: string): Promise<void>
  /** Whether saved values will last: storage may be blocked or full. */
  readonly trouble: 'none' | 'blocked' | 'full'
  /**
   * Called when another tab saved or deleted something, or when `trouble` changed. Returns a function that stops it.
   */
  listen(listener: () => void): () => void
  /** Called with each newer state of one value that another tab saves. Returns a function that stops it. */
  follow(id: string, listener: (one: T) => void): () => void
}

/** `read` validates values from the disk; `channel` is the name of the BroadcastChannel between tabs. */
export async function openStore<T extends Dated>(
  disk: Keeper<T>,
  read: (value: unknown) => T | null,
  channel: string,
): Promise<Store<T>> {
  const store = new DiskStore(disk, read, channelHere(channel))
  await store.begin()
  return store
}

interface Follower<T> {
  readonly id: string
  readonly listener: (one: T) => void
  /** The time of the newest change that was passed to it. */
  seen: number
}

class DiskStore<T extends Dated> implements Store<T> {
  trouble: Store<T>['trouble'] = 'none'
  readonly #disk: Keeper<T>
  readonly #read: (value: unknown) => T | null
  readonly #tabs: BroadcastChannel | null
  /** Not on the disk yet. */
  readonly #waiting = new Map<string, T>()
  /** The time of the newest known change of each value. */
  readonly #newest = new Map<string, number>()
  readonly #listeners = new Set<() => void>()
  readonly #followers = new Set<Follower<T>>()

  constructor(disk: Keeper<T>, read: (value: unknown) => T | null, tabs: BroadcastChannel | null) {
    this.#disk = disk
    this.#read = read
    this.#tabs = tabs
    this.#tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#receive(data))
    globalThis.addEventListener?.('pagehide', () => this.#flush())
    globalThis.document?.addEventListener('visibilitychange', () => this.#flush())
  }

  async begin(): Promise<void> {
    await this.#attempt(() => this.#disk.ready())
  }
  async find(id: string): Promise<T | null> {
    const lying = this.#read(await this.#attempt(() => this.#disk.read(id)))
    const waiting = this.#waiting.get(id)
    // a newer state of another tab is not overwritten
    if (waiting && lying && lying.changed > waiting.changed) this.#waiting.delete(id)
    const found = this.#waiting.get(id) ?? lying
    if (found) this.#note(found)
    return found
  }
  async all(): Promise<readonly T[]> {
    const lying = (await this.#attempt(() => this.#disk.readAll())) ?? []
    const found = new Map<string, T>()
    for (const value of lying) {
      const saved = this.#read(value)
      if (saved) found.set(saved.id, saved)
    }
    for (const saved of this.#waiting.values()) found.set(saved.id, saved)
    return [...found.values()].sort((a, b) => b.changed - a.changed)
  }
  keep(saved: T): void {
    const changed = Math.max(saved.changed, (this.#newest.get(saved.id) ?? -1) + 1)
    const kept = { ...saved, changed }
    this.#note(kept)
    this.#waiting.set(kept.id, kept)
    for (const follower of this.#followers) if (follower.id === kept.id) follower.seen = changed
    this.#flush()
  }
  async forget(id: string): Promise<void> {
    this.#waiting.delete(id)
    this.#tabs?.postMessage({ forgotten: id })
    await this.#attempt(() => this.#disk.remove(id))
    this.#flush()
  }
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
  follow(id: string, listener: (one: T) => void): () => void {
    const follower: Follower<T> = { id, listener, seen: this.#newest.get(id) ?? -1 }
    this.#followers.add(follower)
    return () => {
      this.#followers.delete(follower)
    }
  }

  async #flush(): Promise<void> {
    const batch = [...this.#waiting.values()]
    if (batch.length === 0) return
    const writing = this.#attempt(() => this.#disk.write(batch).then(() => true))
    // announced now because a closing page does not live to see the write complete
    this.#announce(batch)
    if (!(await writing)) return
    // announced again, because only now can it be read
    this.#announce(batch)
    for (const saved of batch) if (this.#waiting.get(saved.id) === saved) this.#waiting.delete(saved.id)
    this.#turn('none')
  }
  #announce(batch: readonly T[]): void {
    for (const { id, changed } of batch) this.#tabs?.postMessage({ id, changed })
  }
  /** Returns undefined if the disk failed; `trouble` says why. */
  async #attempt<Done>(work: () => Promise<Done>): Promise<Done | undefined> {
    try {
      return await work()
    } catch (error) {
      this.#turn(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked')
      return undefined
    }
  }
  #turn(trouble: Store<T>['trouble']): void {
    if (trouble === this.trouble) return
    this.trouble = trouble
    this.#notify()
  }
  #receive(message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    if ('forgotten' in message && typeof message.forgotten === 'string') {
      this.#waiting.delete(message.forgotten)
      this.#notify()
    }
    if (!('id' in message && 'changed' in message)) return
    const { id, changed } = message
    if (typeof id !== 'string' || typeof changed !== 'number' || !Number.isFinite(changed)) return
    if (changed < (this.#newest.get(id) ?? -1)) return
    this.#note({ id, changed })
    this.#notify()
    const isShown = [...this.#followers].some((follower) => follower.id === id)
    if (isShown || this.#waiting.has(id)) void this.#show(id)
  }
  async #show(id: string): Promise<void> {
    const found = await this.find(id)
    for (const follower of this.#followers) {
      if (!found || follower.id !== id || found.changed <= follower.seen) continue
      follower.seen = found.changed
      follower.listener(found)
    }
  }
  #note({ id, changed }: Dated): void {
    this.#newest.set(id, Math.max(changed, this.#newest.get(id) ?? 0))
  }
  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Accessing `indexedDB` may throw where storage is blocked. */
export function storageHere(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}

function channelHere(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
