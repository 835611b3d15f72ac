/** The set-up: what it lists before it installs, what can be declined, and that no stale build is left to be tested. */
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listed } from '../scripts/apt.mjs'
import { browsers, chosen, declined, problemWith } from '../scripts/browser.mjs'
import { secondNode } from '../scripts/node24.mjs'
import { poppler } from '../scripts/poppler.mjs'
import { newestOf, orphansOf } from '../scripts/setup.mjs'
import { newFolder, root } from './place.ts'

describe('what is installed', () => {
  it('is listed before with its packages and sizes, and with how to decline it', () => {
    const wanted = [...browsers(), poppler, secondNode]
    const lines = listed(wanted).split('\n')
    for (const { name, packages, megabytes } of wanted)
      expect(lines).toContain(`  ${name}: ${packages.join(', ')} (about ${megabytes} MB)`)
    expect(lines.at(-1)).toMatch(/KUMIKI_INSTALL=none.*KUMIKI_BROWSERS=chromium/)
  })
  it('is every browser, or the chosen ones; declined ones are listed at the end', () => {
    expect(chosen(undefined)).toEqual(['Chromium', 'Firefox', 'WebKit'])
    expect(declined(undefined)).toBe('')
    expect(chosen('webkit, chromium')).toEqual(['Chromium', 'WebKit'])
    expect(declined('chromium')).toBe('Not run: Firefox, WebKit (KUMIKI_BROWSERS=chromium)')
    expect(declined('none')).toBe('Not run: Chromium, Firefox, WebKit (KUMIKI_BROWSERS=none)')
  })
  it('is refused in one sentence if a name is unknown', () => {
    expect(problemWith('chromium,opera')).toMatch(
      /^KUMIKI_BROWSERS=chromium,opera: there is no browser "opera"; .*\n.*「opera」/,
    )
    for (const list of [undefined, '', 'none', 'firefox']) expect(problemWith(list)).toBeNull()
  })
})

it('output of a removed source is found, and nothing else', () => {
  const sources = ['a.ts', 'kinds/b.tsx', 'data.json']
  const outputs = ['a.js', 'a.d.ts', 'kinds/b.js', 'data.json', '.tsbuildinfo', 'old.js', 'kinds/old.d.ts', 'kinds']
  expect(orphansOf(sources, outputs)).toEqual(['old.js', 'kinds/old.d.ts'])
})

it('foreign changes to the output are noticed by their time, at any depth', () => {
  const folder = newFolder('kumiki-dist-')
  mkdirSync(join(folder, 'kinds'))
  const write = (name: string, seconds: number): void => {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), seconds, seconds)
  }
  write('a.js', 1_000)
  write('kinds/b.js', 1_001)
  write('.tsbuildinfo', 2_000)
  expect(newestOf([folder, join(folder, 'nowhere')])).toBe(1_001_000)
  write('kinds/b.js', 1_002)
  expect(newestOf([folder])).toBe(1_002_000)
})

describe('the guides for contributors', () => {
  const pages = ['CONTRIBUTING.md', 'CONTRIBUTING.ja.md']
  const read = (page: string): string => readFileSync(join(root, page), 'utf8')
  const commandsOf = (page: string): string[] =>
    [...read(page).matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

  it.each(pages)('%s names existing commands and folders', (page) => {
    const names = commandsOf(page)
    for (const wanted of ['dev', 'check', 'test', 'test:long']) expect(names).toContain(wanted)
    for (const name of names) {
      expect(Object.keys(scripts)).toContain(name)
      const [, file = ''] = /^node (scripts\/\S+\.mjs)/.exec(scripts[name] ?? '') ?? ['', 'package.json']
      expect([name, existsSync(join(root, file))]).toEqual([name, true])
    }
    const folders = [...read(page).matchAll(/^\| `([a-z/]+)` +\|/gm)].map(([, folder = '']) => folder)
    expect(folders.length).toBeGreaterThan(5)
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
  })

  it('have the same commands, and the sizes that the set-up prints', () => {
    const [one, other] = pages.map((page) => [...new Set(commandsOf(page))].toSorted())
    expect(one).toEqual(other)
    for (const page of pages)
      for (const { name, megabytes } of browsers()) expect(read(page)).toMatch(new RegExp(`${name}.?.?${megabytes} MB`))
  })
})
