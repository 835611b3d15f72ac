/**
 * The progress line of work that blocks the main thread (a solve, a recount), written by a thread of its own that shows
 * the elapsed time. A label starts a line, null ends it; both are answered, and after the answer to null nothing more
 * is written.
 */
import { writeSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { appearsAfterMs, eraseLine, rewriteMs } from './progress.ts'

let label: string | null = null
let start = 0
let visible = false

setInterval(() => {
  const elapsed = performance.now() - start
  if (label === null || elapsed < appearsAfterMs) return
  writeSync(2, `${eraseLine}${label} ${Math.round(elapsed / 1000)} s`)
  visible = true
}, rewriteMs)

parentPort?.on('message', (next: string | null) => {
  if (visible) writeSync(2, eraseLine)
  label = next
  start = performance.now()
  visible = false
  parentPort?.postMessage(null)
})
