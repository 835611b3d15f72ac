import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, node, npm, root } from './place.ts'

it('the packed files, installed in an empty folder, give a kumiki that makes, checks and serves', {
  timeout: 600_000,
}, async () => {
  const packed = newFolder('kumiki-packed-')
  npm(['pack', '--workspaces', '--pack-destination', packed], root)
  const archives = readdirSync(packed).map((name) => join(packed, name))
  expect(archives.length).toBeGreaterThanOrEqual(4)

  const folder = newFolder()
  // a database of root's runs as another user, who must reach its programs
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...archives], folder)
  const kumiki = (...args: string[]) => npm(['exec', '--', 'kumiki', ...args], folder)

  expect(kumiki('--version').trim()).toMatch(/^\d+\.\d+\.\d+$/)
  kumiki('make', 'blocksum', '--size', '4', '--seed', 'packed', '-o', 'パズル.kumiki.json')
  expect(JSON.parse(kumiki('check', 'パズル.kumiki.json', '--json'))).toMatchObject({ ok: true })
  const library = "import { faces } from '@kumiki/core'; console.log(Object.keys(faces).join())"
  expect(node(['--input-type=module', '-e', library], folder)).toContain('blocksum')
  const lexicon =
    "import { themeOf } from '@kumiki/data'; import { loadTheme } from '@kumiki/data/node'; console.log((await loadTheme(themeOf('birds.ja'))).entries.length)"
  expect(Number(node(['--input-type=module', '-e', lexicon], folder))).toBeGreaterThan(40)
  writeFileSync(join(folder, 'lesson.txt'), '大雨が続くと、川の水があふれて洪水になります。')
  expect(kumiki('text', 'lesson.txt')).toMatch(/^\{(?:川\|かわ|洪水\|こうずい)\}\t/m)
  const site = "import { siteFolder } from '@kumiki/web/site'; console.log(siteFolder)"
  const pages = node(['--input-type=module', '-e', site], folder).trim()
  expect(readdirSync(pages)).toEqual(expect.arrayContaining(['assets', 'play', 'sw.js']))

  const bin = join(folder, 'node_modules/kumiki/bin/kumiki.js')
  const args = [bin, 'serve', '--port', '0', '--data', join(folder, 'data'), '--jobs', '0']
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'close')
  const [address] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(([code]) => Promise.reject(new Error(`serve ended with ${code}`))),
  ])
  const at = (path: string): string => new URL(path, String(address).trim()).href
  expect(await (await fetch(at('/play/'))).text()).toContain('<main>')
  const published = await fetch(at('/api/puzzles'), {
    method: 'POST',
    body: readFileSync(join(folder, 'パズル.kumiki.json')),
  })
  expect(published.status).toBe(201)
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it.each(['README.md', 'README.ja.md'])(
  'another project installs and uses the library as %s says',
  { timeout: 600_000 },
  (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const project = newFolder()
    writeFileSync(join(project, 'package.json'), '{"private":true}')
    const [, pack = ''] = /^npm (pack .*)$/m.exec(text) ?? []
    const [, install = ''] = /^npm (install .*)$/m.exec(text) ?? []
    expect(pack).toContain('../my-project')
    npm(
      pack.split(' ').map((word) => (word === '../my-project' ? project : word)),
      root,
    )
    npm([...install.split(' '), '--prefer-offline', '--no-audit', '--no-fund'], project)
    const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(text) ?? []
    expect(node(['--input-type=module', '-e', code], project)).toContain('unique: true')
  },
)
