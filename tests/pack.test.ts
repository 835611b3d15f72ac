import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, node, npm, root } from './place.ts'

it('the packed files, installed in an empty folder, give a kumiki that makes and checks', { timeout: 600_000 }, () => {
  const packed = newFolder('kumiki-packed-')
  npm(['pack', '--workspaces', '--pack-destination', packed], root)
  const archives = readdirSync(packed).map((name) => join(packed, name))
  expect(archives.length).toBeGreaterThanOrEqual(4)

  const folder = newFolder()
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
  const site = "import { siteFolder } from '@kumiki/web/site'; console.log(siteFolder)"
  const pages = node(['--input-type=module', '-e', site], folder).trim()
  expect(readdirSync(pages)).toEqual(expect.arrayContaining(['assets', 'play', 'sw.js']))
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
