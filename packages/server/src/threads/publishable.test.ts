/**
 * What the server tells of a puzzle it has computed itself, and no text of it can turn around what stands beside it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sudoku } from '../serving/place.contract.ts'
import { publishable } from './publishable.ts'

const golden = new URL('../../../../docs/golden/', import.meta.url)
const files = readdirSync(golden).filter((name) => name.endsWith('.kumiki.json'))

it.each(files)('a file that we made is published as it is: %s', async (name) => {
  const written = JSON.parse(readFileSync(fileURLToPath(new URL(name, golden)), 'utf8'))
  const checked = await publishable(JSON.stringify(written))
  if (!checked.ok) throw new Error(checked.error.text.en)
  expect(JSON.parse(checked.value.file)).toEqual(written)
  expect(checked.value.level).toBe(written.report.grade.level)
})

it('a forged grade is replaced by the real one', async () => {
  const file = JSON.parse(await sudoku())
  const real = file.report.grade
  for (const grade of [
    { ...real, level: real.level === 5 ? 1 : 5 },
    { ...real, score: 99_999 },
    { level: 5, score: 0, techniques: { genius: 9 } },
  ]) {
    // without steps nothing shows that no guess is needed
    const { 'no-guess': _shown, ...claims } = file.report.claims
    const checked = await publishable(JSON.stringify({ ...file, report: { ...file.report, claims, grade } }))
    if (!checked.ok) throw new Error(checked.error.text.en)
    expect(checked.value.level).toBe(real.level)
    const { report } = JSON.parse(checked.value.open)
    expect([report.grade.level, report.grade.score, report.grade.techniques]).toEqual([
      real.level,
      real.score,
      real.techniques,
    ])
  }
})

it('a file that names no level has the level that its puzzle has', async () => {
  const { report, ...file } = JSON.parse(await sudoku())
  const checked = await publishable(JSON.stringify(file))
  expect(checked).toMatchObject({ ok: true, value: { level: report.grade.level } })
})

it('marks that change the direction of writing are taken out, however they are written', async () => {
  const file = JSON.parse(await sudoku())
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  const credits = { author: `a${marks}b`, note: `${marks}c` }
  const text = JSON.stringify({ ...file, title: `Sudoku ${marks}gpj.exe`, credits })
  const escaped = text.replace(/[\u0600-\uffff]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
  for (const written of [text, escaped]) {
    const checked = await publishable(written)
    if (!checked.ok) throw new Error(checked.error.text.en)
    expect(checked.value.title).toBe('Sudoku gpj.exe')
    expect(JSON.parse(checked.value.open).credits).toEqual({ author: 'ab', note: 'c' })
  }
})
