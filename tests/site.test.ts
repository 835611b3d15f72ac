/**
 * What the built site loads for a player: the chunks that its page and one kind import statically, and the modules in
 * them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { kinds } from '@kumiki/core/kinds'
import type { OutputChunk } from 'rolldown'
import { build, type Plugin } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newFolder, root } from './place.ts'

/** For all scripts that a page loads to play one kind, without hints. */
const maxBytes = 60_000

const web = join(root, 'packages/web')
const core = join(root, 'packages/core/src')

/** Solvers, makers, graders, and everything that only they need. */
const ofTheWorkshop =
  /packages\/core\/src\/((verbs|sat|ladder|wordfill)\/|kinds\/(kinds\.ts|\w+\/(?!puzzle(\/|\.ts$))))|zod\/v4\/classic|cadical/

/** Built as by `npm run build`, because scripts for development are larger. */
async function chunks(...plugins: Plugin[]): Promise<readonly OutputChunk[]> {
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'silent',
    plugins,
    build: { outDir: newFolder('kumiki-site-') },
  })
  if (!('output' in built)) throw new Error('there is one site')
  return built.output.filter((file) => file.type === 'chunk')
}

/** A chunk with all its static imports. */
function loaded(all: readonly OutputChunk[], start: OutputChunk | undefined, seen = new Set<OutputChunk>()) {
  if (!start || seen.has(start)) return seen
  seen.add(start)
  for (const name of start.imports)
    loaded(
      all,
      all.find(({ fileName }) => fileName === name),
      seen,
    )
  return seen
}

/** The place of a kind's face: in the folder `puzzle`, or in the only file of a small kind. */
const facesOf = (kind: string): readonly string[] =>
  ['puzzle/face.ts', 'puzzle.ts'].map((file) => join(core, 'kinds', kind, file))

const pageOf = (all: readonly OutputChunk[]) =>
  all.find(({ facadeModuleId }) => facadeModuleId?.endsWith('play/index.html'))
const modulesOf = (some: Iterable<OutputChunk>) =>
  [...some].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id.replaceAll('\\', '/')] : [],
    ),
  )

describe('a first load of the player', () => {
  let all: readonly OutputChunk[]
  beforeAll(async () => {
    all = await chunks()
  })

  it.each(Object.keys(kinds))(`with %s is at most ${maxBytes} bytes of script, gzipped, and holds no craft`, (kind) => {
    const face = all.find(({ facadeModuleId }) => facesOf(kind).some((path) => path === facadeModuleId))
    expect(face).toBeDefined()
    const scripts = loaded(all, face, loaded(all, pageOf(all)))
    const theme = readFileSync(join(web, 'public/theme.js'), 'utf8')
    const bytes = [theme, ...[...scripts].map(({ code }) => code)].map((code) => gzipSync(code, { level: 9 }).length)
    const sum = bytes.reduce((total, some) => total + some, 0)
    expect(modulesOf(scripts).filter((id) => ofTheWorkshop.test(id))).toEqual([])
    expect(sum).toBeLessThanOrEqual(maxBytes)
    expect(sum).toBeGreaterThan(20_000)
  })
})

it('a craft that the page would load is noticed', async () => {
  const planted: Plugin = {
    name: 'planted',
    transform: (code, id) =>
      id.endsWith('player/main.tsx')
        ? `import { craft } from '${core}/kinds/sudoku/craft.ts'\nglobalThis.planted = craft\n${code}`
        : null,
  }
  const all = await chunks(planted)
  expect(modulesOf(loaded(all, pageOf(all))).filter((id) => ofTheWorkshop.test(id)).length).toBeGreaterThan(5)
})
