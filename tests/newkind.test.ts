import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { facesFor } from '../scripts/faces.mjs'
import { newFolder, node, root } from './place.ts'

it('a new kind copied from the blank one builds, and passes the contract', { timeout: 600_000 }, () => {
  const folder = newFolder()
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z', 'packages/core', 'tsconfig.base.json'],
    { cwd: root, encoding: 'utf8' },
  )
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')

  node([join(root, 'scripts/new-kind.mjs'), 'oneliner', folder])
  node([join(root, 'node_modules/typescript/bin/tsc'), '-p', 'packages/core', '--noEmit', 'false'], folder)
  const out = node(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      'packages/core/src/contract/kind.test.ts',
      'packages/core/src/kinds/oneliner',
      '--reporter=verbose',
    ],
    folder,
  )
  expect(out).toMatch(/the contract of oneliner > a written file is read back/)
  const libraryUse =
    "import { kinds } from './packages/core/dist/index.js'; await kinds.oneliner(async (module) => console.log((await module.craft()).face.id))"
  expect(node(['--input-type=module', '-e', libraryUse], folder).trim()).toBe('oneliner')
})

const kinds = join(root, 'packages/core/src/kinds')

it('a new kind has the parts whose files its sample has, and stands in both tables in alphabetical order', () => {
  const folder = newFolder()
  const its = join(folder, 'packages/core/src/kinds')
  mkdirSync(join(its, '_blank/fixtures'), { recursive: true })
  cpSync(join(kinds, 'kinds.ts'), join(its, 'kinds.ts'))
  for (const file of ['puzzle.ts', 'craft.ts', 'recount.ts', 'paper.ts', 'fixtures/contract.ts'])
    writeFileSync(join(its, '_blank', file), "export const blank: Blank = { id: '_blank' }\n")
  node([join(root, 'scripts/new-kind.mjs'), 'oneliner', folder])

  const table = readFileSync(join(its, 'kinds.ts'), 'utf8')
  const entry = `  oneliner: kindModule({
    face: () => import('./oneliner/puzzle.ts'),
    craft: () => import('./oneliner/craft.ts'),
    recount: () => import('./oneliner/recount.ts'),
    paper: () => import('./oneliner/paper.ts'),
  }),
`
  expect(table).toContain(`${entry}  skeleton: kindModule(`)
  expect(table.replace(entry, '')).toBe(readFileSync(join(kinds, 'kinds.ts'), 'utf8'))
  expect(readFileSync(join(its, 'faces.ts'), 'utf8')).toContain(
    "  oneliner: lazyFace(() => import('./oneliner/puzzle.ts')),\n  skeleton: lazyFace(",
  )
  for (const file of ['puzzle.ts', 'fixtures/contract.ts'])
    expect(readFileSync(join(its, 'oneliner', file), 'utf8')).toBe(
      "export const blank: Oneliner = { id: 'oneliner' }\n",
    )
})

it('the faces that players load are those of the table of kinds', () => {
  const table = readFileSync(join(kinds, 'kinds.ts'), 'utf8')
  const faces = readFileSync(join(kinds, 'faces.ts'), 'utf8')
  expect(facesFor(table)).toBe(faces)
  const entry = "  zebra: kindModule({\n    face: () => import('./zebra/puzzle.ts'),\n  }),\n}\n"
  expect(facesFor(table.replace(/\}\n$/, entry))).not.toBe(faces)
  expect(facesFor(table.replace(/\}\n$/, '  zebra: kindModule(zebra),\n}\n'))).toBe(null)
})

it('a new kind needs a fresh name in lower-case letters', () => {
  for (const name of ['Bad', '1x', 'a b', '../x', ''])
    expect(() => node(['scripts/new-kind.mjs', name], root)).toThrow(/Name the kind in lower-case letters/)
})

it('a name that JavaScript itself uses is refused, in both languages', () => {
  for (const name of ['constructor', 'class', 'import', 'await', 'null', 'arguments', 'let'])
    expect(() => node(['scripts/new-kind.mjs', name], root)).toThrow(/JavaScript; choose another.*別の名前に/)
  expect(() => node(['scripts/new-kind.mjs', 'blocksum'], root)).toThrow(/already a kind.*もうあります/)
})
