/**
 * Pages made in a Web Worker, without Node: bundled as an application would bundle them, and compared dot by dot with
 * Node's.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseFile } from '@kumiki/core/file'
import { faces } from '@kumiki/core/kinds'
import { pageDrawings, printPuzzles, Typeface, writePdf } from '@kumiki/press/paper'
import { type Plugin, rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPoppler } from '../scripts/poppler.mjs'
import { newFolder, root } from './place.ts'
import { openSite, program, type Site } from './site.ts'

const press = join(root, 'packages/press/src')
const core = join(root, 'packages/core/src')
const place = '.cache/worker'

/** The worker's code: it fetches fonts and a puzzle, and returns pages as bytes. */
const entry = `
import { parseFile } from '${core}/file/file.ts'
import { faces } from '${core}/kinds/faces.ts'
import { pageDrawings, printPuzzles, Typeface, writePdf } from '${press}/paper.ts'
const bytesOf = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer())
onmessage = async ({ data: { regular, bold, puzzles, options } }) => {
  try {
    const typeface = new Typeface({ regular: await bytesOf(regular), bold: await bytesOf(bold) })
    const files = []
    for (const path of puzzles) files.push((await parseFile(await (await fetch(path)).text(), faces)).value)
    const print = await printPuzzles(files, options, typeface)
    if (!print.ok) throw new Error(print.error.text.en)
    const { pages, title, lang } = print.value
    const bytes = await writePdf(pages, typeface, { title, lang, date: new Date(0) })
    postMessage({ bytes, drawings: pageDrawings(pages, typeface), node: typeof process })
  } catch (error) {
    postMessage({ trouble: String(error?.stack ?? error) })
  }
}
`

const virtual: Plugin = {
  name: 'entry',
  resolveId: (source) => (source === 'worker-entry' ? '\0worker-entry' : null),
  load: (id) => (id === '\0worker-entry' ? entry : null),
}

/**
 * The modules of Node that any file of the bundle imports statically; those that solvers load dynamically, in Node
 * only, do not count.
 */
async function bundle(): Promise<string[]> {
  const build = await rolldown({
    input: 'worker-entry',
    plugins: [virtual],
    resolve: { conditionNames: ['source', 'import', 'browser', 'default'] },
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', entryFileNames: 'worker.js' })
  mkdirSync(join(root, place), { recursive: true })
  for (const chunk of output) if (chunk.type === 'chunk') writeFileSync(join(root, place, chunk.fileName), chunk.code)
  return output.flatMap((chunk) =>
    chunk.type === 'chunk' ? chunk.imports.filter((name) => name.startsWith('node:')) : [],
  )
}

const require = createRequire(join(root, 'packages/cli/package.json'))
const font = (name: string): string => require.resolve(`@expo-google-fonts/biz-udpgothic/${name}.ttf`)
const fonts = {
  regular: font('400Regular/BIZUDPGothic_400Regular'),
  bold: font('700Bold/BIZUDPGothic_700Bold'),
}
const samples = ['crossword-ja', 'wordsearch-en', 'picture-ja'].map(
  (name) => `packages/press/src/fixtures/${name}.json`,
)
const options = { paper: 'b5', nameLine: true } as const

interface Made {
  readonly bytes: Uint8Array
  readonly drawings: readonly string[]
}

async function inNode(): Promise<Made> {
  const typeface = new Typeface({ regular: readFileSync(fonts.regular), bold: readFileSync(fonts.bold) })
  const files = await Promise.all(
    samples.map(async (path) => {
      const file = await parseFile(readFileSync(join(root, path), 'utf8'), faces)
      if (!file.ok) throw new Error(file.error.text.en)
      return file.value
    }),
  )
  const [first, ...others] = files
  if (!first) throw new Error('no sample')
  const print = await printPuzzles([first, ...others], options, typeface)
  if (!print.ok) throw new Error(print.error.text.en)
  const { pages, title, lang } = print.value
  const bytes = await writePdf(pages, typeface, { title, lang, date: new Date(0) })
  return { bytes, drawings: pageDrawings(pages, typeface) }
}

/** All its pages, as grey dots. */
function dotsOf(bytes: Uint8Array, name: string): Buffer {
  const path = join(newFolder('kumiki-worker-'), `${name}.pdf`)
  writeFileSync(path, bytes)
  return execFileSync('pdftoppm', ['-gray', '-r', '72', path], { maxBuffer: 64_000_000 })
}

let site: Site

describe.skipIf(program === null || !findPoppler())('in a Web Worker', () => {
  beforeAll(async () => {
    site = await openSite('<!doctype html><meta charset="utf-8"><title>worker</title>')
  })
  afterAll(async () => {
    await site?.close()
    rmSync(join(root, place), { recursive: true, force: true })
  })

  it('pages are the same dots and drawings as in Node, and no module of Node is used', {
    timeout: 300_000,
  }, async () => {
    expect(await bundle()).toEqual([])
    const tab = await site.browser.newPage()
    await tab.goto(site.address)
    const address = (path: string): string => `/${path.replace(root, '')}`
    const order = {
      regular: address(fonts.regular),
      bold: address(fonts.bold),
      puzzles: samples.map(address),
      options,
    }
    const made = await tab.evaluate<
      { bytes: number[]; drawings: string[]; node: string } | { trouble: string },
      typeof order & { script: string }
    >(
      ({ script, ...data }) =>
        new Promise((resolve) => {
          const worker = new Worker(script, { type: 'module' })
          worker.onmessage = ({ data: reply }) =>
            resolve(reply.bytes ? { ...reply, bytes: Array.from(reply.bytes) } : reply)
          worker.onerror = ({ message }) => resolve({ trouble: message })
          worker.postMessage(data)
        }),
      { ...order, script: `/${place}/worker.js` },
    )
    if ('trouble' in made) throw new Error(made.trouble)
    expect(made.node).toBe('undefined')
    const own = await inNode()
    expect(made.drawings).toEqual(own.drawings)
    const [here, there] = [dotsOf(own.bytes, 'node'), dotsOf(new Uint8Array(made.bytes), 'worker')]
    expect(here.length).toBeGreaterThan(1_000_000)
    expect(there.equals(here)).toBe(true)
  })
})
