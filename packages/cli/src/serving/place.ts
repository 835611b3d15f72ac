/** The database of a server and its workers. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Flag, Given } from '../arguments/arguments.ts'

export const databaseFlag: Flag = {
  name: 'database',
  short: null,
  value: { is: 'text', shown: 'URL' },
  text: {
    en: 'A PostgreSQL (15 or newer) of yours [DATABASE_URL]',
    ja: '手元の PostgreSQL（15以上） [DATABASE_URL]',
  },
}

/** null if none was named. */
export const databaseWanted = (given: Given): string | null =>
  given.text('database') ?? (process.env.DATABASE_URL || null)

/** The folder for data unless one is given. */
export const usualFolder = (): string =>
  process.getuid?.() === 0
    ? '/var/lib/kumiki'
    : join(process.env.XDG_DATA_HOME || join(homedir(), '.local/share'), 'kumiki')

export const threadsFlag = (en: string, ja: string, minimum: number): Flag => ({
  name: 'jobs',
  short: null,
  value: { is: 'integer', minimum, maximum: 256 },
  text: { en, ja },
})
