import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { newFolder, node, npm, root } from './place.ts'

/** The packages as they are published, one archive each. */
let archives: readonly string[]
beforeAll(() => {
  const folder = newFolder('kumiki-packed-')
  npm(['pack', '--workspaces', '--pack-destination', folder], root)
  archives = readdirSync(folder).map((name) => join(folder, name))
}, 300_000)

it('the packed files, installed in an empty folder, give a kumiki that makes, checks and serves', {
  timeout: 600_000,
}, async () => {
  expect(archives.length).toBeGreaterThanOrEqual(4)

  const folder = newFolder()
  // a database started by root runs as another user, who must be able to read its programs
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', ...archives], folder)
  const kumiki = (...args: string[]) => npm(['exec', '--', 'kumiki', ...args], folder)

  expect(kumiki('--version').trim()).toMatch(/^\d+\.\d+\.\d+$/)
  kumiki('make', 'blocksum', '--size', '4', '--seed', 'packed', '-o', 'パズル.kumiki.json')
  expect(JSON.parse(kumiki('check', 'パズル.kumiki.json', '--json'))).toMatchObject({ ok: true })
  kumiki('convert', 'パズル.kumiki.json', 'パズル.html')
  expect(readFileSync(join(folder, 'パズル.html'), 'utf8')).toContain('data-sealed="program"')
  const library = "import { faces } from '@kumiki/core'; console.log(Object.keys(faces).join())"
  expect(node(['--input-type=module', '-e', library], folder)).toContain('blocksum')
  const lexicon =
    "import { themeOf } from '@kumiki/data'; import { loadTheme } from '@kumiki/data/node'; console.log((await loadTheme(themeOf('birds.ja'))).entries.length)"
  expect(Number(node(['--input-type=module', '-e', lexicon], folder))).toBeGreaterThan(40)
  writeFileSync(join(folder, 'lesson.txt'), '大雨が続くと、川の水があふれて洪水になります。')
  expect(kumiki('text', 'lesson.txt')).toMatch(/^\{(?:川\|かわ|洪水\|こうずい)\}\t/m)
  const site = "import { siteFolder } from '@kumiki/web/site'; console.log(siteFolder)"
  const pages = node(['--input-type=module', '-e', site], folder).trim()
  expect(readdirSync(pages)).toEqual(expect.arrayContaining(['assets', 'handout.json', 'play', 'sw.js']))

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

it('another project installs and uses the library as README.md and README.ja.md say', () => {
  const pages = ['README.md', 'README.ja.md'].map((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const [, pack = ''] = /^npm (pack .*)$/m.exec(text) ?? []
    const [, install = ''] = /^npm (install .*)$/m.exec(text) ?? []
    const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(text) ?? []
    return { pack, install, code }
  })
  const [english, japanese] = pages
  expect([japanese?.pack, japanese?.install]).toEqual([english?.pack, english?.install])
  const project = newFolder()
  writeFileSync(join(project, 'package.json'), '{"private":true}')
  const { pack = '', install = '' } = english ?? {}
  expect(pack).toContain('../my-project')
  npm(
    pack.split(' ').map((word) => (word === '../my-project' ? project : word)),
    root,
  )
  npm([...install.split(' '), '--prefer-offline', '--no-audit', '--no-fund'], project)
  for (const { code } of pages) expect(node(['--input-type=module', '-e', code], project)).toContain('unique: true')
})

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, unknown>>
}

/** The files of an archive, unpacked into a folder. */
function unpacked(archive: string): string {
  const folder = newFolder('kumiki-unpacked-')
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  return join(folder, 'package')
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * The findings of publint. The condition `source` is only for our own builds and names unpublished files, so it is left
 * out.
 */
async function lintOf(folder: string): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return messages
    .filter(({ path }) => !path.includes('source'))
    .map((message) => formatMessage(message, manifest) ?? '')
}

/** The entries that a pattern such as `./verbs/*` stands for, by the existing files. */
function entriesOf(folder: string): readonly string[] {
  const entries = Object.entries(manifestOf(folder).exports ?? {})
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => `./${path.replaceAll('\\', '/')}`,
  )
  return entries.flatMap(([entry, target]) => {
    if (target === null) return []
    if (!entry.includes('*')) return [entry]
    const types = typeof target === 'object' && 'types' in target ? String(target.types) : ''
    const [before = '', after = ''] = types.split('*')
    return files
      .filter((path) => types !== '' && path.startsWith(before) && path.endsWith(after))
      .map((path) => entry.replace('*', path.slice(before.length, path.length - after.length)))
      .filter((one) => entries.every(([other, to]) => other !== one || to !== null))
  })
}

/**
 * The findings of @arethetypeswrong/cli on the types of each entry, for Node (node16) and for bundlers. '': all
 * resolve.
 */
function typesOf(archive: string, entries: readonly string[]): string {
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
  const options = ['--profile', 'esm-only', '--no-definitely-typed', '--no-emoji', '--no-color', '--format', 'ascii']
  const { status, stdout } = spawnSync(process.execPath, [attw, archive, ...options, '--entrypoints', ...entries], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stdout
}

describe('the packed packages', () => {
  it('are clean by publint', { timeout: 300_000 }, async () => {
    expect(archives.length).toBeGreaterThanOrEqual(7)
    for (const archive of archives) expect([archive, await lintOf(unpacked(archive))]).toEqual([archive, []])
  })

  it('have types for every entry, for Node and for bundlers', { timeout: 600_000 }, () => {
    const checked = archives.flatMap((archive) => {
      const entries = entriesOf(unpacked(archive))
      // the program itself is no library
      if (entries.length > 0) expect(typesOf(archive, entries)).toBe('')
      return entries
    })
    expect(checked).toEqual(
      expect.arrayContaining(['.', './player', './verbs/make', './kinds/hashi/puzzle', './batches']),
    )
    expect(checked).not.toContain('./verbs/trace')
  })

  it('expose nothing but their entries', () => {
    const entries = archives.flatMap((archive) => Object.keys(manifestOf(unpacked(archive)).exports ?? {}))
    expect(entries.length).toBeGreaterThan(20)
    expect(entries.filter((entry) => /^\.\/\*/.test(entry))).toEqual([])
  })

  it('fail with an entry that has no file, and with one that has no types', {
    timeout: 120_000,
  }, async () => {
    const folder = newFolder('kumiki-broken-')
    const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
    const exports = { '.': entry('index'), './more': entry('more') }
    const manifest = { name: 'broken', version: '1.0.0', type: 'module', exports }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    for (const name of ['index.js', 'index.d.ts', 'more.js'])
      writeFileSync(join(folder, name), 'export declare const one: number\n')
    npm(['pack'], folder)
    expect((await lintOf(folder)).join()).toContain('more.d.ts')
    expect(typesOf(join(folder, 'broken-1.0.0.tgz'), ['.', './more'])).toMatch(/broken\/more[\s\S]*no types/i)
  })
})
