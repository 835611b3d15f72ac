/** The commands by which docs/running.md publishes, judges and deletes by hand run as they stand. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ended, newFolder, start } from '../process.contract.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const hasCurl = spawnSync('curl', ['--version']).status === 0 && spawnSync('bash', ['-c', 'true']).status === 0
if (!hasCurl) console.log('There is no curl here: the commands of docs/running.md are not tried.')

it.skipIf(!hasCurl)('docs/running.md publishes, judges and deletes by hand', async () => {
  const page = readFileSync(join(root, 'docs/running.md'), 'utf8')
  const [, section = ''] = /^## By hand\n([\s\S]*?)^## /m.exec(page) ?? []
  const script = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block]) => block).join('')
  expect(script.split('\n').filter((line) => line.includes('curl '))).toHaveLength(7)

  const folder = newFolder()
  const child = start(['serve', '--port', '0', '--data', join(folder, 'data'), '--jobs', '0'])
  const over = ended(child)
  try {
    const address = await new Promise<string>((told) => child.stdout.once('data', (part: Buffer) => told(String(part))))
    const kumiki = `kumiki() { '${process.execPath}' '${join(root, 'packages/cli/bin/kumiki.js')}' "$@" 2>/dev/null; }`
    const here = script.replace('http://127.0.0.1:8080', address.trim().replace(/\/$/, ''))
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', `${kumiki}\n${here}`], { cwd: folder })
    expect([status, String(stderr)]).toEqual([0, ''])
    const said = String(stdout).trim().split(/\r?\n/)
    const id = /"id":"([\w-]+)"/.exec(said[0] ?? '')?.[1]
    expect(said[0]).toMatch(/^\{"id":"[\w-]+","play":"http[^"]+","edit":"http[^"]+#[\w-]{22}"\}$/)
    expect(JSON.parse(said[1] ?? '')).toMatchObject({ kumiki: 1, kind: 'sudoku' })
    expect(said[2]).toMatch(/^\{"status":"(complete|broken)"\}$/)
    expect(said[3]).toBe(`{"id":"${id}"}`)
    expect(said[4]).toBe('{"status":"received"}')
    expect(said[5]).toBe('\ufeff"received","answer","keyword","keyword right","Name"')
    expect(said[6]).toMatch(/^"\d{4}-[^"]+","(complete|broken)","","","Hana"$/)
    expect(said.slice(7)).toEqual([`{"id":"${id}"}`])
  } finally {
    child.kill('SIGTERM')
    await over
    rmSync(folder, { recursive: true, force: true })
  }
  expect(await over).toMatchObject({ code: 0 })
})
