import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, npm, root } from './place.ts'

/** Copies the files that a clone would have, in their present state. */
function copySources(to: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
}

it('a fresh clone, in a path with spaces and Japanese, starts; paths are relative to the user’s current folder', {
  timeout: 600_000,
}, async () => {
  const clone = newFolder()
  copySources(clone)
  const here = newFolder()
  npm(
    [
      'start',
      '--silent',
      '--prefix',
      clone,
      '--',
      'make',
      'blocksum',
      '--size',
      '4',
      '--seed',
      'clone',
      '-o',
      '一問.kumiki.json',
    ],
    here,
  )
  const file = JSON.parse(readFileSync(join(here, '一問.kumiki.json'), 'utf8'))
  expect(file).toMatchObject({
    kumiki: 1,
    kind: 'blocksum',
    recipe: { seed: 'clone' },
    report: { claims: { unique: true } },
  })
  const again = npm(['start', '--silent', '--prefix', clone, '--', 'check', '一問.kumiki.json', '--json'], here)
  expect(JSON.parse(again)).toMatchObject({ ok: true })
  const [address, status] = await openedBy(clone, here)
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
  expect(status).toBe(200)
})

/** The address of the studio that `npm start` without arguments prints, and its response. */
async function openedBy(clone: string, cwd: string): Promise<readonly [address: string, status: number]> {
  const child = spawn(process.execPath, [join(clone, 'scripts/start.mjs')], {
    cwd,
    env: { ...process.env, INIT_CWD: cwd, KUMIKI_NO_OPEN: '1' },
  })
  try {
    const address = await new Promise<string>((resultOf, failed) => {
      child.stdout.once('data', (part: Buffer) => resultOf(String(part).trim()))
      child.once('close', (code) => failed(new Error(`it ended with ${code}`)))
    })
    return [address, (await fetch(address)).status]
  } finally {
    child.kill('SIGKILL')
  }
}
