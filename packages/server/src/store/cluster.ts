/**
 * Creates, starts, finds and stops the PostgreSQL processes for one folder (a cluster). Errors are reduced to one line.
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

/** Creates an empty cluster. Returns null on success, else the error. */
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

/** Waits until the database answers. Returns null on success, else the error. */
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

/** The last error message in one line, without its timestamp. */
const lastLine = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const trouble = lines.findLast((line) => /FATAL|error|could not/i.test(line)) ?? lines.at(-1) ?? '?'
  return trouble.replace(/^.*?(FATAL|ERROR|error): +/i, '').replace(/\.$/, '')
}

/**
 * Starts the database on the loopback interface. Returns null once it answers, else the error. `url` names a database
 * that always exists.
 */
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
    // a process group of its own: Ctrl+C must not end it before we have finished
    { ...account, cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: surroundings },
  )
  return ready(child, url)
}

/** Stops the database and waits for its process to end. */
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

/** The process that serves the cluster; null if there is none. */
export async function postmaster(cluster: string, platform: string = process.platform): Promise<number | null> {
  const { pid, folder } = await readLock(cluster)
  return pid > 0 && isAlive(pid) && (await serves(pid, folder, cluster, platform)) ? pid : null
}

/** The process named in the cluster's lock file, and the folder that it was started for. */
async function readLock(cluster: string): Promise<{ readonly pid: number; readonly folder: string }> {
  const text = await readFile(lockOf(cluster), 'utf8').catch(() => '')
  const [pid = '', folder = ''] = text.split(/\r?\n/)
  return { pid: Number(pid), folder }
}

const lockOf = (cluster: string): string => join(cluster, 'postmaster.pid')

/**
 * The lock file can outlive its process, whose id may have been reused, and it is copied along with the folder. So the
 * process must be a PostgreSQL whose working directory is this folder. Where the system does not show that directory,
 * the lock file counts.
 */
async function serves(pid: number, folder: string, cluster: string, platform: string): Promise<boolean> {
  if (platform === 'linux') {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    if (!name.startsWith('postgres')) return false
  }
  const place = await realpath(platform === 'linux' ? `/proc/${pid}/cwd` : folder).catch(() => null)
  return place === null || place === (await realpath(cluster))
}

/** Removes a lock file whose process is alive but does not serve the cluster: PostgreSQL would refuse to start. */
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
