import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { mayWalk } from './account.ts'
import { postmaster } from './cluster.ts'

const folder = await mkdtemp(join(tmpdir(), 'kumiki-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it.runIf(process.platform === 'linux')(
  'a process that is no database is not taken for one, whatever its number',
  async () => {
    await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n`)
    expect(await postmaster(folder)).toBe(null)
  },
)

it('where the system does not say where a process stands, the folder in its lock is believed', async () => {
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
