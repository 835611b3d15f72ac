/**
 * Whose process a database of our own is. PostgreSQL does not run as root. For root it runs as the owner of its files;
 * where those are root's own, as the system's user for it, or as nobody, and they are given to that user.
 */
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** undefined: as we are. */
export function accountForDatabase(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => users.find(([user]) => user === name)).find((user) => user)
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 65_534, gid: 65_534 }
}

/**
 * A folder as the database's user sees it: by its name, or, where that user may not walk through the folders above it,
 * as the one that it stands in.
 */
export const seenBy = (account: Account | undefined, folder: string): string =>
  account && process.platform === 'linux' && !mayWalk(account, dirname(folder)) ? '/proc/self/cwd' : folder

/** Whether a user may enter a folder, and all above it. */
export function mayWalk(account: Account, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & bit) !== 0 && (folder === dirname(folder) || mayWalk(account, dirname(folder)))
}
