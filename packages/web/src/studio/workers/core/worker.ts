/**
 * The core workers of a page: one that makes puzzles, and one for quick questions, so that these never wait for a
 * search.
 */
import { Calls, type Thread } from '../../../work/calls.ts'
import type { CoreProtocol } from './protocol.ts'

const start = (): Thread => new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module' })

export type CoreWorker = Calls<CoreProtocol>

export const newCoreWorker = (): CoreWorker => new Calls<CoreProtocol>(start)
