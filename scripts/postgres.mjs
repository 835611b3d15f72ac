/**
 * The system's PostgreSQL, which the tests of the server and its backups use. To be called after `setUp`, because built
 * code finds it.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @returns {Promise<import('./apt.mjs').Wanted>} */
export async function postgres() {
  const { systemPrograms } = await import('../packages/server/dist/store/programs.js')
  return {
    name: 'PostgreSQL of the system with pg_dump',
    isHere: () => {
      const programs = systemPrograms()
      return programs !== null && existsSync(join(dirname(programs.postgres), 'pg_dump'))
    },
    packages: ['postgresql'],
    megabytes: 60,
    without: 'the test on it, with backup and restore, is skipped',
  }
}
