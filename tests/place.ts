/** Folders and programs that the tests of the whole product share. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A new empty folder, by default with spaces and Japanese in its path, as real users have them. */
export const newFolder = (name = 'くみき の 工房 '): string => mkdtempSync(join(tmpdir(), name))

/** Runs npm and returns its stdout; throws with its stderr if it fails. */
export function npm(args: readonly string[], cwd: string): string {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')))
  const done = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    env: { ...environment, INIT_CWD: undefined, npm_config_update_notifier: 'false' },
    shell: process.platform === 'win32',
    maxBuffer: 64_000_000,
  })
  if (done.status !== 0)
    throw new Error(`npm ${args.join(' ')} exited with ${done.status}\n${done.stderr}\n${done.stdout}`)
  return done.stdout
}

export const node = (args: readonly string[], cwd = root, program = process.execPath): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 64_000_000, env: { ...process.env, NO_COLOR: '1' } })
