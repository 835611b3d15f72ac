/**
 * Caches for what one server recently worked out from its files. They belong to the server's context, so no two servers
 * share them.
 */
import type { Result } from '@kumiki/core/base'
import type { Judge } from './judge.ts'
import { PromiseCache } from './promisecache.ts'

export interface Caches {
  /** Judges, by the puzzle and its edition. */
  readonly judges: PromiseCache<Result<Judge>>
  /** Empty boards as SVG, by the file for players. */
  readonly boards: PromiseCache<string>
  /** Link previews as PNG, by the file for players. */
  readonly drawings: PromiseCache<Result<Uint8Array>>
}

export const newCaches = (): Caches => ({
  judges: new PromiseCache(maxJudges),
  boards: new PromiseCache(maxKnown),
  drawings: new PromiseCache(maxKnown),
})

const maxKnown = 64
/** A judge keeps its puzzle, some kilobytes. */
const maxJudges = 512
