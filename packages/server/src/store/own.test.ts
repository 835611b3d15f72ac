import { chmod, chown, cp, link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postmaster } from './cluster.ts'
import { answers, openDatabase } from './database.ts'
import { accountFor } from './folder.ts'
import { type OwnDatabase, openOwn } from './own.ts'
import { newFolder } from './place.contract.ts'

let folder: string
beforeAll(async () => {
  folder = await newFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open(home: string): Promise<OwnDatabase> {
  const opened = await openOwn(home)
  if (!opened.ok) throw new Error(opened.error.text.en)
  return opened.value
}

describe('our own database', () => {
  it('is started once, found by the next one, ended by its owner, and keeps what was written', async () => {
    const home = join(folder, 'data')
    const first = await openOwn(home)
    if (!first.ok) throw new Error(first.error.text.en)
    const second = await openOwn(home)
    expect(second).toMatchObject({ ok: true, value: { url: first.value.url } })
    const opened = await openDatabase(first.value.url)
    if (!opened.ok) throw new Error(opened.error.text.en)
    const { rows } = await opened.value.pool.query('show listen_addresses')
    expect(rows).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await answers(first.value.url.replace(/:[^:@]*@/, ':guessed@'))).toBe(false)
    await opened.value.pool.query('create table kept (n integer); insert into kept values (7)')
    await opened.value.close()
    // both are in one process, so either of them manages it
    await Promise.all([first.value.stop(), second.ok && second.value.stop()])
    expect(await answers(first.value.url)).toBe(false)

    const again = await openOwn(home)
    if (!again.ok) throw new Error(again.error.text.en)
    const reopened = await openDatabase(again.value.url)
    if (!reopened.ok) throw new Error(reopened.error.text.en)
    expect((await reopened.value.pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
    await reopened.value.close()
    await again.value.stop()
  })

  it('is independent of its copy, whoever owns that, even while both run', async () => {
    const [home, copy] = [join(folder, 'data'), join(folder, 'copy')]
    const first = await open(home)
    // as `cp -r` does: the copied files belong to the user who copies
    await cp(home, copy, { recursive: true })
    const second = await open(copy)
    expect(second.url).not.toBe(first.url)
    const opened = await openDatabase(second.url)
    if (!opened.ok) throw new Error(opened.error.text.en)
    expect((await opened.value.pool.query('select n from kept')).rows).toEqual([{ n: 7 }])
    await opened.value.close()
    await second.stop()
    expect(await answers(first.url)).toBe(true)
    await first.stop()
  })

  it.runIf(process.getuid?.() === 0)('of another user keeps its owner when root runs the server', async () => {
    const [home, theirs] = [join(folder, 'theirs'), 65_534]
    const cluster = join(home, 'postgres')
    await chmod(folder, 0o711)
    for (const path of [home, cluster]) {
      await mkdir(path, { mode: 0o700 })
      await chown(path, theirs, theirs)
    }
    const record = join(home, 'database.json')
    const owners = () =>
      Promise.all([cluster, join(cluster, 'PG_VERSION'), record].map(async (path) => (await stat(path)).uid))
    const first = await open(home)
    expect(await owners()).toEqual([theirs, theirs, theirs])
    const [pid, known] = [await postmaster(cluster), await readFile(record, 'utf8')]
    await writeFile(record, JSON.stringify({ ...JSON.parse(known), password: 'another' }))
    expect(await openOwn(home, undefined, 500)).toMatchObject({ ok: false, error: { code: 'database-silent' } })
    expect([await postmaster(cluster), await owners()]).toEqual([pid, [theirs, theirs, theirs]])
    await writeFile(record, known)
    await first.stop()
    await (await open(home)).stop()
    expect(await owners()).toEqual([theirs, theirs, theirs])
  })

  it.runIf(process.getuid?.() === 0)('is given away completely by root, even if interrupted before', async () => {
    const cluster = join(folder, 'given')
    const [first, mark, shared] = [join(cluster, 'base/1'), join(cluster, 'PG_VERSION'), join(cluster, 'shared')]
    await mkdir(join(cluster, 'base'), { recursive: true })
    for (const path of [first, mark, shared]) await writeFile(path, '')
    await link(shared, join(folder, 'elsewhere'))
    // as far as an interrupted run came
    await chown(cluster, 65_534, 65_534)
    expect(await accountFor(cluster)).toEqual({ uid: 65_534, gid: 65_534 })
    const owners = await Promise.all([first, mark, shared].map(async (path) => (await stat(path)).uid))
    expect(owners).toEqual([65_534, 65_534, 0])
  })

  it('keeps its password readable by its user only', async () => {
    expect((await stat(join(folder, 'data/database.json'))).mode & 0o077).toBe(0)
    expect((await stat(join(folder, 'data/postgres'))).mode & 0o077).toBe(0)
  })

  it('is taken over from a process that died, and ended by the new owner', async () => {
    const home = join(folder, 'data')
    const first = await openOwn(home)
    if (!first.ok) throw new Error(first.error.text.en)
    const record = JSON.parse(await readFile(join(home, 'database.json'), 'utf8'))
    await writeFile(join(home, 'database.json'), JSON.stringify({ ...record, owner: 2 ** 22 + 1 }))
    const heir = await openOwn(home)
    if (!heir.ok) throw new Error(heir.error.text.en)
    await Promise.all([heir.value.stop(), first.value.stop()])
    expect(await answers(first.value.url)).toBe(false)
  })

  it('is started once by many simultaneous servers', async () => {
    const home = join(folder, 'crowd')
    const all = await Promise.all(Array.from({ length: 5 }, () => openOwn(home)))
    const urls = new Set(all.map((one) => (one.ok ? one.value.url : one.error.text.en)))
    expect(urls.size).toBe(1)
    await Promise.all(all.map((one) => one.ok && one.value.stop()))
    expect(await answers([...urls][0] ?? '')).toBe(false)
  })

  it('starts despite a stale lock: empty, of a dead process, or far too old', async () => {
    const home = join(folder, 'locked')
    await mkdir(home)
    const lock = join(home, 'starting')
    await writeFile(lock, '')
    const first = await openOwn(home)
    expect(first.ok).toBe(true)
    for (const holder of [2 ** 22 + 1, process.pid]) {
      await writeFile(lock, String(holder))
      await utimes(lock, 1, 1)
      expect((await openOwn(home)).ok).toBe(true)
    }
    expect((await readdir(home)).filter((name) => name.startsWith('starting'))).toEqual([])
    if (first.ok) await first.value.stop()
  })

  it('reports in one sentence why it cannot start', async () => {
    await writeFile(join(folder, 'file'), '')
    const refused = async (home: string): Promise<string> => {
      const opened = await openOwn(home)
      expect(opened.ok).toBe(false)
      return opened.ok ? '' : opened.error.code
    }
    expect(await refused(join(folder, 'file'))).toBe('no-data-folder')
    // /proc reports a missing folder where none can be created
    if (process.platform === 'linux') expect(await refused('/proc/kumiki/data')).toBe('no-data-folder')
    await mkdir(join(folder, 'orphan/postgres'), { recursive: true })
    await writeFile(join(folder, 'orphan/postgres/PG_VERSION'), '17\n')
    expect(await refused(join(folder, 'orphan'))).toBe('no-data-record')
    await mkdir(join(folder, 'full/postgres'), { recursive: true })
    await writeFile(join(folder, 'full/postgres/something'), '')
    expect(await refused(join(folder, 'full'))).toBe('database-not-started')
  })
})

describe('an external database', () => {
  it.each([
    ['nonsense', 'no-database-address'],
    ['postgres://nobody@127.0.0.1:1/none', 'no-database'],
  ])('is refused in one sentence: %s', async (url, code) => {
    expect(await openDatabase(url)).toMatchObject({ ok: false, error: { code } })
  })
})
