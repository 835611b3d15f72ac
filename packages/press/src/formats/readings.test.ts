/** Furigana and the written forms of words, in other programs' files. */
import type { SomeFile } from '@kumiki/core/contract'
import { expect, it } from 'vitest'
import { changed, puzzle } from '../fixtures/printing.ts'
import { formats, readFormat, suits, writeFormat } from '../formats.ts'

it('furigana is written as brackets or markup, never in our own notation, and brackets are reported as a loss', async () => {
  const file = changed(await puzzle('ruby-ja'), { title: '{夏|なつ}の本' })
  for (const format of formats.filter((one) => one.write && !one.binary && suits(one, 'crossword'))) {
    const [ending] = format.extensions
    if (['.kumiki.json', '.jsonl', '.lp', '.svg', '.txt', '.html'].includes(ending)) continue
    const written = await writeFormat(`a${ending}`, [file], {})
    if (!written.ok) throw new Error(`${ending}: ${written.error.text.en}`)
    const { content, notes } = written.value
    expect(`${ending} ${String(content)}`).not.toMatch(/\{[^{}|:"]+\|[^{}|]+\}/)
    const isLabel = notes.some(({ text }) => text.en.includes('furigana') && text.ja.includes('ふりがな'))
    expect(`${ending} ${isLabel}`).toBe(`${ending} ${ending !== '.ipuz'}`)
  }
  const ipuz = await writeFormat('a.ipuz', [file], {})
  const back = await readFormat('a.ipuz', ipuz.ok ? String(ipuz.value.content) : '', new Uint8Array())
  expect(back.ok && back.value.file((known): unknown => [known.title, known.puzzle])).toEqual(
    file((known): unknown => [known.title, known.puzzle]),
  )
})

it('a list of words has their written forms and clues, and for players only what the puzzle shows', async () => {
  const words = [
    { word: 'いぬ', shown: '{犬|いぬ}', clue: 'ワンとなく' },
    { word: 'ねこ', shown: 'ネコ', clue: 'ニャーとなく' },
  ]
  const file = (await puzzle('wordsearch-ja'))(
    (known, face): SomeFile =>
      (use) =>
        use({ ...known, recipe: { spec: { words }, seed: 'a', effort: 1, version: '0' } }, face),
  )
  const [whole, open] = [await writeFormat('a.tsv', [file], {}), await writeFormat('a.tsv', [file], { answer: false })]
  expect(whole.ok && whole.value.content).toContain('\tワンとなく\n')
  expect(open.ok && open.value.content).not.toContain('となく')
})
