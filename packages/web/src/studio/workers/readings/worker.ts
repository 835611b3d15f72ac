/** The readings worker of a page, separate so that nothing else waits while its dictionary loads. */
import { Calls, type Thread } from '../../../work/calls.ts'
import type { ReadingsProtocol } from './protocol.ts'

const start = (): Thread => new Worker(new URL('./readings.worker.ts', import.meta.url), { type: 'module' })

export type ReadingsWorker = Calls<ReadingsProtocol>

export const readingsWorker: ReadingsWorker = new Calls<ReadingsProtocol>(start)
