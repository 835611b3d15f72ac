/**
 * Which account runs our own PostgreSQL, which refuses to run as root. If we are root, it runs as the owner of its
 * files; if those are root's, it runs as `postgres` or else `nobody`, and the files are given to that account.
 */
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** undefined: our own account. */
export function accountForDatabase(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => users.find(([user]) => user === name)).find((user) => user)
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 65_534, gid: 65_534 }
}

/**
 * A path for a folder that works for the database's account: the plain path, or the working directory if the account
 * may not enter the parent folders.
 */
export const seenBy = (account: Account | undefined, folder: string): string =>
  account && process.platform === 'linux' && !mayWalk(account, dirname(folder)) ? '/proc/self/cwd' : folder

/** Whether an account may enter a folder and all its parents. */
export function mayWalk(account: Account, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & bit) !== 0 && (folder === dirname(folder) || mayWalk(account, dirname(folder)))
}
