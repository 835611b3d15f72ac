import { openFile } from '@kumiki/core/file'
import { describe, expect, it } from 'vitest'
import { puzzleOf } from '../../../../../../tests/hands.ts'
import { offers } from './export.ts'
import { read } from './read.ts'
import { link } from './share.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

async function lineOf(kind: string): Promise<string> {
  const { text } = await puzzleOf(kind, 'en')
  return JSON.stringify(JSON.parse(text))
}

const puzzleIn = async (line: string): Promise<unknown> => {
  const file = await openFile(line)
  return file.ok ? file.value.puzzle : null
}

describe('an opened file', () => {
  it.each(['mine.kumiki.json', 'mine.json', 'mine', 'mine.doc', ''])('is ours with the name %j', async (name) => {
    const line = await lineOf('sudoku')
    const found = await read(name, bytesOf(line))
    expect(found.ok && (await puzzleIn(found.value.line))).toEqual(await puzzleIn(line))
  })
  it('may hold many puzzles', async () => {
    const line = await lineOf('sudoku')
    for (const name of ['many.jsonl', 'many']) {
      const found = await read(name, bytesOf(`${line}\n\n${line}\n`))
      expect(found.ok && found.value.others).toHaveLength(1)
    }
  })
  it('may come from another program, whatever its name', async () => {
    const made = await offers(await lineOf('crossword'))
    if (!made.ok) throw new Error(made.error.text.en)
    for (const { extension, whole } of made.value.filter((one) => ['.ipuz', '.jpz', '.puz'].includes(one.extension))) {
      const bytes = new Uint8Array((await whole?.arrayBuffer()) ?? [])
      for (const name of [`x${extension}`, 'x.bin'])
        expect((await read(name, bytes)).ok, `${name} ${extension}`).toBe(true)
    }
  })
  it('may be a play link', async () => {
    const line = await lineOf('hashi')
    const made = await link(line, false, 'https://x.org/')
    if (!made.ok) throw new Error(made.error.text.en)
    const found = await read('link.txt', bytesOf(`${made.value.link}\n`))
    expect(found.ok && (await puzzleIn(found.value.line))).toEqual(await puzzleIn(line))
  })
  it.each([
    ['nothing', new Uint8Array()],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0, 1])],
    ['a letter', bytesOf('Dear all, …')],
    ['a broken puzzle', bytesOf('{"kumiki":1,"kind":"sudoku"')],
    ['a cut link', bytesOf('https://x.org/play/#k1AAO')],
    ['too much', new Uint8Array(30_000_000)],
  ])('is refused with a sentence where it is %s', async (_, bytes) => {
    for (const name of ['x.png', 'x.txt', 'x.kumiki.json', 'x']) {
      const found = await read(name, bytes)
      expect(found.ok).toBe(false)
      if (!found.ok) expect([found.error.text.en, found.error.text.ja].every((text) => text.length > 5)).toBe(true)
    }
  })
})

describe('a link', () => {
  it('contains the answer only if it is self-checking', async () => {
    const line = await lineOf('sudoku')
    for (const selfChecking of [false, true]) {
      const made = await link(line, selfChecking, 'https://x.org/a/')
      if (!made.ok) throw new Error(made.error.text.en)
      expect(made.value.link.startsWith('https://x.org/a/play/#k1')).toBe(true)
      expect(made.value.hasAnswer).toBe(selfChecking)
      const back = await read('x', bytesOf(made.value.link))
      expect(back.ok && 'answer' in JSON.parse(back.value.line)).toBe(selfChecking)
    }
  })
})
