/**
 * How closely the founding text's algorithm for word searches, reimplemented (`--method merge`), reproduces the text's
 * own counts, row by row. The text does not give its list: "about 30,000 head words" of EJDict, those with symbols or
 * digits excluded. So both interpretations are measured: head words cut at the first symbol (`ejdict.txt`, which
 * contains every word of the printed board) and plain head words alone (`ejdict-common.txt`). Entering the printed rows
 * first avoids the unknown order of the list, so that the rest shows whether the algorithm itself is the text's.
 *
 * Two of the text's own examples are counted again: its printed board with everything that can be read in it, and how
 * many words of its example of density 2 fit on one board.
 */
import { join } from 'node:path'
import { Budget, bad, good, type Result, Rng } from '@kumiki/core'
import { asWritten, boardOf, buildTrie, listed, mergeAndEnter } from '@kumiki/core/lab'
import type { Experiment } from '../report/experiment.ts'
import { type Figure, figureOf } from '../report/findings.ts'
import { maxOnThree, sixWords } from './six.ts'
import { entriesOf, noData, source } from './wordsearch.ts'

/** Words and letters that the text entered, from 2 × 2 to 10 × 10. */
const published: readonly (readonly [words: number, letters: number])[] = [
  [12, 20],
  [35, 69],
  [63, 145],
  [91, 213],
  [133, 337],
  [171, 457],
  [220, 598],
  [237, 660],
  [298, 893],
]

/** The rows of the 8 × 8 board as printed. */
const printedRows = 'moderate pillager capstone banditry supposed foreword thematic outbrave'.toUpperCase().split(' ')

const readings = [
  { file: 'ejdict.txt', title: { en: 'cut at symbols', ja: '記号の前で切る' } },
  { file: 'ejdict-common.txt', title: { en: 'plain ones alone', ja: '記号のない語だけ' } },
]

interface Counted {
  readonly words: number
  readonly letters: number
  readonly rows: readonly string[]
}

export const merge: Experiment = {
  id: 'merge',
  title: { en: 'Word search: the text’s own algorithm', ja: 'シークワーズ：原論文の方法そのもの' },
  text: {
    en: 'The text’s algorithm, rebuilt, beside the counts that the text prints for its English dictionary, for two readings of its list. Words are laid from their first letter in eight directions and ties keep their order, which is what the printed 8×8 board shows. Then the same with the eight printed rows entered first: what is left is the algorithm without the order of the list.',
    ja: '原論文の方法を作り直し、英和辞書について印刷された数と並べます。単語表の読み方は2通りです。印刷された 8×8 の盤面に合うように、単語は先頭の文字から8方向に入れ、同じ数のものは順序を保ちます。次に、印刷された8行を先に入れた場合を示します。単語表の並び順によらず、方法そのものを確かめられます。',
  },
  async *run({ data, seed }) {
    if (data === null) return bad(noData)
    const total = published.length * readings.length
    const columns: Counted[][] = []
    const afterRows: Counted[] = []
    const read: Omit<Counted, 'rows'>[] = []
    for (const { file, title } of readings) {
      const words = await wordsOf(join(data, file))
      if (!words.ok) return words
      const column: Counted[] = []
      columns.push(column)
      for (const at of published.keys()) {
        yield { done: (columns.length - 1) * published.length + at, total, text: title }
        column.push(enterWords(words.value, at + 2, seed))
      }
      afterRows.push(enterWords(words.value, printedSize, seed, printedRows))
      const { puzzle, letters } = listed(buildTrie(words.value, printedSize), printedRows)
      read.push({ words: puzzle.words.length, letters })
    }
    return good({
      tables: [
        {
          title: { en: 'Entered by the text’s algorithm', ja: '原論文の方法で入った数' },
          source,
          keys: [{ en: 'n', ja: 'n' }],
          measures: readings.flatMap(({ title }) => [
            {
              title: { en: `Words (${title.en})`, ja: `単語（${title.ja}）` },
              unit: { en: 'words', ja: '語' },
              better: 'same' as const,
            },
            {
              title: { en: `Letters (${title.en})`, ja: `文字（${title.ja}）` },
              unit: { en: 'letters', ja: '字' },
              better: 'same' as const,
            },
          ]),
          rows: published.map(([words, letters], at) => ({
            keys: [at + 2],
            figures: columns.flatMap((column): Figure[] => [
              figureOf(column[at]?.words ?? null, words),
              figureOf(column[at]?.letters ?? null, letters),
            ]),
          })),
        },
        {
          title: { en: 'With the eight printed rows entered first, 8×8', ja: '印刷された8行を先に入れた 8×8' },
          source,
          keys: [{ en: 'List', ja: '単語表' }],
          measures: [
            { title: { en: 'Words', ja: '単語' }, unit: { en: 'words', ja: '語' }, better: 'same' as const },
            { title: { en: 'Letters', ja: '文字' }, unit: { en: 'letters', ja: '字' }, better: 'same' as const },
          ],
          rows: readings.map(({ title }, at) => ({
            keys: [title],
            figures: [figureOf(afterRows[at]?.words ?? null, 220), figureOf(afterRows[at]?.letters ?? null, 598)],
          })),
        },
        {
          title: { en: 'The printed 8×8 board: all that can be read in it', ja: '印刷された 8×8 の盤面に読めるすべて' },
          source,
          keys: [{ en: 'List', ja: '単語表' }],
          measures: [
            { title: { en: 'Words', ja: '単語' }, unit: { en: 'words', ja: '語' }, better: 'more' as const },
            { title: { en: 'Letters', ja: '文字' }, unit: { en: 'letters', ja: '字' }, better: 'more' as const },
            {
              title: { en: 'Density', ja: '密度' },
              unit: { en: 'letters per cell', ja: '文字／マス' },
              better: 'more' as const,
            },
          ],
          rows: readings.map(({ title }, at) => ({
            keys: [title],
            figures: [
              figureOf(read[at]?.words ?? null, 220),
              figureOf(read[at]?.letters ?? null, 598),
              figureOf((read[at]?.letters ?? 0) / printedSize ** 2, 598 / printedSize ** 2),
            ],
          })),
        },
        {
          title: { en: 'The example of density 2, 3×3', ja: '密度2の例（3×3）' },
          source,
          keys: [{ en: 'Words', ja: '単語' }],
          measures: [
            {
              title: { en: 'Words that one board can hold', ja: '1つの盤面に入る語数' },
              unit: { en: 'words', ja: '語' },
              better: 'same' as const,
            },
          ],
          rows: [{ keys: [sixWords.join(', ')], figures: [figureOf(maxOnThree(sixWords), sixWords.length)] }],
        },
      ],
      charts: [],
      notes: [
        ...readings.map(({ title }, at) => {
          const rows = columns[at]?.[printedSize - 2]?.rows ?? []
          const same = printedRows.findIndex((row, i) => row !== rows[i])
          const shared = same < 0 ? printedRows.length : same
          return {
            en: `List ${title.en}: the first ${shared} of the 8 rows of the printed 8×8 board come out (${rows.join(', ').toLowerCase()}).`,
            ja: `単語表「${title.ja}」：印刷された 8×8 の盤面の8行のうち、はじめの${shared}行が同じになります（${rows.join('、').toLowerCase()}）。`,
          }
        }),
        {
          en: 'Unknown: the edition of the list, the order of the directions, and which of the words with equal counts came first. The text says that headwords with symbols were excluded, yet all 220 printed words are in the list that is cut at symbols, and not in the other.',
          ja: 'わかっていないこと：単語表の版、方向を試す順、同じ数の単語のどれが先か。本文には記号を含む見出し語を除いたとありますが、印刷された220語がすべて含まれるのは、記号の前で切った単語表のほうです。',
        },
      ],
    })
  },
}

const printedSize = 8

async function wordsOf(path: string): Promise<Result<readonly string[]>> {
  const entries = await entriesOf(path)
  return entries.ok ? good(entries.value.map(asWritten)) : entries
}

function enterWords(words: readonly string[], size: number, seed: string, first: readonly string[] = []): Counted {
  const board = boardOf({ width: size, height: size }, null)
  const entering = mergeAndEnter(words, board, new Rng(seed), new Budget(), first)
  for (;;) {
    const turn = entering.next()
    if (!turn.done) continue
    if (turn.value === null) throw new Error('a budget without end came to an end')
    return { words: turn.value.ownWords, letters: turn.value.ownLetters, rows: turn.value.rows }
  }
}
