/** The commands by which docs/running.md publishes, judges and deletes by hand work as written. */
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
    const address = await new Promise<string>((resultOf) =>
      child.stdout.once('data', (part: Buffer) => resultOf(String(part))),
    )
    const kumiki = `kumiki() { '${process.execPath}' '${join(root, 'packages/cli/bin/kumiki.js')}' "$@" 2>/dev/null; }`
    const here = script.replace('http://127.0.0.1:8080', address.trim().replace(/\/$/, ''))
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', `${kumiki}\n${here}`], { cwd: folder })
    expect([status, String(stderr)]).toEqual([0, ''])
    const messages = String(stdout).trim().split(/\r?\n/)
    const id = /"id":"([\w-]+)"/.exec(messages[0] ?? '')?.[1]
    expect(messages[0]).toMatch(/^\{"id":"[\w-]+","play":"http[^"]+","edit":"http[^"]+#[\w-]{22}"\}$/)
    expect(JSON.parse(messages[1] ?? '')).toMatchObject({ kumiki: 1, kind: 'sudoku' })
    expect(messages[2]).toMatch(/^\{"status":"(complete|broken)"\}$/)
    expect(messages[3]).toBe(`{"id":"${id}"}`)
    expect(messages[4]).toBe('{"status":"received"}')
    expect(messages[5]).toBe('\ufeff"received","answer","keyword","keyword right","Name"')
    expect(messages[6]).toMatch(/^"\d{4}-[^"]+","(complete|broken)","","","Hana"$/)
    expect(messages.slice(7)).toEqual([`{"id":"${id}"}`])
  } finally {
    child.kill('SIGTERM')
    await over
    rmSync(folder, { recursive: true, force: true })
  }
  expect(await over).toMatchObject({ code: 0 })
})
