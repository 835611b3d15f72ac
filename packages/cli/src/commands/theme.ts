/** kumiki theme: from the name of a theme to a list of words with clues. */
import { good } from '@kumiki/core/base/result'
import { counted, isLang, type Lang } from '@kumiki/core/base/text'
import { writeWords } from '@kumiki/core/words/write'
import { type Found, find, foundNote, isFound, listsNamed, notFoundProblem, partsOf, themes } from '@kumiki/data'
import { loadTheme } from '@kumiki/data/node'
import { type Flag, type Given, lightSwitch } from '../arguments/arguments.ts'
import { table } from '../arguments/help.ts'
import { readYears, yearsFlag } from '../arguments/years.ts'
import { giveList, listFlag } from '../files/lists.ts'
import { usualWords } from '../files/words.ts'
import type { Terminal } from '../telling/terminal.ts'
import type { Command, ExitCode, Page } from './command.ts'

const countFlag: Flag = {
  name: 'count',
  short: 'n',
  value: { is: 'integer', minimum: 1, maximum: 2_000 },
  text: {
    en: `How many words; of more, those that cross best [${usualWords}]`,
    ja: `語数。多いときは、よく交わる言葉を選ぶ [${usualWords}]`,
  },
}

const flags: Page['flags'] = [
  countFlag,
  yearsFlag,
  lightSwitch('harder', { en: 'The harder of two clues', ja: '2つあるカギのうち、難しいほう' }),
  listFlag,
  lightSwitch('json', {
    en: 'One JSON line, with the theme and year of each word',
    ja: 'テーマと学年もふくめて1行の JSON で出す',
  }),
]

const page: Page = {
  usage: 'theme [WORD…] [OPTION…]',
  text: {
    en: 'Gives words with clues about a theme, in either language: what is about all the names given, or, where they have little in common, some of each. Without a name: every theme.',
    ja: 'テーマの言葉をカギ付きで出します。名前を並べると、すべてにあてはまる言葉を、少なければ合わせて出します。名前がなければ、テーマの一覧を示します。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    {
      line: { en: 'kumiki theme sea animals -o sea.tsv', ja: 'kumiki theme 海 動物 -o sea.tsv' },
      text: { en: 'animals of the sea', ja: '海の動物' },
    },
    {
      line: {
        en: 'kumiki make crossword --words fruit',
        ja: 'kumiki make crossword --words 果物',
      },
      text: { en: 'straight to a puzzle', ja: 'そのままパズルに' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.plain.length === 0) {
    await terminal.print(given.on('json') ? JSON.stringify(themes) : listOfThemes(terminal.lang))
    return 0
  }
  const years = readYears(given.text('years'))
  if (!years.ok) return terminal.refuse(years.error)
  const asked = given.text('lang')
  const found = await find(
    {
      names: given.plain.flatMap((name) => name.split(/[+＋,、，]/)).flatMap((name) => name.trim() || []),
      lang: isLang(asked) ? asked : null,
      years: years.value,
      count: given.amount('count') ?? usualWords,
    },
    loadTheme,
  )
  if (!isFound(found)) {
    const why = notFoundProblem(found, (name) => listsNamed(name).map(({ id }) => id))
    terminal.tell(why.text)
    return why.fault === 'search' ? 1 : 2
  }
  terminal.tell(foundNote(given.plain, found))
  const text = given.on('json') ? JSON.stringify(plainFound(found, given.on('harder'))) : listText(found, given)
  return giveList(text, given, terminal)
}

const listText = ({ entries }: Found, given: Given): string =>
  writeWords(
    entries.map(({ entry }) => partsOf(entry, given.on('harder'))),
    [given.plain.join(' + ')],
  ).trimEnd()

const plainFound = ({ lang, joining, fitting, entries }: Found, harder: boolean): object => ({
  lang,
  joining,
  fitting,
  words: entries.map(({ entry, theme }) => ({ ...partsOf(entry, harder), year: entry.year, theme: theme.id })),
})

const listOfThemes = (lang: Lang): string =>
  table(
    themes.map(({ id, lang: written, title, count }) => [
      id,
      lang === 'ja'
        ? `${title.ja}（${written === 'ja' ? '日本語' : '英語'}、${count}語）`
        : `${title.en} (${written === 'ja' ? 'Japanese' : 'English'}, ${counted(count, 'word')})`,
    ]),
  ).join('\n')

export const command: Command = { page: async () => good(page), run }
