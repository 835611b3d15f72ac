/**
 * What a page with one kind loads: `@kumiki/core/player` bundled with that kind only, as for an embedded puzzle. The
 * modules in the bundle are everything that is reachable at run time, through any number of imports.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { kinds } from '@kumiki/core/kinds'
import { type Plugin, rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { root } from './place.ts'

const core = join(root, 'packages/core/src')
const maxBytes = 20_000

/** Files of a kind, and of the folders that kinds share, that a player may load. */
const allowed = new RegExp(
  [
    'node_modules/zod/v4/(mini|core|locales)/',
    'packages/core/src/(player|base/\\w+|drawing/(overlay|picture|theme)|file/(file|refusals)|play/\\w+)\\.ts$',
    'packages/core/src/kind/(sidelist|board|face|types)\\.ts$',
    'packages/core/src/words/(kana|normalise|script|writing)\\.ts$',
    'packages/core/src/(latin/(front|grid|model)|wordgrid/(front|lists|ruling|slots))\\.ts$',
    'packages/core/src/simple/(dots|face|puzzle|seen)\\.ts$',
    'packages/core/src/kinds/[a-z]+/puzzle(/|\\.ts$)',
    'only-one-kind$|rolldown/runtime',
  ].join('|'),
)

/** The table of faces with one kind, loaded statically. */
const onlyOne = (kind: string, more = ''): Plugin => ({
  name: 'only-one-kind',
  resolveId: (source) => (source.endsWith('/kinds/faces.ts') ? '\0only-one-kind' : null),
  load: (id) =>
    id === '\0only-one-kind'
      ? `import { face } from '${core}/kinds/${kind}/${existsSync(join(core, 'kinds', kind, 'puzzle.ts')) ? 'puzzle' : 'puzzle/face'}.ts'\n${more}
         import { someFace } from '${core}/kind/face.ts'
         export const faces = { ${kind}: async () => someFace(face) }`
      : null,
})

async function bundleOf(kind: string, more?: string) {
  const build = await rolldown({
    input: join(core, 'player.ts'),
    plugins: [onlyOne(kind, more)],
    resolve: { conditionNames: ['source', 'import', 'browser', 'default'] },
    platform: 'browser',
    logLevel: 'silent',
    // as in pages, where a script that is loaded later takes what it needs from the first
    preserveEntrySignatures: 'allow-extension',
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  const [entry] = output
  // modules that are loaded later are reachable too
  const modules = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
  return {
    /** Scripts that the page would load at once beside the one that is measured. */
    beside: entry.imports,
    bytes: gzipSync(entry.code, { level: 9 }).length,
    strangers: modules.map(([id]) => id.replaceAll('\\', '/')).filter((id) => !allowed.test(id)),
  }
}

describe.each(Object.keys(kinds))('a page that plays %s', (kind) => {
  it(`loads at most ${maxBytes} bytes of script, gzipped, and nothing of the workshop`, async () => {
    const { beside, bytes, strangers } = await bundleOf(kind)
    expect(beside).toEqual([])
    expect(strangers).toEqual([])
    expect(bytes).toBeLessThanOrEqual(maxBytes)
    expect(bytes).toBeGreaterThan(5_000)
  })
})

it('a maker that a face would load is noticed', async () => {
  const planted = `import { craft } from '${core}/kinds/sudoku/craft.ts'\nconsole.log(craft)`
  expect((await bundleOf('sudoku', planted)).strangers.length).toBeGreaterThan(5)
  const later = `globalThis.later = () => import('${core}/kinds/sudoku/craft.ts')`
  expect((await bundleOf('sudoku', later)).strangers.length).toBeGreaterThan(5)
})

it('every kind has a face in the table of the player', () => {
  const folders = readdirSync(join(core, 'kinds'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const named = folders.map(({ name }) => name).filter((name) => !name.startsWith('_'))
  expect(Object.keys(kinds).toSorted()).toEqual(named.toSorted())
})
