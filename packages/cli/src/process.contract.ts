/** The real program for tests, as it was built, in a process of its own or, for many short calls, in one that stays. */
import { type ChildProcessWithoutNullStreams, fork, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

export const bin = fileURLToPath(new URL('../bin/kumiki.js', import.meta.url))

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'くみき の '))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Surroundings {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string | Uint8Array
}

const englishByDefault = { LC_ALL: 'C', NO_COLOR: '' }

export function start(args: readonly string[], { cwd, env }: Surroundings = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [bin, ...args], { cwd, env: { ...process.env, ...englishByDefault, ...env } })
}

export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => out.push(part))
  child.stderr.on('data', (part: Buffer) => err.push(part))
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    )
  })
}

/**
 * One call in the process that a test file keeps, because starting a process takes most of a short call's time. Calls
 * run one after another.
 */
export function kumiki(args: readonly string[], { cwd, env, input }: Surroundings = {}): Promise<Ended> {
  const next = last.then(() => {
    lasting ??= startLasting()
    return lasting.call({ args, cwd: cwd ?? process.cwd(), env: env ?? {}, input: Buffer.from(input ?? '') })
  })
  last = next.catch(() => undefined)
  return next
}

/** The message to the process that stays: everything that a process of its own would find in its environment. */
export interface Call {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly input: Uint8Array
}

let last: Promise<unknown> = Promise.resolve()
let lasting: ReturnType<typeof startLasting> | null = null
afterAll(() => lasting?.end())

function startLasting() {
  const child = fork(fileURLToPath(new URL('fixtures/lasting.mjs', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...englishByDefault },
    execArgv: [],
    serialization: 'advanced',
  })
  const death = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)))
  })
  death.catch(() => undefined)
  return {
    call(call: Call): Promise<Ended> {
      const answer = new Promise<Ended>((resolve) => child.once('message', (ended: Ended) => resolve(ended)))
      child.send(call)
      return Promise.race([answer, death])
    },
    end: () => child.disconnect(),
  }
}
