/**
 * Puts all temporary files of a test run into one folder, open to all users like the system's own, and removes it at
 * the end. A run that was not started by `npm test` or `npm run check`, which build first, warns if it would test a
 * stale build.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { staleBuilds } from '../scripts/setup.mjs'

export default function setup(): () => void {
  for (const place of staleBuilds())
    console.warn(
      `${place} was not built from these sources; tests that use it try the old ones. "npm run build" builds it.`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'kumiki-'))
  // the database of a test started by root belongs to another user
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  return () => {
    endDatabase(join(folder, 'shared-database/postgres/postmaster.pid'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Ends the database that the server's tests share, immediately, because none of it is kept. */
function endDatabase(lock: string): void {
  if (existsSync(lock)) process.kill(Number.parseInt(readFileSync(lock, 'utf8'), 10), 'SIGQUIT')
}
