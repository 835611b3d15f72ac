/** kumiki words: how good a dictionary is, and what would improve it. */
import {
  type Bilingual,
  counted,
  good,
  type Lang,
  type Problem,
  printable,
  problem,
  type Result,
} from '@kumiki/core/base'
import { assessWords } from '@kumiki/core/verbs/assess'
import { checkup, checkupEffort } from '@kumiki/core/verbs/doctor'
import { type Entry, judgeWords, scriptOf } from '@kumiki/core/words'
import { kinOf, lists } from '@kumiki/data'
import { loadTheme } from '@kumiki/data/node'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { table } from '../arguments/help.ts'
import { collectWords } from '../files/words.ts'
import { assessmentLines, plainAssessment } from '../report/assessments.ts'
import { checkupLines, plainCheckup } from '../report/checkup.ts'
import { qualityLines } from '../report/quality.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: Page['flags'] = [
  lightSwitch('doctor', {
    en: 'Which three words to add from the lexicon and which to drop, with the boards before and after',
    ja: '足すとよい3語（付属の言葉から）と外すとよい語を、前後の盤面とともに示す',
  }),
  {
    name: 'kind',
    short: null,
    value: { is: 'choice', words: ['crossword', 'skeleton'] },
    text: { en: 'Kind of the trial boards [crossword]', ja: '試しに作る盤面の種類 [crossword]' },
  },
  {
    name: 'size',
    short: null,
    value: { is: 'integer', minimum: 4, maximum: 20 },
    text: { en: 'Size of the trial boards [as the words need]', ja: 'その大きさ [単語の数に合わせる]' },
  },
  lightSwitch('json', {
    en: 'Everything, with each word, as one JSON line',
    ja: '単語ごとの値もふくめて1行の JSON で出す',
  }),
]

const page: Page = {
  usage: 'words [FILE|LIST…] [OPTION…]',
  text: {
    en: 'Shows how good a word list is: lengths, letters, crossing chances, how many white cells a board can have, which words to drop and which letters are missing; and what each kind can do with it. Without a file: the lists that come with kumiki.',
    ja: '単語リストの良さを調べます: 長さ、文字、交わりやすさ、見込まれる白マスの割合、外すとよい単語、足りない文字、種類ごとの使いみち。ファイルを指定しなければ、付属の単語リストを示します。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki words my-words.tsv', text: { en: 'judge your own list', ja: '自分のリストを調べる' } },
    { line: 'kumiki words my-words.tsv --doctor', text: { en: 'what would help it', ja: '改良の案を測って示す' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.plain.length === 0) {
    await terminal.print(given.on('json') ? JSON.stringify(lists) : listOfLists(terminal.lang))
    return 0
  }
  const vain = given.on('doctor') ? undefined : ['kind', 'size'].find((name) => given.text(name) ?? given.amount(name))
  if (vain !== undefined) return terminal.refuse(forDoctor(vain))
  for (const path of given.plain) {
    const words = await collectWords([], [path], terminal)
    if (!words.ok) return terminal.refuse(words.error)
    if (given.on('doctor')) {
      const report = await examine(path, words.value, given, terminal)
      if (!report.ok) return terminal.refuse(report.error)
      await terminal.print(report.value)
      continue
    }
    const quality = judgeWords(words.value)
    const kinds = await assessWords(words.value)
    await terminal.print(
      given.on('json')
        ? JSON.stringify({ file: path, ...quality, kinds: kinds.map((each) => plainAssessment(each, terminal.lang)) })
        : [printable(path), ...qualityLines(quality, terminal.lang), ...assessmentLines(kinds, terminal.lang), ''].join(
            '\n',
          ),
    )
  }
  return 0
}

/** Words to add come from the themes that are related to the list. */
async function examine(
  path: string,
  entries: readonly Entry[],
  given: Given,
  terminal: Terminal,
): Promise<Result<string>> {
  const words = entries.map(({ word }) => word)
  const kin = await kinOf(words, scriptOf(words[0]?.charAt(0) ?? '') === 'kana' ? 'ja' : 'en', loadTheme)
  const found = await terminal.whileBusy(trying, () =>
    checkup({
      kind: given.text('kind') ?? 'crossword',
      entries,
      offered: kin.entries,
      size: given.amount('size'),
      effort: checkupEffort,
    }),
  )
  if (!found.ok) return found
  return good(
    given.on('json')
      ? JSON.stringify({ file: path, ...plainCheckup(found.value, kin.themes) })
      : [printable(path), ...checkupLines(found.value, kin.themes, terminal.lang), ''].join('\n'),
  )
}

const trying: Bilingual = { en: 'Making boards to compare', ja: '比べる盤面を作っています' }

const forDoctor = (name: string): Problem =>
  problem('needs-doctor', `--${name} is for --doctor.`, `--${name} は --doctor とともに使います。`)

const listOfLists = (lang: Lang): string =>
  table(
    lists.map(({ id, lang: written, title, count }) => [
      id,
      lang === 'ja'
        ? `${title.ja}（${written === 'ja' ? '日本語' : '英語'}、${count}語）`
        : `${title.en} (${written === 'ja' ? 'Japanese' : 'English'}, ${counted(count, 'word')})`,
    ]),
  ).join('\n')

export const command: Command = { page: async () => good(page), run }
