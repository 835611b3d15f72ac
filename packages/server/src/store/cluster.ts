/**
 * The processes of PostgreSQL for one folder (a cluster): made, started, found, ended. What one of them says is told in
 * one line.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, seenBy } from './account.ts'
import { answers, codeOf } from './database.ts'
import type { Programs } from './programs.ts'

const startMs = 60_000

const surroundings = { ...process.env, LC_ALL: 'C', LANG: 'C' }

/** Makes an empty one; null: done; else what it said. */
export async function initialise(
  { initdb }: Programs,
  account: Account | undefined,
  cluster: string,
  user: string,
  password: string,
): Promise<string | null> {
  const secret = join(tmpdir(), `kumiki-${randomBytes(12).toString('hex')}`)
  await writeFile(secret, password, { mode: 0o600, flag: 'wx' })
  if (account) await chown(secret, account.uid, account.gid)
  try {
    const child = spawn(
      initdb,
      [
        '-D',
        seenBy(account, cluster),
        '-U',
        user,
        '-A',
        'scram-sha-256',
        '-E',
        'UTF8',
        '--locale=C',
        '--pwfile',
        secret,
      ],
      { ...account, cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'], env: surroundings },
    )
    const output = listen(child)
    const code = await new Promise<number | null>((done) => {
      child.on('error', () => done(null))
      child.on('close', done)
    })
    if (code === 0) return null
    await rm(join(cluster, 'PG_VERSION'), { force: true })
    return lastLine(output())
  } finally {
    await rm(secret, { force: true })
  }
}

/** Waits until it answers; null: it does. */
async function ready(child: ChildProcess, url: string): Promise<string | null> {
  const output = listen(child)
  let isOver = false
  child.on('close', () => {
    isOver = true
  })
  child.on('error', () => {
    isOver = true
  })
  for (const end = performance.now() + startMs; performance.now() < end && !isOver; await pause(50)) {
    if (!(await answers(url))) continue
    child.stderr?.removeAllListeners('data').resume()
    child.unref()
    return null
  }
  if (!isOver) child.kill('SIGQUIT')
  return lastLine(output())
}

function listen(child: ChildProcess): () => string {
  let output = ''
  child.stderr?.on('data', (part: Buffer) => {
    output = (output + String(part)).slice(-4_000)
  })
  return () => output
}

/** What it says of itself, in one line, without the time before it. */
const lastLine = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const trouble = lines.findLast((line) => /FATAL|error|could not/i.test(line)) ?? lines.at(-1) ?? '?'
  return trouble.replace(/^.*?(FATAL|ERROR|error): +/i, '').replace(/\.$/, '')
}

/** Starts it on this machine alone; null: it answers there. `url`: of a database that is always there. */
export async function launch(
  { postgres }: Programs,
  account: Account | undefined,
  cluster: string,
  port: number,
  url: string,
): Promise<string | null> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const child = spawn(
    postgres,
    ['-D', seenBy(account, cluster), '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // in a group of its own: what ends us by Ctrl+C does not end it before we have finished
    { ...account, cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: surroundings },
  )
  return ready(child, url)
}

/** Asks it to end and waits for that. */
export async function end(cluster: string): Promise<void> {
  const pid = await postmaster(cluster)
  if (pid === null) return
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let tries = 0; tries < 300 && isAlive(pid); tries++) await pause(50)
}

/** The process that serves the cluster; null: none does. */
export async function postmaster(cluster: string, platform: string = process.platform): Promise<number | null> {
  const { pid, folder } = await readLock(cluster)
  return pid > 0 && isAlive(pid) && (await serves(pid, folder, cluster, platform)) ? pid : null
}

/** Which process the cluster's own lock names, and the folder that it was started for. */
async function readLock(cluster: string): Promise<{ readonly pid: number; readonly folder: string }> {
  const text = await readFile(lockOf(cluster), 'utf8').catch(() => '')
  const [pid = '', folder = ''] = text.split(/\r?\n/)
  return { pid: Number(pid), folder }
}

const lockOf = (cluster: string): string => join(cluster, 'postmaster.pid')

/**
 * The lock outlives its process, whose number another one may have by now, and goes along with a copy of the folder: it
 * must be a database, and stand in this folder. Where the system does not say so, the lock is believed.
 */
async function serves(pid: number, folder: string, cluster: string, platform: string): Promise<boolean> {
  if (platform === 'linux') {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    if (!name.startsWith('postgres')) return false
  }
  const place = await realpath(platform === 'linux' ? `/proc/${pid}/cwd` : folder).catch(() => null)
  return place === null || place === (await realpath(cluster))
}

/**
 * Removes a lock that names a living process which does not serve the cluster: PostgreSQL would not start beside it.
 */
export async function forgetOthers(cluster: string): Promise<void> {
  const { pid } = await readLock(cluster)
  if (pid > 0 && isAlive(pid) && (await postmaster(cluster)) === null) await rm(lockOf(cluster), { force: true })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const listening = (port: number): Promise<number | null> =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(null))
    server.listen(port, '127.0.0.1', () => {
      const place = server.address()
      server.close(() => done(typeof place === 'object' && place ? place.port : null))
    })
  })

export const isFree = async (port: number): Promise<boolean> => (await listening(port)) !== null
export const freePort = async (): Promise<number> => (await listening(0)) ?? 0
