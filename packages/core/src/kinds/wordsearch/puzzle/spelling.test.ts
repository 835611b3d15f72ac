import { expect, it } from 'vitest'
import { Budget } from '../../../base/budget.ts'
import { parse } from '../../../base/schema.ts'
import { formatFile, forPlayers } from '../../../file/file.ts'
import { itemLine } from '../../../kind/sidelist.ts'
import { make } from '../../../verbs/make.ts'
import { verifyFile } from '../../../verbs/verify.ts'
import { craft } from '../craft.ts'
import { spec } from '../spec/spec.ts'
import type { Puzzle } from './model.ts'

const animals = [
  { word: 'ピューマ', clue: 'アメリカの大きなねこ' },
  { word: 'シャチ', clue: '海の王者' },
  { word: 'さくら', shown: '桜', clue: '春の花' },
  { word: 'イルカ' },
]

async function made(options: object) {
  const file = await make(craft, {
    spec: spec.parse({ words: animals, ...options }),
    seed: 'a',
    effort: 30_000,
    lang: 'ja',
    title: null,
  })
  if (!file.ok) throw new Error(file.error.text.en)
  return file.value
}

const explained = (puzzle: Puzzle): string =>
  craft
    .grade(puzzle, new Budget())
    .steps.map((step) => craft.explain(puzzle, step).text.ja)
    .join('')

it('the word of a clue is shown as its writer wrote it once it is found, and in explanations', async () => {
  const { puzzle, answer } = await made({ clues: true })
  expect(craft.face.lists(puzzle, answer ?? { places: [] })[0]?.items.map(itemLine)).toEqual([
    'アメリカの大きなねこ（4: ピューマ）',
    '海の王者（3: シャチ）',
    '春の花（3: 桜（さくら））',
    'イルカ',
  ])
  for (const word of ['「ピューマ」', '「シャチ」', '「桜（さくら）」', '「イルカ」'])
    expect(explained(puzzle)).toContain(word)
})

it('a word of a list without clues is explained as the list has it, one in kanji with its reading', async () => {
  const { puzzle } = await made({})
  expect(puzzle.spellings).toBeUndefined()
  for (const word of ['「ピューマ」', '「シャチ」', '「桜（さくら）」', '「イルカ」'])
    expect(explained(puzzle)).toContain(word)
})

it('a list of clues shows no spelling before its word is found, and a file for players stays valid', async () => {
  const file = await made({ clues: true })
  const open = craft.face.lists(file.puzzle, { places: [] }).flatMap(({ items }) => items.map(itemLine))
  expect(open).toEqual(['アメリカの大きなねこ（4）', '海の王者（3）', '春の花（3）', 'イルカ'])
  const { problems } = await verifyFile(formatFile(forPlayers(file)))
  expect(problems).toEqual([])
})

it('there are as many spellings as words, and one that does not spell the letters of its word is ignored', async () => {
  const { puzzle, answer } = await made({ clues: true })
  expect(parse(craft.face.puzzle, { ...puzzle, spellings: ['ピューマ'] }).ok).toBe(false)
  const lied = { ...puzzle, spellings: puzzle.words.map(() => 'ライオン') }
  expect(craft.face.lists(lied, answer ?? { places: [] })[0]?.items[1]?.note).toBe('3: シヤチ')
})
