/**
 * Our own PostgreSQL in a folder. If one already runs there, started by another server or left behind by a killed one,
 * it is used. Otherwise one is started, on the loopback interface, on a free port, with a random password. The process
 * that started it, or took it over from a dead one, stops it.
 *
 * The folder holds `postgres/` (the cluster) and `database.json` (port, password, owner), readable by its user only.
 */
import { randomBytes } from 'node:crypto'
import { chown, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import * as z from 'zod'
import { end, forgetOthers, freePort, initialise, isAlive, isFree, launch, postmaster } from './cluster.ts'
import { answers, codeOf, singleConnection } from './database.ts'
import { accountFor, makeFolders, markOf, reasonOf } from './folder.ts'
import { findPrograms, type Programs } from './programs.ts'

export interface OwnDatabase {
  readonly url: string
  /** Stops the database if this process owns it. */
  stop(): Promise<void>
}

const record = z.object({ port: z.int(), password: z.string(), owner: z.int() })
type Record = z.infer<typeof record>

const user = 'kumiki'
const name = 'kumiki'
/** How often its process is checked. */
const lookMs = 1_000
/** How long a running database may take to answer: it may be starting, or recovering after a crash. */
const answerMs = 20_000

/** `programs`: which PostgreSQL; by default the packaged one, else the system's. */
export async function openOwn(
  folder: string,
  programs = findPrograms(),
  waitMs = answerMs,
): Promise<Result<OwnDatabase>> {
  const home = resolve(folder)
  const made = await makeFolder(home)
  if (!made.ok) return made
  const found = oneByOne(join(home, 'starting'), () => findOrStart(home, programs, waitMs))
  const opened = await found.catch((error: unknown) => {
    // system errors (no space, no permission) become a message; anything else is a bug
    if (!/^E[A-Z]+$/.test(codeOf(error))) throw error
    return bad(noFolder(home, codeOf(error)))
  })
  return opened.ok ? good({ url: urlOf(opened.value), stop: keep(home, programs) }) : opened
}

async function findOrStart(home: string, programs: Programs | null, waitMs: number): Promise<Result<Record>> {
  const known = await readRecord(home)
  if (known && (await answersSoon(known, home, waitMs))) {
    if (!isAlive(known.owner)) await writeRecord(home, { ...known, owner: process.pid })
    return good(known)
  }
  return programs ? start(home, known, programs) : bad(noPrograms)
}

/**
 * Keeps the database alive until the returned function stops it: takes it over from a dead owner, and restarts it if it
 * dies. If several servers share a folder, the owner does this, and another one once the owner is gone.
 */
function keep(home: string, programs: Programs | null): () => Promise<void> {
  let isEnding = false
  let working: Promise<unknown> | null = null
  const look = async (): Promise<void> => {
    const known = await readRecord(home)
    if (isEnding || !known || (known.owner !== process.pid && isAlive(known.owner))) return
    const isThere = (await postmaster(clusterIn(home))) !== null
    // this fails while child processes of the old one remain, or the disk is full: the next check tries again
    if (!isThere || known.owner !== process.pid)
      await oneByOne(join(home, 'starting'), () => findOrStart(home, programs, answerMs))
  }
  const timer = setInterval(() => {
    working ??= look()
      .catch(() => {})
      .finally(() => {
        working = null
      })
  }, lookMs)
  timer.unref()
  return async () => {
    isEnding = true
    clearInterval(timer)
    await working
    if ((await readRecord(home))?.owner === process.pid) await end(clusterIn(home))
  }
}

const clusterIn = (home: string): string => join(home, 'postgres')

/** Longer than any start takes: an older lock belongs to a dead process whose id was reused. */
const maxLockMs = 180_000

/**
 * Runs `work` in one process at a time. The lock is a file that contains its holder's process id. It is linked into
 * place with that id in it, so a process that dies, or finds the disk full, never leaves a lock without a holder.
 */
async function oneByOne<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const own = `${lock}-${process.pid}-${randomBytes(6).toString('hex')}`
  try {
    await writeFile(own, String(process.pid))
    while (!(await took(own, lock))) {
      if (await isLeft(lock)) await rm(lock, { force: true })
      await pause(100)
    }
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

async function took(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return false
  }
}

/** Whether the lock's holder is dead. */
async function isLeft(lock: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = [Number(await readFile(lock, 'utf8')), await stat(lock)]
    return !(holder > 0 && isAlive(holder)) || Math.abs(Date.now() - mtimeMs) > maxLockMs
  } catch {
    // it has just been released
    return false
  }
}

const urlOf = ({ port, password }: Record, database = name): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

/**
 * A database that is starting, or recovering after a crash, answers after a while. If no process serves this folder, an
 * answer on the known port comes from another database, such as the one that this folder is a copy of.
 */
async function answersSoon(known: Record, home: string, waitMs: number): Promise<boolean> {
  for (const end = performance.now() + waitMs; performance.now() < end; ) {
    if ((await postmaster(clusterIn(home))) === null) return false
    if (await answers(urlOf(known))) return true
    await pause(500)
  }
  return false
}

async function makeFolder(home: string): Promise<Result<void>> {
  try {
    await makeFolders(home)
    const { uid } = await stat(home)
    const self = process.getuid?.() ?? uid
    if (self !== 0 && uid !== self) return bad(othersFolder(home))
    await makeFolders(clusterIn(home))
    return good(undefined)
  } catch (error) {
    return bad(noFolder(home, codeOf(error)))
  }
}

async function start(home: string, known: Record | null, programs: Programs): Promise<Result<Record>> {
  const cluster = clusterIn(home)
  const password = known?.password ?? randomBytes(18).toString('base64url')
  const isNew = await stat(markOf(cluster)).then(
    () => false,
    () => true,
  )
  if (!isNew && !known) return bad(noRecord(home))
  if ((await postmaster(cluster)) !== null) return bad(silent(home))
  await forgetOthers(cluster)
  const account = await accountFor(cluster)
  if (isNew) {
    const message = await initialise(programs, account, cluster, user, password)
    if (message !== null) return bad(notStarted(home, message))
  }
  const port = known && (await isFree(known.port)) ? known.port : await freePort()
  const next = { port, password, owner: process.pid }
  await writeRecord(home, next)
  const message = await launch(programs, account, cluster, port, urlOf(next, 'postgres'))
  if (message !== null) return bad(notStarted(home, message))
  await makeDatabase(next)
  return good(next)
}

async function makeDatabase(known: Record): Promise<void> {
  const client = singleConnection(urlOf(known, 'postgres'))
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } catch (error) {
    if (codeOf(error) !== '42P04') throw error
  } finally {
    await client.end()
  }
}

async function readRecord(home: string): Promise<Record | null> {
  try {
    return record.parse(JSON.parse(await readFile(join(home, 'database.json'), 'utf8')))
  } catch {
    return null
  }
}

/** Written atomically, and owned by the owner of the folder even if root writes it. */
async function writeRecord(home: string, known: Record): Promise<void> {
  const draft = join(home, `.database-${process.pid}.json`)
  await writeFile(draft, `${JSON.stringify(known)}\n`, { mode: 0o600 })
  const { uid, gid } = await stat(home)
  if (process.getuid?.() === 0) await chown(draft, uid, gid)
  await rename(draft, join(home, 'database.json'))
}

const noPrograms: Problem = problem(
  'no-postgres',
  'There is no PostgreSQL that can run here; install one (15 or newer), or name a database with --database. Root needs Kumiki in a folder that other users may enter.',
  'ここで動かせる PostgreSQL がありません。15 以上を入れるか、--database で指定してください。root で使うときは、ほかの利用者も入れるフォルダーに Kumiki を置いてください。',
)
const othersFolder = (home: string): Problem =>
  problem(
    'data-of-others',
    `The folder ${home} belongs to another user; name one of your own with --data.`,
    `フォルダー ${home} は別の利用者のものです。--data で自分のフォルダーを指定してください。`,
  )
const noFolder = (home: string, code: string): Problem =>
  problem(
    'no-data-folder',
    `The folder ${home} cannot be used for data (${reasonOf(code).en}); name another with --data.`,
    `フォルダー ${home} をデータ用に使えません（${reasonOf(code).ja}）。--data で別のフォルダーを指定してください。`,
  )
const noRecord = (home: string): Problem =>
  problem(
    'no-data-record',
    `The folder ${home} holds a database without its database.json; restore that file or name another folder with --data.`,
    `フォルダー ${home} のデータベースに database.json がありません。このファイルを戻すか、--data で別のフォルダーを指定してください。`,
  )
const silent = (home: string): Problem =>
  problem(
    'database-silent',
    `A database runs in ${home} but does not answer; end it, or name another folder with --data.`,
    `${home} ではデータベースが動いていますが、応答がありません。終了させるか、--data で別のフォルダーを指定してください。`,
  )
const notStarted = (home: string, message: string): Problem =>
  problem(
    'database-not-started',
    `The database in ${home} does not start: ${message}.`,
    `${home} のデータベースが起動しません: ${message}。`,
  )
