/** Runs the real program in separate processes, for tests that kill them. It runs the build, not the sources. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../../../cli/bin/kumiki.js', import.meta.url))

export const kumiki = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [bin, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', DATABASE_URL: '' },
  })

export interface Over {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export function over(child: ChildProcess): Promise<Over> {
  let [out, err] = ['', '']
  child.stdout?.on('data', (part: Buffer) => {
    out += String(part)
  })
  child.stderr?.on('data', (part: Buffer) => {
    err += String(part)
  })
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })))
}

/** The first lines of its stdout, once they have arrived. */
export function firstLines(child: ChildProcess, count: number): Promise<string[]> {
  let out = ''
  let err = ''
  child.stderr?.on('data', (part: Buffer) => {
    err = (err + String(part)).slice(-2_000)
  })
  return new Promise((done, failed) => {
    child.stdout?.on('data', (part: Buffer) => {
      out += String(part)
      const lines = out.split('\n')
      if (lines.length > count) done(lines.slice(0, count))
    })
    child.once('close', (code) => failed(new Error(`it ended with ${code}: ${err}`)))
  })
}

export const isGone = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

export const gone = (child: ChildProcess): Promise<void> =>
  isGone(child) ? Promise.resolve() : new Promise((done) => child.once('close', () => done()))
