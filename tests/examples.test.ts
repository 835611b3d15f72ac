import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { doors } from '@kumiki/core/kinds/doors'
import { describe, expect, it } from 'vitest'
import { newFolder, node, root } from './place.ts'

const bin = join(root, 'packages/cli/bin/kumiki.js')

describe('the examples', () => {
  const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.mjs'))
  it('are there', () => expect(examples.length).toBeGreaterThan(0))
  it.each(examples)('%s runs and prints something', (name) => {
    expect(node([join(root, 'examples', name)]).trim()).not.toBe('')
  })
})

describe('the commands shown in', () => {
  for (const page of ['README.md', 'README.ja.md'])
    it(`${page} run as they stand, one after the other, in a folder with the files that it shows`, {
      timeout: 600_000,
    }, async () => {
      const folder = newFolder()
      const text = readFileSync(join(root, page), 'utf8')
      const files = [...text.matchAll(/^```text (\S+)\n([\s\S]*?)^```/gm)]
      expect(files.length).toBeGreaterThan(1)
      for (const [, name = '', content = ''] of files) writeFileSync(join(folder, name), content)
      const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map((found) => found[1]!)
      const commands = blocks
        .flatMap((block) => block.split('\n'))
        .flatMap((line) => /^(?:npm start --(?: |$)|kumiki )(.*?)(?:\s+#.*)?$/.exec(line)?.[1] ?? [])
      expect(commands.length).toBeGreaterThan(3)
      for (const command of commands)
        if (/^(studio|serve)\b/.test(command))
          // on any port that is free
          expect(
            await served(
              words(command.replace(/ --port \d+/, command.startsWith('studio') ? '' : ' --port 0')),
              folder,
            ),
          ).toBe(0)
        else node([bin, ...words(command)], folder)
    })
})

/** Starts what runs until it is stopped, and stops it when it has said where it is: with which code it ends. */
function served(args: readonly string[], cwd: string): Promise<number | null> {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' },
  })
  child.stdout.once('data', (line: Buffer) => child.kill(/^http\S+\n$/.test(String(line)) ? 'SIGINT' : 'SIGKILL'))
  return new Promise((done) => child.on('close', done))
}

it.each(['README.md', 'README.ja.md'])('the library of %s is used as it stands', (page) => {
  const [, code] = /^```js\n([\s\S]*?)^```/m.exec(readFileSync(join(root, page), 'utf8')) ?? []
  expect(node(['--input-type=module', '-e', code ?? ''], root)).toContain('unique: true')
})

it.each(['README.md', 'README.ja.md'])('%s tells of every kind', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const kinds = Object.keys(doors).filter((name) => !name.startsWith('_'))
  expect(kinds.length).toBeGreaterThan(0)
  expect(kinds.filter((name) => !text.includes(`| \`${name}\``) || !text.includes(`make ${name} `))).toEqual([])
})

/** A command line cut as a shell would, for the simple quoting that the pages use. */
const words = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((found) => found[1] ?? found[2] ?? found[3]!)
