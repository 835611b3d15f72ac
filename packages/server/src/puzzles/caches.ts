/** What one server worked out lately from the files that it holds. It lives in the server's context, so no two servers share it. */
import type { Result } from '@kumiki/core/base'
import type { Judge } from './judge.ts'
import { Lately } from './lately.ts'

export interface Caches {
  /** By the whole file: what judges answers to it. */
  readonly judges: Lately<Result<Judge>>
  /** By the file for players: its empty board as SVG. */
  readonly boards: Lately<string>
  /** By the file for players: its empty board as PNG, as other sites show it beside a link. */
  readonly drawings: Lately<Result<Uint8Array>>
}

export const newCaches = (): Caches => ({
  judges: new Lately(maxKnown),
  boards: new Lately(maxKnown),
  drawings: new Lately(maxKnown),
})

const maxKnown = 64
