/**
 * The progress line of work that blocks the main thread (a solve, a recount): a thread of its own that shows how long
 * it has been going on. It stops when it is terminated.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { appearsAfterMs, eraseLine, rewriteMs } from './progress.ts'

const label = String(workerData)
const start = performance.now()
setInterval(() => {
  const elapsed = performance.now() - start
  if (elapsed >= appearsAfterMs) writeSync(2, `${eraseLine}${label} ${Math.round(elapsed / 1000)} s`)
}, rewriteMs)
