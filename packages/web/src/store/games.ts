/**
 * Every game of this device. What is kept goes to the disk at once, and to the other tabs; where the disk refuses, it stays in memory and
 * is tried again with the next stroke and when the page is hidden. Of two states of one game the newer one wins: what is kept
 * here after something was heard of the game is newer than that, whatever the clock says.
 */
import { Disk } from './disk.ts'
import { readSaved, type Saved } from './saved.ts'

export type { Saved } from './saved.ts'

export interface Games {
  find(id: string): Promise<Saved | null>
  /** At once in memory, on disk before the next idle time; of several the last one counts. */
  keep(saved: Saved): void
  /** The newest first. */
  all(): Promise<readonly Saved[]>
  forget(id: string): Promise<void>
  /** Whether what is kept will be there tomorrow. */
  readonly trouble: 'none' | 'blocked' | 'full'
  /** A newer state of any game that was kept by another tab; and changes of `trouble` (null). Returns how to stop. */
  listen(listener: (saved: Saved | null) => void): () => void
}

export async function openGames(disk: Disk = new Disk(storageHere())): Promise<Games> {
  const games = new DiskGames(disk)
  await games.begin()
  return games
}

class DiskGames implements Games {
  trouble: Games['trouble'] = 'none'
  readonly #disk: Disk
  readonly #tabs: BroadcastChannel | null = channelHere()
  /** Not on the disk yet. */
  readonly #waiting = new Map<string, Saved>()
  /** The newest change of each game that was heard of. */
  readonly #heard = new Map<string, number>()
  readonly #listeners = new Set<(saved: Saved | null) => void>()

  constructor(disk: Disk) {
    this.#disk = disk
    this.#tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data))
    globalThis.addEventListener?.('pagehide', () => this.#flush())
    globalThis.document?.addEventListener('visibilitychange', () => this.#flush())
  }

  async begin(): Promise<void> {
    await this.#attempt(() => this.#disk.ready())
  }
  async find(id: string): Promise<Saved | null> {
    const lying = readSaved(await this.#attempt(() => this.#disk.read(id)))
    const found = this.#waiting.get(id) ?? lying
    if (found) this.#note(found)
    return found
  }
  async all(): Promise<readonly Saved[]> {
    const lying = (await this.#attempt(() => this.#disk.readAll())) ?? []
    const games = new Map<string, Saved>()
    for (const value of lying) {
      const saved = readSaved(value)
      if (saved) games.set(saved.id, saved)
    }
    for (const saved of this.#waiting.values()) games.set(saved.id, saved)
    return [...games.values()].sort((a, b) => b.changed - a.changed)
  }
  keep(saved: Saved): void {
    const changed = Math.max(saved.changed, (this.#heard.get(saved.id) ?? -1) + 1)
    const kept = { ...saved, changed }
    this.#note(kept)
    this.#waiting.set(kept.id, kept)
    this.#tabs?.postMessage({ kept })
    this.#flush()
  }
  async forget(id: string): Promise<void> {
    this.#waiting.delete(id)
    this.#tabs?.postMessage({ forgotten: id })
    await this.#attempt(() => this.#disk.remove(id))
    this.#flush()
  }
  listen(listener: (saved: Saved | null) => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  async #flush(): Promise<void> {
    const batch = [...this.#waiting.values()]
    if (batch.length === 0) return
    const isWritten = await this.#attempt(() => this.#disk.write(batch).then(() => true))
    if (!isWritten) return
    for (const saved of batch) if (this.#waiting.get(saved.id) === saved) this.#waiting.delete(saved.id)
    this.#turn('none')
  }
  /** undefined: the disk refused, and `trouble` says why. */
  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      this.#turn(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked')
      return undefined
    }
  }
  #turn(trouble: Games['trouble']): void {
    if (trouble === this.trouble) return
    this.trouble = trouble
    this.#tell(null)
  }
  #hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    if ('forgotten' in message && typeof message.forgotten === 'string') this.#waiting.delete(message.forgotten)
    const saved = 'kept' in message ? readSaved(message.kept) : null
    if (!saved || saved.changed <= (this.#heard.get(saved.id) ?? -1)) return
    this.#note(saved)
    if (this.#waiting.has(saved.id)) this.#waiting.set(saved.id, saved)
    this.#tell(saved)
  }
  #note({ id, changed }: Saved): void {
    this.#heard.set(id, Math.max(changed, this.#heard.get(id) ?? 0))
  }
  #tell(news: Saved | null): void {
    for (const listener of this.#listeners) listener(news)
  }
}

/** Where storage is blocked, asking for it may throw. */
function storageHere(): IDBFactory | null {
  try {
    return globalThis.indexedDB ?? null
  } catch {
    return null
  }
}

function channelHere(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('kumiki.games')
  } catch {
    return null
  }
}
