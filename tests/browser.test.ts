import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './place.ts'
import { openSite, program, type Site } from './site.ts'

/** The unbundled packages: an import map for the browser. */
const imports = {
  '@kumiki/core': '/packages/core/dist/index.js',
  'cadical-wasm': '/node_modules/cadical-wasm/dist/index.js',
  zod: '/node_modules/zod/index.js',
  'zod/mini': '/node_modules/zod/mini/index.js',
  'zod/v4/core': '/node_modules/zod/v4/core/index.js',
}
const page = `<!doctype html><meta charset="utf-8"><title>core</title><script type="importmap">${JSON.stringify({ imports })}</script>`
const isSample = process.env.KUMIKI_LONG !== '1'
/** As text, because the test runner would rewrite the imports of a function. */
const hashesInPage = `(async () => {
  const { goldenTexts } = await import('/scripts/golden-texts.mjs')
  const found = {}
  for await (const [name, text] of goldenTexts(await import('@kumiki/core'), ${isSample})) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    found[name] = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  return found
})()`

let site: Site

describe.skipIf(program === null)('in a browser', () => {
  beforeAll(async () => {
    site = await openSite(page)
  })
  afterAll(() => site?.close())

  it('the core makes, proves and grades the same bytes as in Node, the second solver included', {
    timeout: 600_000,
  }, async () => {
    const tab = await site.browser.newPage()
    await tab.goto(site.address)
    const hashes = await tab.evaluate<Record<string, string>>(hashesInPage)
    const recorded = JSON.parse(readFileSync(join(root, 'docs/golden.json'), 'utf8'))
    const kinds = new Set(Object.keys(recorded).map((name) => name.split(' ')[0]))
    expect(new Set(Object.keys(hashes).map((name) => name.split(' ')[0]))).toEqual(kinds)
    if (isSample) expect(recorded).toMatchObject(hashes)
    else expect(hashes).toEqual(recorded)
  })
})
