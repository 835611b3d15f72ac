/** The tests that `npm run check` considers related to a change. */
import { describe, expect, it } from 'vitest'
import { importers, importsIn, isTest, readProject, related } from '../scripts/graph.mjs'

const files = new Map(
  Object.entries({
    'packages/core/package.json': '',
    'packages/core/src/kinds/a/exact.ts': 'export const exact = 1',
    'packages/core/src/kinds/a/exact.test.ts': "import { exact } from './exact.ts'",
    'packages/core/src/kinds/b/exact.test.ts': "import { exact } from './exact.ts'",
    'packages/core/src/kinds/kinds.ts': "export const kinds = { a: () => import('./a/exact.ts') }",
    'packages/press/src/book.ts':
      "import { kinds } from '@kumiki/core/kinds/kinds'\nimport type { X } from './types.ts'",
    'packages/press/src/book.test.ts': "import { bind } from './book.ts'",
    'packages/press/src/types.ts': '',
    'packages/cli/bin/kumiki.js': "import '../dist/main.js'",
    'packages/cli/src/main.ts': "new Worker(new URL('./worker.js', import.meta.url))",
    'packages/cli/src/worker.ts': '',
    'packages/cli/src/main.test.ts': "const bin = new URL('../bin/kumiki.js', import.meta.url)",
    'docs/page.md': '',
    'docs/golden/x.json': '',
    'tests/page.test.ts': "readFileSync(join(root, 'docs/page.md'))",
    'tests/golden.test.ts': '',
  }),
)
const manifests = new Map([['core', { './*': { source: './src/*.ts' } }]])
const back = importers(files, manifests)
const to = (...changed: string[]): string[] =>
  related(changed, files, { '^docs/golden': ['tests/golden'] }, back).map(({ path }) => path)

describe('tests related to a change', () => {
  it('are those that import it, the nearest first, through dynamic imports and other packages too', () => {
    expect(to('packages/core/src/kinds/a/exact.ts')).toEqual([
      'packages/core/src/kinds/a/exact.test.ts',
      'packages/press/src/book.test.ts',
    ])
  })
  it('are those that start the program built from it', () => {
    expect(to('packages/cli/src/worker.ts')).toEqual(['packages/cli/src/main.test.ts'])
  })
  it('are those that name it, or that the list ties to it', () => {
    expect(to('docs/page.md')).toEqual(['tests/page.test.ts'])
    expect(to('docs/golden/x.json')).toEqual(['tests/golden.test.ts'])
  })
  it('are none for a file of types only, which the compiler checks', () => {
    expect(to('packages/press/src/types.ts')).toEqual([])
  })
  it('begin with the changed test itself', () => {
    expect(to('tests/page.test.ts')).toEqual(['tests/page.test.ts'])
  })

  it('are found through imports of any form', () => {
    const code =
      "import a from 'a'\nimport 'b'\nexport * from 'c'\nimport {\n  d,\n} from 'd'\nimport type { E } from 'e'\nimport('f')"
    expect(importsIn(code).map((one) => one.to)).toEqual(['a', 'b', 'c', 'd', 'f'])
  })
  it('miss no test of the packages: each imports a source, or reads its own folder', () => {
    const project = readProject()
    const imported = new Set([...importers(project).values()].flatMap((by) => [...by.keys()]))
    const alone = [...project].filter(
      ([path, code]) =>
        isTest(path) && path.startsWith('packages/') && !imported.has(path) && !code.includes('readdirSync'),
    )
    expect(alone.map(([path]) => path)).toEqual([])
  })
})
