/** The data folder of our own database: creates it, sets its owner, and turns system errors into reasons. */
import { chown, lchown, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bilingual } from '@kumiki/core/base'
import { type Account, accountForDatabase } from './account.ts'
import { codeOf } from './database.ts'

/**
 * Creates a folder and its parents, accessible to their user only. Node's own `recursive` loops for ever inside /proc,
 * where the system reports a missing folder that cannot be created.
 */
export async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || (await exists(dirname(path)))) throw error
    await makeFolders(dirname(path))
    await mkdir(path, { mode: 0o700 })
  }
}

/** The file that marks a folder as a cluster and whose owner is the cluster's. */
export const markOf = (cluster: string): string => join(cluster, 'PG_VERSION')

/**
 * The account that runs the database of a cluster; undefined: our own. A cluster owned by root, whether new or copied
 * by root, is given away; one of any other user keeps its owner. Must not be called while the database runs.
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  const usual = accountForDatabase()
  if (!usual) return undefined
  const folder = await stat(cluster)
  const { uid, gid } = await stat(markOf(cluster)).catch(() => folder)
  if (uid !== 0) return { uid, gid }
  const account = folder.uid === 0 ? usual : { uid: folder.uid, gid: folder.gid }
  await giveTo(account, cluster)
  return account
}

/** Gives away root's files in a cluster. The mark goes last, so that an interrupted run is repeated in full. */
async function giveTo({ uid, gid }: Account, cluster: string): Promise<void> {
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  const mark = markOf(cluster)
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => path !== mark)
  await chown(cluster, uid, gid)
  for (const path of [...paths, ...(paths.length < entries.length ? [mark] : [])]) {
    const found = await lstat(path)
    // a hard link shares its file with another folder
    const isShared = !found.isDirectory() && found.nlink > 1
    if (found.uid === 0 && !isShared) await lchown(path, uid, gid)
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const permission: Bilingual = { en: 'there is no permission', ja: '権限がありません' }
const file: Bilingual = { en: 'there is a file in the way', ja: '同じ名前のファイルがあります' }
const full: Bilingual = { en: 'the disk is full', ja: 'ディスクの空きがありません' }
const reasons: Readonly<Record<string, Bilingual>> = {
  EACCES: permission,
  EPERM: permission,
  EROFS: permission,
  EEXIST: file,
  ENOTDIR: file,
  ENOSPC: full,
  EDQUOT: full,
  ENOENT: { en: 'no folder can be made there', ja: 'そこにはフォルダーを作れません' },
}

/** Why a folder cannot be used, for use in brackets. */
export const reasonOf = (code: string): Bilingual => reasons[code] ?? { en: code, ja: code }
