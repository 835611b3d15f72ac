import { faces, parseFile } from '@kumiki/core/player'
import { listOf } from '@kumiki/data'
import { describe, expect, it } from 'vitest'
import { lines } from '../home/lines.ts'
import { shownWords } from '../home/showcase.ts'
import { wordSamples } from './samples.ts'

describe('the start page', () => {
  it.each([...wordSamples.ja, ...wordSamples.en])(
    'offers $id with the title and count of the index of lists',
    ({ id, title, count }) => {
      expect(listOf(id)).toMatchObject({ title, count })
    },
  )

  it.each(Object.entries(lines))('shows %s as a valid file with its answer', async (_name, line) => {
    const opened = await parseFile(line, faces)
    expect(opened.ok && opened.value(({ answer }) => answer !== undefined)).toBe(true)
  })

  it.each([
    ['ja', lines.crosswordJa],
    ['en', lines.crosswordEn],
  ] as const)('lists words that are in the crossword beside them (%s)', (lang, line) => {
    const rows: string[] = JSON.parse(line).answer.rows
    const columns = [...rows[0]!].map((_, x) => rows.map((row) => row[x]).join(''))
    const runs = [...rows, ...columns].flatMap((run) => run.split('#'))
    for (const word of shownWords[lang]) expect(runs).toContain(word.replaceAll(' ', '').toUpperCase())
  })
})
