import { chmod, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decode, Growing, readLines, readText, wayTo, writeWhole } from './files.ts'

const folder = () => mkdtemp(join(tmpdir(), 'くみき '))
const bytes = (...values: number[]) => Uint8Array.from(values)
const sapporoInShiftJis = bytes(0x8e, 0x44, 0x96, 0x79)

describe('reading', () => {
  it('takes a file up to the limit and refuses one byte more', async () => {
    const path = join(await folder(), 'a.txt')
    await writeFile(path, 'x'.repeat(100))
    expect(await readText(path, 100, 'utf-8')).toMatchObject({ ok: true, value: { text: 'x'.repeat(100) } })
    expect(await readText(path, 99, 'utf-8')).toMatchObject({ ok: false, error: { code: 'too-large' } })
  })

  it('names the trouble with a missing file, a folder, a device without end', async () => {
    const here = await folder()
    const codeOf = async (path: string) => {
      const read = await readText(path, 1000, 'utf-8')
      return read.ok ? 'read' : read.error.code
    }
    expect(await codeOf(join(here, 'none.json'))).toBe('no-file')
    expect(await codeOf(here)).toBe('is-folder')
    if (process.platform !== 'win32') expect(await codeOf('/dev/zero')).toBe('too-large')
    expect(await codeOf('a\0b')).toBe('unreadable')
  })

  it('gives the lines of a file one by one, without the blank ones, however long the file is', async () => {
    const path = join(await folder(), 'a.jsonl')
    const long = 'あ'.repeat(40_000)
    await writeFile(path, `one\r\n\n  \n${long}\n${'x'.repeat(300_000)}\nlast`)
    const read: [number, string][] = []
    for await (const [line, content] of readLines(path, 200_000))
      read.push([line, content.ok ? content.value.text.trim() : content.error.code])
    expect(read).toEqual([
      [1, 'one'],
      [4, long],
      [5, 'too-large'],
      [6, 'last'],
    ])
  })

  it('ends with the reason if lines cannot be read', async () => {
    const codes = async (path: string) => {
      const found: string[] = []
      for await (const [, content] of readLines(path, 1000)) found.push(content.ok ? 'read' : content.error.code)
      return found
    }
    const here = await folder()
    expect(await codes(here)).toEqual(['is-folder'])
    expect(await codes(join(here, 'none.jsonl'))).toEqual(['no-file'])
    await writeFile(join(here, 'sjis.jsonl'), Buffer.concat([sapporoInShiftJis, Buffer.from('\n{}\n')]))
    expect(await codes(join(here, 'sjis.jsonl'))).toEqual(['not-utf8', 'read'])
  })

  it('drops a byte order mark', () => {
    expect(decode('a', bytes(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toMatchObject({ ok: true, value: { text: 'a' } })
  })

  it('takes Shift_JIS and UTF-16 for word lists, with a note, and for nothing else', () => {
    const words = decode('words.txt', sapporoInShiftJis, 'any')
    expect(words).toMatchObject({ ok: true, value: { text: '札幌' } })
    expect(words.ok && words.value.notes[0]?.text.en).toContain('Shift_JIS')
    expect(decode('a', bytes(0xff, 0xfe, 0x42, 0x30), 'any')).toMatchObject({ ok: true, value: { text: 'あ' } })
    expect(decode('a.json', sapporoInShiftJis, 'utf-8')).toMatchObject({ ok: false, error: { code: 'not-utf8' } })
  })

  it('takes Windows-1252 for word lists, with a note', () => {
    for (const word of ['café\n', 'région\nnaïve', 'Öl']) {
      const words = decode('words.txt', Buffer.from(word, 'latin1'), 'any')
      expect(words).toMatchObject({ ok: true, value: { text: word } })
      expect(words.ok && words.value.notes[0]?.text).toMatchObject({
        en: expect.stringMatching(/Windows-1252.*save it as UTF-8/),
        ja: expect.stringMatching(/Windows-1252.*UTF-8 で保存/),
      })
    }
    const katakana = bytes(0x83, 0x41, 0x83, 0x43)
    expect(decode('a', katakana, 'any')).toMatchObject({ ok: true, value: { text: 'アイ' } })
  })

  it('refuses a word list that is no text', () => {
    const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
    expect(decode('a.png', png, 'any')).toMatchObject({ ok: false, error: { code: 'not-text' } })
    expect(decode('a.bin', bytes(0x61, 0, 0x62), 'any')).toMatchObject({ ok: false, error: { code: 'not-text' } })
  })
})

describe('writing', () => {
  it('shows nothing under its name before it is whole, and leaves nothing else behind', async () => {
    const here = await folder()
    const path = join(here, 'all.jsonl')
    await writeFile(path, 'before')
    const file = await Growing.open(path)
    if (!file.ok) throw new Error(file.error.text.en)
    await file.value.write('one\n')
    await file.value.write('two\n')
    expect(await readFile(path, 'utf8')).toBe('before')
    expect((await readdir(here)).filter((name) => name.endsWith('.jsonl'))).toEqual(['all.jsonl'])
    await file.value.keep()
    expect(await readFile(path, 'utf8')).toBe('one\ntwo\n')
    expect(await readdir(here)).toEqual(['all.jsonl'])
  })

  it('if given up, leaves the old file', async () => {
    const here = await folder()
    const path = join(here, 'a.svg')
    expect(await writeWhole(path, 'older')).toEqual({ ok: true, value: false })
    expect(await writeWhole(path, 'old')).toEqual({ ok: true, value: true })
    const file = await Growing.open(path)
    if (file.ok) await file.value.drop()
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(here)).toEqual(['a.svg'])
  })

  it('replaces the file of that name, reports it, and touches no other', async () => {
    const here = await folder()
    const path = join(here, 'list.tsv')
    await writeFile(path, 'old')
    await writeFile(`${path}~`, 'of an editor')
    expect(await writeWhole(path, 'new')).toEqual({ ok: true, value: true })
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readFile(`${path}~`, 'utf8')).toBe('of an editor')
    expect((await readdir(here)).sort()).toEqual(['list.tsv', 'list.tsv~'])
  })

  it('is refused beforehand if there is no folder, or a folder has the name', async () => {
    const here = await folder()
    await mkdir(join(here, 'p.svg'))
    expect(await wayTo(join(here, 'no', 'p.svg'))).toMatchObject({ ok: false, error: { code: 'unwritable' } })
    expect(await wayTo(join(here, 'p.svg'))).toMatchObject({ ok: false, error: { code: 'is-folder' } })
    expect(await wayTo(join(here, 'q.svg'))).toMatchObject({ ok: true })
    expect(await writeWhole(join(here, 'p.svg'), 'x')).toMatchObject({ ok: false, error: { code: 'unwritable' } })
    expect(await readdir(here)).toEqual(['p.svg'])
  })

  it('is refused if the old file is read-only', async () => {
    const path = join(await folder(), 'a.svg')
    await writeWhole(path, 'old')
    await chmod(path, 0o444)
    expect(await wayTo(path)).toMatchObject({ ok: false, error: { code: 'unwritable' } })
    expect(await writeWhole(path, 'new')).toMatchObject({ ok: false, error: { code: 'unwritable' } })
    expect(await readFile(path, 'utf8')).toBe('old')
  })
})
