/** kumiki text: makes a list of words, with sentences as clues, from a lesson, a leaflet or a page of a guide. */
import { type Bilingual, good, limits, type Problem, problem } from '@kumiki/core/base'
import { type ListForm, writeWords } from '@kumiki/core/words'
import { langOf, type TextWord, wordsInText } from '@kumiki/data'
import { loadAnalyser, loadKnown } from '@kumiki/data/node'
import { type Flag, type Given, lightSwitch, quoted } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { isSameFile, readText, sameFile } from '../files/files.ts'
import { giveList, listFlag, listPaths } from '../files/lists.ts'
import type { Terminal } from '../terminal/terminal.ts'

const usual = 30

const countFlag: Flag = {
  name: 'count',
  short: 'n',
  value: { is: 'integer', minimum: 1, maximum: limits.words },
  text: { en: `At most so many words, best first [${usual}]`, ja: `語数の上限。ふさわしい順 [${usual}]` },
}

const flags: Page['flags'] = [
  countFlag,
  listFlag,
  lightSwitch('json', {
    en: 'One JSON line, with the worth of each word',
    ja: '評価もふくめて1行の JSON で出す',
  }),
]

const page: Page = {
  usage: 'text FILE|- [OPTION…]',
  text: {
    en: 'Finds good puzzle words in a text, best first. The clue of each is a sentence of the text with the word left out. Readings of kanji that we do not know ourselves are guesses, and are marked so.',
    ja: '文章の中から、パズルに向いた言葉を、よい順に取り出します。カギは、その言葉を抜いた本文の一文です。付属の言葉にない漢字の読みは推測で、そのしるしが付きます。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki text lesson.txt -o lesson.tsv', text: { en: 'a list to look through', ja: '見直すためのリスト' } },
    {
      line: 'kumiki text leaflet.txt | kumiki make crossword --words -',
      text: { en: 'straight to a puzzle', ja: 'そのままパズルに' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [path, other] = given.plain
  if (path === undefined) return terminal.refuse(noText)
  if (other !== undefined) return terminal.refuse(oneText(other))
  const paths = await listPaths(given)
  if (!paths.ok) return terminal.refuse(paths.error)
  for (const output of paths.value) if (await isSameFile(path, output)) return terminal.refuse(sameFile(path))
  const content = await readText(path, limits.fileBytes, 'any')
  if (!content.ok) return terminal.refuse(content.error)
  const { text, notes } = content.value
  for (const note of notes) terminal.note(note.text)
  const lang = langOf(text)
  const words = await terminal.whileBusy(reading, async () =>
    wordsInText({
      text,
      lang,
      known: await loadKnown(lang),
      analyse: lang === 'ja' ? await loadAnalyser() : () => [],
      count: given.amount('count') ?? usual,
    }),
  )
  if (words.length === 0) {
    terminal.note(nothing(path))
    return 2
  }
  const guesses = words.filter(({ isGuessed }) => isGuessed).length
  if (guesses > 0) terminal.note(guessNote(guesses))
  return giveList(
    (form) => (given.on('json') ? JSON.stringify({ lang, words }) : listOf(words, form)),
    paths.value,
    terminal,
  )
}

/** The mark of a guessed reading in a list: a tag that stays with the word. */
const guessMark = '読みは推測'

const listOf = (words: readonly TextWord[], form: ListForm): string =>
  writeWords(
    words.map(({ isGuessed, ...parts }) => ({ ...parts, tags: isGuessed ? [guessMark] : [] })),
    [],
    form,
  )

const reading: Bilingual = { en: 'Reading the text', ja: '文章を読んでいます' }

const guessNote = (count: number): Bilingual => ({
  en: `The readings of ${count} words are guesses, marked ${guessMark}: look at them before you use the list.`,
  ja: `${count}語の読みは推測です（「${guessMark}」のしるし）。使う前に確かめてください。`,
})

const nothing = (path: string): Bilingual => ({
  en: `In "${quoted(path)}" no puzzle words were found; the text needs whole sentences.`,
  ja: `「${quoted(path)}」に、パズルに向いた言葉が見つかりません（文になっている文章が要ります）。`,
})

const noText: Problem = problem(
  'no-file',
  'Give a text to read: kumiki text lesson.txt.',
  '読む文章のファイルを指定してください: kumiki text lesson.txt。',
)
const oneText = (other: string): Problem =>
  problem(
    'too-many',
    `One text at a time: "${quoted(other)}" is a second one.`,
    `文章は1つずつ指定してください（「${quoted(other)}」は2つ目です）。`,
  )

export const command: Command = { page: async () => good(page), run }
