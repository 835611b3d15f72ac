import { describe, expect, it } from 'vitest'
import { formatFile, forPlayers } from '../../file/file.ts'
import type { KumikiFile } from '../../kind/file.ts'
import { make } from '../../verbs/make.ts'
import { verifyFile } from '../../verbs/verify.ts'
import { craft } from './craft.ts'
import type { Crossword } from './puzzle/model.ts'
import { spec } from './spec.ts'

const words = 'cat dog cow god act tag got cod'.split(' ').map((word) => ({ word, clue: `the clue of ${word}` }))

async function made(options: object, seed = 'a'): Promise<KumikiFile<Crossword>> {
  const order = {
    spec: spec.parse({ words, size: 3, ...options }),
    seed,
    effort: 2_000,
    lang: 'en',
    title: null,
  } as const
  const file = await make(craft, order)
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}
/**
 * Codes of a check's notes, without the one that every check has: the bound takes a search, so it is not proved again.
 */
const codes = async (file: KumikiFile<Crossword>): Promise<string[]> => {
  const { ok, problems, notes } = await verifyFile(formatFile(file))
  expect(ok).toBe(problems.length === 0)
  return [...problems, ...notes].map(({ code }) => code).filter((code) => code !== 'bound-unproved')
}
const resultOf = async (file: KumikiFile<Crossword>) => {
  const { problems, notes } = await verifyFile(formatFile(file))
  return { problems: problems.map(({ text }) => text), notes: notes.map(({ text }) => text) }
}
const withRows = (file: KumikiFile<Crossword>, ...rows: string[]): KumikiFile<Crossword> => ({
  ...file,
  answer: { rows },
})

describe('the answer of a crossword with clues', () => {
  it('is what its list and clues define in 20 of 20 made files', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const file = await made({ size: 4, keyword: 'dog', bank: seed % 2 === 1 }, `seed-${seed}`)
      expect([seed, await codes(file)]).toEqual([seed, ['key-fits-recipe']])
    }
  })

  it('is refused with another word, a word of another clue, a word used up, or another keyword', async () => {
    const file = await made({ pattern: '...\n###\n...', connected: false, must: ['cat', 'dog'] })
    const [first = '', , third = ''] = file.answer!.rows
    expect([first, third].sort()).toEqual(['CAT', 'DOG'])
    expect(await codes(withRows(file, 'XYZ', '###', third))).toEqual(['answer-not-in-list'])
    expect(await codes(withRows(file, 'ACT', '###', third))).toEqual(['answer-other-clue'])
    expect(await codes(withRows(file, first, '###', first))).toEqual(['answer-too-often'])
    expect(await codes(withRows(file, third, '###', first))).toEqual(['answer-other-clue', 'answer-other-clue'])
    const keyed = await made({ pattern: '...', keyword: 'dog' })
    expect(keyed.puzzle.keyword).toHaveLength(3)
    const open = { ...keyed, puzzle: { ...keyed.puzzle, keyword: keyed.puzzle.keyword!.slice(1) } }
    expect(await codes(open)).toEqual(['answer-other-keyword'])
  })

  it('may be under a clue that its maker rewrote, but does not then count as under its own', async () => {
    const file = await made({})
    const [clue, ...more] = file.puzzle.clues
    for (const text of ['a better clue', '']) {
      const changed = { ...file, puzzle: { ...file.puzzle, clues: [{ ...clue!, clue: text }, ...more] } }
      expect(await codes(changed)).toEqual(['clues-not-in-list', ...(text === '' ? ['clue-empty'] : [])])
      const [note] = (await resultOf(changed)).notes
      const { number, dir, row, col } = clue!
      const way = dir === 'across' ? 'ヨコ' : 'タテ'
      expect(note?.en).toContain(`not that of the list: ${number} ${dir} (row ${row + 1}, column ${col + 1}). Whether`)
      expect(note?.ja).toContain(`リストと違うカギが1個あります: ${way}の${number}（${row + 1}行${col + 1}列）。`)
    }
  })

  it('cannot be judged without the list, or when it is missing, and the check notes it', async () => {
    const { recipe: _list, ...bare } = await made({})
    expect(await codes(bare)).toEqual(['key-alone'])
    const { answer: _key, ...open } = bare
    expect(await codes(open)).toEqual(['no-key'])
  })
})

describe('the numbers of a crossword', () => {
  it('are those of the pattern, row by row or column by column', async () => {
    for (const number of ['row', 'column']) {
      const file = await made({ number, size: 4 })
      expect(await codes(file)).toEqual(['key-fits-recipe'])
      const at = file.puzzle.clues.findIndex((clue) => clue.number === 2)
      const { dir, row, col } = file.puzzle.clues[at]!
      const clues = file.puzzle.clues.with(at, { ...file.puzzle.clues[at]!, number: 99 })
      const changed = { ...file, puzzle: { ...file.puzzle, clues } }
      expect(await codes(changed)).toContain('clue-number')
      const { answer: _key, recipe: _list, ...open } = changed
      expect(await codes(open)).toContain('clue-number')
      const way = dir === 'across' ? 'ヨコ' : 'タテ'
      expect((await resultOf(changed)).problems).toEqual([
        {
          en: `The clue ${dir} at row ${row + 1}, column ${col + 1} has the number 99; by the pattern it is 2.`,
          ja: `${row + 1}行${col + 1}列の${way}のカギの番号が 99 ですが、盤面からは 2 です。`,
        },
      ])
    }
  })
})

describe('the figures of a crossword', () => {
  const changed = (file: KumikiFile<Crossword>, score: object, bound?: number): KumikiFile<Crossword> => ({
    ...file,
    report: {
      ...file.report,
      score: { ...file.report?.score, ...score },
      bound: bound === undefined ? file.report?.bound : bound,
    },
  })

  it('are counted again, in files for players too', async () => {
    for (const options of [{}, { objective: 'crossings' }, { objective: 'penalty', penalty: 0.3 }]) {
      const file = await made({ size: 4, ...options })
      expect(await codes(file)).toEqual(['key-fits-recipe'])
      expect(await codes(forPlayers(file))).toEqual(['no-key'])
      const names = ['white', 'black', 'crossings', 'blackPairs', 'components', 'words', 'whiteRatio']
      for (const name of names) {
        const lied = changed(file, { [name]: Number(file.report?.score?.[name]) + 1 })
        expect([name, (await codes(lied))[0]]).toEqual([name, 'score-differs'])
        expect([name, (await codes(forPlayers(lied)))[0]]).toEqual([name, 'score-differs'])
      }
      expect((await codes(changed(file, { value: Number(file.report?.score?.value) + 1 })))[0]).toBe('score-differs')
    }
    const file = await made({})
    const white = Number(file.report?.score?.white)
    expect((await resultOf(changed(file, { white: 99 }))).problems).toEqual([
      {
        en: `The report says "white" is 99; counted again it is ${white}.`,
        ja: `報告の「white」は 99 ですが、数え直すと ${white} です。`,
      },
    ])
  })

  it('are proved again where they concern all words of the list', async () => {
    const long = 'Extraordinarilyinterconnectedness'
    for (const options of [
      { size: undefined },
      { objective: 'words', size: 4 },
      { size: undefined, words: [...words, long] },
    ]) {
      const file = await made(options)
      expect(await codes(file)).toEqual(['key-fits-recipe'])
      for (const name of ['area', 'leastArea', 'leastPieces', 'words', 'value']) {
        const lied = changed(file, { [name]: Number(file.report?.score?.[name]) + 1 })
        expect([name, (await codes(lied))[0]]).toEqual([name, 'score-differs'])
      }
      const bound = Number(file.report?.bound)
      expect((await codes(changed(file, {}, bound + 1)))[0]).toBe('bound-differs')
    }
  })

  it('are not above their bound, and a bound that was not proved again has a note', async () => {
    const file = await made({})
    const value = Number(file.report?.score?.value)
    expect(await codes(changed(file, {}, value - 1))).toContain('bound-below')
    expect(await codes(forPlayers(changed(file, {}, value - 1)))).toContain('bound-below')
    const { notes } = await resultOf(changed(file, {}, value + 1))
    expect(notes.at(-1)).toEqual({
      en: `The report says that ${value + 1} is the maximum; it was not proved again.`,
      ja: `上限 ${value + 1} は報告に書かれた値で、証明し直してはいません。`,
    })
    const filled = await made({ pattern: '...\n###\n...', connected: false })
    expect((await resultOf(filled)).notes).toHaveLength(1)
    expect(await codes(changed(filled, {}, 7))).toContain('bound-differs')
  })
})

it('a word bank that cannot fill the board is reported without the answer', async () => {
  const file = await made({ pattern: '...\n###\n...', connected: false, bank: true })
  const { answer: _key, recipe: _list, report: _figures, ...open } = file
  const puzzle = { ...open.puzzle, words: ['CATS', 'DOGS'] }
  expect(await codes({ ...open, puzzle })).toEqual(['no-solution'])
})
