/** What a command loads, counted in the real program: each of its threads writes which scripts Node ran. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ended, newFolder, start } from '../process.contract.ts'

interface Coverage {
  readonly result: readonly { readonly url: string }[]
}

/** The addresses of all scripts that a call runs, in any thread. */
async function loadedBy(...args: string[]): Promise<string[]> {
  const cwd = newFolder()
  const folder = join(cwd, 'scripts')
  // a process of its own, because Node's coverage is that of a whole process
  const { code, err } = await ended(start(args, { cwd, env: { NODE_V8_COVERAGE: folder } }))
  expect([code, err]).toEqual([0, expect.any(String)])
  const scripts = readdirSync(folder).flatMap((name) => {
    const coverage: Coverage = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return coverage.result.map(({ url }) => url)
  })
  return [...new Set(scripts)]
}

const ours = (urls: readonly string[]): string[] =>
  urls.flatMap((url) => /\/packages\/([a-z]+\/dist\/.*)$/.exec(url)?.[1] ?? [])
const heavy = /^(server|lab|data|web)\/|^press\/dist\/(pages\/|paper\.)/

it('making a puzzle loads fewer than 140 modules besides its kind, and none of the server, the lab, the lexicon or the pages', async () => {
  const urls = await loadedBy('make', 'sudoku', '--size', '4')
  const own = ours(urls)
  expect(own).toEqual(expect.arrayContaining(['cli/dist/making/worker.js', 'core/dist/kinds/sudoku/craft.js']))
  // the command is held to this number, whatever its kind needs
  expect(own.filter((path) => !path.startsWith('core/dist/kinds/sudoku/')).length).toBeLessThan(140)
  expect(own.filter((path) => heavy.test(path))).toEqual([])
  expect(urls.filter((url) => /node_modules\/(pdfkit|fontkit|sharp|fastify|pg)\//.test(url))).toEqual([])
})

it('printing loads the code of pages only when needed, and only the paper settings of its own kind', async () => {
  const urls = await loadedBy('make', 'sudoku', '--size', '4', '-o', 'p.pdf')
  expect(ours(urls)).toEqual(expect.arrayContaining(['press/dist/pages/pdf.js', 'core/dist/kinds/sudoku/paper.js']))
  expect(ours(urls).filter((path) => /^core\/dist\/kinds\/(?!sudoku\/)\w+\//.test(path))).toEqual([])
  expect(urls.some((url) => url.includes('node_modules/pdfkit/'))).toBe(true)
  expect(ours(urls).filter((path) => /^(server|lab)\//.test(path))).toEqual([])
})
