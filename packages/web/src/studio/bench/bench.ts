/** The workshop as pages have it: one worker that makes, and one for quick questions, so that these never wait for a search. */
import { Calls, type Thread } from '../../work/calls.ts'
import type { BenchTalk } from './talk.ts'

const start = (): Thread => new Worker(new URL('./bench.worker.ts', import.meta.url), { type: 'module' })

export type Bench = Calls<BenchTalk>

export const newBench = (): Bench => new Calls<BenchTalk>(start)
