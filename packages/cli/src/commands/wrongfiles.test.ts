import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { kumiki, newFolder } from '../process.contract.ts'

const cwd = newFolder()
const files: Record<string, string | Uint8Array> = {
  binary: Uint8Array.from({ length: 200_000 }, (_, n) => (n * n * 31 + (n >> 3)) % 256),
  'line.txt': 'a'.repeat(1_000_000),
  'cells.txt': 'あ,'.repeat(300_000),
  'lines.txt': Array.from({ length: 100_000 }, (_, n) => `漢字${n}!?`).join('\n'),
  'mixed.txt': Array.from({ length: 100_000 }, (_, n) => ['漢', 'a1', '"x', 'ab'.repeat(50), '{%%'][n % 5]).join('\n'),
  'clues.txt': `${Array.from({ length: 1_900 }, (_, n) => `word\tclue number ${n}`).join('\n')}\ncat\ndog\n`,
}

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content)
})

/** In characters, about a screen: a board with its list, and a few sentences. */
const max = 4_000

describe.each(Object.keys(files))('a wrong file never floods the terminal: %s', (name) => {
  it.each([
    'make crossword --effort 100 --words',
    'make skeleton --effort 100 --words',
    'make wordsearch --effort 1000 --clues --words',
    'make wordsearch cat dog bird --effort 1000 --block',
    'check',
    'print -o x.pdf',
  ])('%s', async (command) => {
    const { out, err } = await kumiki([...command.split(' '), name, '--lang', 'en'], { cwd })
    expect(out.length + err.length).toBeLessThan(max)
    expect(out + err).not.toMatch(/[^\P{Cc}\n]/u)
  })
})
