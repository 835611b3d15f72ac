/**
 * What one server worked out lately from the files that it holds. It lives in the server's context, so no two servers
 * share it.
 */
import type { Result } from '@kumiki/core/base'
import type { Judge } from './judge.ts'
import { PromiseCache } from './promisecache.ts'

export interface Caches {
  /** By the whole file: what judges answers to it. */
  readonly judges: PromiseCache<Result<Judge>>
  /** By the file for players: its empty board as SVG. */
  readonly boards: PromiseCache<string>
  /** By the file for players: its empty board as PNG, as other sites show it beside a link. */
  readonly drawings: PromiseCache<Result<Uint8Array>>
}

export const newCaches = (): Caches => ({
  judges: new PromiseCache(maxKnown),
  boards: new PromiseCache(maxKnown),
  drawings: new PromiseCache(maxKnown),
})

const maxKnown = 64
