/** kumiki words: how good a dictionary is, and what would make it better. */
import { good } from '@kumiki/core/base/result'
import { counted, type Lang, printable } from '@kumiki/core/base/text'
import { prospects } from '@kumiki/core/verbs/prospects'
import { judgeWords } from '@kumiki/core/words/quality'
import { lists } from '@kumiki/data'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import { table } from '../arguments/help.ts'
import { collectWords } from '../files/words.ts'
import { plainProspect, prospectLines } from '../telling/prospects.ts'
import { qualityLines } from '../telling/quality.ts'
import type { Terminal } from '../telling/terminal.ts'
import type { Command, ExitCode, Page } from './command.ts'

const flags: Page['flags'] = [
  lightSwitch('json', {
    en: 'Everything, with each word, as one JSON line',
    ja: '単語ごとの値もふくめて1行の JSON で出す',
  }),
]

const page: Page = {
  usage: 'words [FILE|LIST…] [--json]',
  text: {
    en: 'Tells how good a dictionary is: lengths, letters, crossing chances, how white a board may become, which words to drop and which letters are missing; and what each kind can do with it. Without a file: the lists that come with kumiki.',
    ja: '辞書の良さを調べます: 長さ、文字、交わりやすさ、見込まれる白マスの割合、外すとよい単語、足りない文字、種類ごとの使いみち。ファイルを指定しなければ、付属の単語リストを示します。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki words my-words.tsv', text: { en: 'judge your own list', ja: '自分のリストを調べる' } },
    { line: 'kumiki words hokkaido.ja', text: { en: 'judge a list of kumiki’s', ja: '付属のリストを調べる' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.plain.length === 0) {
    await terminal.print(given.on('json') ? JSON.stringify(lists) : listOfLists(terminal.lang))
    return 0
  }
  for (const path of given.plain) {
    const words = await collectWords([], [path], terminal)
    if (!words.ok) return terminal.refuse(words.error)
    const quality = judgeWords(words.value)
    const kinds = await prospects(words.value)
    await terminal.print(
      given.on('json')
        ? JSON.stringify({ file: path, ...quality, kinds: kinds.map((each) => plainProspect(each, terminal.lang)) })
        : [printable(path), ...qualityLines(quality, terminal.lang), ...prospectLines(kinds, terminal.lang), ''].join(
            '\n',
          ),
    )
  }
  return 0
}

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
