/** The real program in a process of its own, for tests. It runs what was built. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

export function kumiki(args: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  const child = start(args, surroundings)
  child.stdin.on('error', () => {})
  child.stdin.end(surroundings.input ?? '')
  return ended(child)
}
