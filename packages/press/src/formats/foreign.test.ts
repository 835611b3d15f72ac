/**
 * Other programs' files are read, or refused in one sentence that names what we cannot hold; everything dropped is
 * named.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLang } from '@kumiki/core/base'
import { openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { checkOpened } from '@kumiki/core/verbs/check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { foreignTexts } from '../fixtures/foreign.ts'
import { formatOf, readFormat } from '../formats.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const readText = (name: string, text: string) => readFormat(name, text, encode(text))

describe('a file of another program', () => {
  it.each(foreignTexts)('%s', async (name, text, expected) => {
    const read = await readText(name, text)
    if (typeof expected === 'string') {
      expect(read).toMatchObject({ ok: false, error: { code: expected } })
      if (!read.ok) expect(Object.keys(read.error.text).filter(isLang)).toHaveLength(2)
    } else expect(read.ok ? read.value.notes.map(({ code }) => code) : read.error).toEqual(expected)
  })

  it('keeps its title, its makers and its letters', async () => {
    const read = await readText('a.ipuz', foreignTexts[0]?.[1] ?? '')
    if (!read.ok) throw new Error(read.error.text.en)
    const file = read.value.file((known): unknown => known)
    expect(file).toMatchObject({
      title: 'Small',
      credits: { author: 'A. Maker', copyright: '© A. Maker' },
      answer: { rows: ['CAT', 'ORE', 'BEA'] },
      puzzle: { script: 'latin' },
    })
  })

  it('keeps the keyword of CrosswordGiver, and its katakana as a script', async () => {
    const text = foreignTexts.find(([name]) => name === 'plain.xwj')?.[1] ?? ''
    const read = await readText('a.xwj', text)
    if (!read.ok) throw new Error(read.error.text.en)
    expect(read.value.file((known): unknown => known)).toMatchObject({
      lang: 'ja',
      puzzle: {
        keyword: [
          [0, 1],
          [1, 0],
        ],
        script: 'katakana',
      },
      answer: { rows: ['かき', 'さ#'] },
    })
  })

  it('may be zipped, and a small archive that unpacks without end is given up', async () => {
    const plain = foreignTexts.find(([name]) => name === 'plain.jpz')?.[1] ?? ''
    expect((await readFormat('a.jpz', '', zipSync({ 'puzzle.xml': encode(plain) }))).ok).toBe(true)
    const bomb = zipSync({ 'puzzle.xml': new Uint8Array(50_000_000) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await readFormat('a.jpz', '', bomb)).toMatchObject({ ok: false, error: { code: 'too-large' } })
  })

  it('has its claims checked, with its answer and without', async () => {
    for (const [name, holds] of [
      ['plain.ipuz', { solvable: true }],
      ['no-solution.ipuz', {}],
    ] as const) {
      const read = await readText(name, foreignTexts.find(([known]) => known === name)?.[1] ?? '')
      if (!read.ok) throw new Error(read.error.text.en)
      const opened = await read.value.file((file) => openAs(file, kinds))
      if (!opened.ok) throw new Error(opened.error.text.en)
      const check = await checkOpened(opened.value)
      expect(check).toMatchObject({ ok: true, claims: holds })
      expect(check.claims).not.toMatchObject({ unique: true })
      expect(check.notes.map(({ text }) => text.en).join()).toMatch(/clues decide/)
    }
  })
})

/** A folder with files of other projects, which are not part of this repository. */
const folder = process.env.KUMIKI_FORMAT_FILES ?? ''
const names = folder !== '' && existsSync(folder) ? readdirSync(folder).filter((name) => formatOf(name).ok) : []
if (names.length === 0) console.log('Skipped: KUMIKI_FORMAT_FILES names no folder with files of other projects.')

describe.skipIf(names.length === 0)('the files in KUMIKI_FORMAT_FILES', () => {
  it.each(names)('%s is read, or refused for what it is', async (name) => {
    const bytes = readFileSync(join(folder, name))
    const read = await readFormat(name, bytes.toString('utf8'), bytes)
    if (read.ok) read.value.file((file) => expect(file.puzzle).toBeDefined())
    else expect(read.error.code).toBe('cannot-hold')
    // features that these files are known to have and ours cannot hold are reported
    const messages = read.ok ? read.value.notes.map(({ code }) => code) : [read.error.code]
    const raw = bytes.toString('latin1')
    if (raw.includes('XYZ')) expect(messages).toContain('answer-rebus')
    if (raw.includes('"void"')) expect(messages).toContain('voids-black')
    if (/background-shape|shapebg|imagebg|background-picture|GEXT/.test(raw)) expect(messages).toContain('left-out')
    expect(messages).not.toContain('checksum')
    if (/diagramless/.test(name)) expect(messages).toContain('diagramless')
  })
})
