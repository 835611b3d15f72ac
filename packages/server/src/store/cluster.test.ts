import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { mayWalk } from './account.ts'
import { postmaster } from './cluster.ts'

const folder = await mkdtemp(join(tmpdir(), 'kumiki-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it.runIf(process.platform === 'linux')(
  'a process that is not a database is never taken for one, even with the right process id',
  async () => {
    await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n`)
    expect(await postmaster(folder)).toBe(null)
  },
)

it('where the system does not show a process’s folder, the folder in its lock file counts', async () => {
  const lock = join(folder, 'postmaster.pid')
  await writeFile(lock, `${process.pid}\n${folder}\n`)
  expect(await postmaster(folder, 'darwin')).toBe(process.pid)
  await writeFile(lock, `${process.pid}\n${tmpdir()}\n`)
  expect(await postmaster(folder, 'darwin')).toBe(null)
})

it.skipIf(process.platform === 'win32')('a user reaches a folder only where all above it may be entered', async () => {
  const inner = join(folder, 'inner')
  await mkdir(inner, { mode: 0o755 })
  const stranger = { uid: 65_534, gid: 65_534 }
  expect(mayWalk(stranger, inner)).toBe(false)
  await chmod(folder, 0o755)
  expect(mayWalk(stranger, inner)).toBe(true)
})
