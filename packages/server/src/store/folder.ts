/** The folder for a database of our own: made where it is missing, and what the system says against it, in words. */
import { chown, lchown, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bilingual } from '@kumiki/core/base/text'
import type { Account } from './account.ts'
import { codeOf } from './database.ts'

/**
 * Makes a folder with those above it, for its user alone. Node's own `recursive` never ends where the system denies that a folder
 * exists which cannot be made (inside /proc).
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

/** Gives the folder of a cluster to a user, with all that is in it where that is another's: a copy that root made is root's. */
export async function giveTo({ uid, gid }: Account, cluster: string): Promise<void> {
  await chown(cluster, uid, gid)
  const owner = await stat(join(cluster, 'PG_VERSION')).then(
    (mark) => mark.uid,
    () => uid,
  )
  if (owner === uid) return
  const entries = await readdir(cluster, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries) await lchown(join(parentPath, name), uid, gid)
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

/** Why a folder cannot be used, to stand in brackets. */
export const reasonOf = (code: string): Bilingual => reasons[code] ?? { en: code, ja: code }
