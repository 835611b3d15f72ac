/**
 * The third-party packages that users get: each is listed with its licence and a reason, and every licence has been
 * reviewed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './place.ts'

interface Locked {
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const locked: Record<string, Locked> = read('package-lock.json').packages

const direct = [
  ...new Set(
    readdirSync(join(root, 'packages')).flatMap((name) => {
      const { dependencies = {}, optionalDependencies = {} } = read(`packages/${name}/package.json`)
      return Object.keys({ ...dependencies, ...optionalDependencies }).filter((one) => !one.startsWith('@kumiki/'))
    }),
  ),
].sort()

const listed = [
  ...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)`\s*\| (.*?)\s*\| (.+?)\s*\|$/gm),
]

const free = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC0-1\.0|LGPL-3\.0-or-later)$/
/**
 * The LGPL is that of the libraries inside sharp, which are loaded unchanged. png-js is MIT, but only its licence file
 * says so.
 */
const isFree = (name: string, licence = name.endsWith('/png-js') ? 'MIT' : ''): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/ AND | OR /)
    .every((part) => free.test(part))

describe('dependencies', () => {
  it('are listed, each with its licence and its reason', () => {
    expect(direct.length).toBeGreaterThan(10)
    expect(listed.map(([, name]) => name).sort()).toEqual(direct)
    for (const [, name, licence, reason = ''] of listed) {
      expect([name, licence]).toEqual([name, locked[`node_modules/${name}`]?.license])
      expect(reason.length).toBeGreaterThan(2)
    }
  })

  it('have free licences, and so have theirs', () => {
    const all = Object.entries(locked).filter(
      ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
    )
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter(([path, { license }]) => !isFree(path, license)).map(([path]) => path)).toEqual([])
    expect(isFree('x', 'SSPL-1.0')).toBe(false)
    expect(isFree('x', 'MIT AND GPL-3.0')).toBe(false)
  })

  it('are not tied to a host: the lock file names none', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/)
  })
})
