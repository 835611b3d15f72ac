/** Debian's PostgreSQL, on which the tests try the server and its backups: the one that is there, or installed when missing. After `setUp`. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installPackages } from './apt.mjs'

export async function ensurePostgres() {
  const { systemPrograms } = await import('../packages/server/dist/store/programs.js')
  const isHere = () => {
    const programs = systemPrograms()
    return programs !== null && existsSync(join(dirname(programs.postgres), 'pg_dump'))
  }
  if (isHere()) return
  installPackages('PostgreSQL for the tests of the server', ['postgresql'])
  if (!isHere())
    console.error(
      'No PostgreSQL of the system with pg_dump found, and none can be installed here: the test on it, with backup and restore, is skipped.',
    )
}
