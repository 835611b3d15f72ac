import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder, node, root } from './place.ts'

it('a new kind copied from the blank one builds, and passes the contract, in both tables', { timeout: 600_000 }, () => {
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
    "import { doors } from './packages/core/dist/index.js'; await doors.oneliner(async (door) => console.log((await door.craft()).face.id))"
  expect(node(['--input-type=module', '-e', libraryUse], folder).trim()).toBe('oneliner')
})

it('a new kind needs a fresh name in lower-case letters', () => {
  for (const name of ['Bad', '1x', 'a b', '../x', ''])
    expect(() => node(['scripts/new-kind.mjs', name], root)).toThrow(/Name the kind in lower-case letters/)
})

it('a new kind is not called like something that JavaScript knows, and that is said in both languages', () => {
  for (const name of ['constructor', 'class', 'import', 'await', 'null', 'arguments', 'let'])
    expect(() => node(['scripts/new-kind.mjs', name], root)).toThrow(/JavaScript; choose another.*別の名前に/)
  expect(() => node(['scripts/new-kind.mjs', 'blocksum'], root)).toThrow(/already a kind.*もうあります/)
})
