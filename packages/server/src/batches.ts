/** `@kumiki/server/batches`: batches of puzzles, made on this machine or queued in a database. */

export { makeHere } from './batches/here.ts'
export { countOf, jobOf, type Plan, readPlan } from './batches/plan.ts'
export type { Progress } from './batches/progress.ts'
export { addBatch, linesOf, progressOf } from './batches/store.ts'
export { awayTrouble, BatchWorkers } from './batches/workers.ts'
export { type Database, openDatabase } from './store/database.ts'
export { openOwn } from './store/own.ts'
export { Queue } from './store/queue.ts'
export { bind, maxInBook, tooThick, usualBook } from './threads/book.ts'
export { Pool } from './threads/pool.ts'
