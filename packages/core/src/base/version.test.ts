import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { version } from './version.ts'

it('every package has the version that recipes record', () => {
  for (const name of ['core', 'data', 'press', 'lab', 'cli']) {
    const manifest = JSON.parse(readFileSync(new URL(`../../../${name}/package.json`, import.meta.url), 'utf8'))
    const { dependencies = {} } = manifest
    const own = Object.entries(dependencies).filter(([dependency]) => dependency.startsWith('@kumiki/'))
    expect([name, manifest.version, ...own.map(([, wanted]) => wanted)]).toEqual([
      name,
      version,
      ...own.map(() => version),
    ])
  }
})
