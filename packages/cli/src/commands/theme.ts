/**
 * kumiki theme: from the name of a theme to a list of words with clues; more of them from the user's own language
 * model, if one is named.
 */
import { type Bilingual, counted, good, isLang, type Lang, type Problem, problem } from '@kumiki/core/base'
import { type ListForm, writeWords } from '@kumiki/core/words'
import {
  find,
  foundNote,
  isFound,
  langOf,
  listsNamed,
  notFoundProblem,
  partsOf,
  type Request,
  themes,
  type Years,
} from '@kumiki/data'
import { loadTheme } from '@kumiki/data/node'
import { type Flag, type Given, lightSwitch } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { table } from '../arguments/help.ts'
import { readYears, yearsFlag } from '../arguments/years.ts'
import { type Endpoint, endpointFlags, readEndpoint } from '../files/endpoint.ts'
import { giveList, listFlag, listPaths } from '../files/lists.ts'
import { offersFor, showRequest } from '../files/offers.ts'
import { usualWords } from '../files/words.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { giveClues } from './clues.ts'

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
  ...endpointFlags,
  {
    name: 'clues-for',
    short: null,
    value: { is: 'text', shown: 'FILE' },
    text: {
      en: 'In place of a theme: clues from --endpoint for the words of a list that have none',
      ja: 'テーマのかわりに、リストの中のカギのない言葉のカギを --endpoint に頼む',
    },
  },
  lightSwitch('show-request', {
    en: 'Print what would be sent to --endpoint, and send nothing',
    ja: '--endpoint に送る内容を示すだけで、送らない',
  }),
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
  const endpoint = readEndpoint(given.text('endpoint'), given.text('model'))
  if (!endpoint.ok) return terminal.refuse(endpoint.error)
  const list = given.text('clues-for')
  const vain = endpoint.value ? null : list !== null ? 'clues-for' : given.on('show-request') ? 'show-request' : null
  if (vain !== null) return terminal.refuse(forEndpoint(vain))
  if (list !== null && given.plain.length > 0) return terminal.refuse(listOrTheme)
  const years = readYears(given.text('years'))
  if (!years.ok) return terminal.refuse(years.error)
  const paths = await listPaths(given)
  if (!paths.ok) return terminal.refuse(paths.error)
  if (endpoint.value && list !== null) return giveClues(list, endpoint.value, years.value, given, paths.value, terminal)
  if (given.plain.length === 0) {
    await terminal.print(given.on('json') ? JSON.stringify(themes) : listOfThemes(terminal.lang))
    return 0
  }
  return giveTheme(endpoint.value, years.value, given, paths.value, terminal)
}

async function giveTheme(
  endpoint: Endpoint | null,
  years: Years,
  given: Given,
  paths: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const wanted = given.text('lang')
  const names = given.plain.flatMap((name) => name.split(/[+＋,、，]/)).flatMap((name) => name.trim() || [])
  const count = given.amount('count') ?? usualWords
  const found = await find({ names, lang: isLang(wanted) ? wanted : null, years, count }, loadTheme)
  const own = isFound(found) ? found.entries : []
  const lacking = count - own.length
  const request: Request = {
    lang: isFound(found) ? found.lang : isLang(wanted) ? wanted : langOf(names.join(' ')),
    years,
    about: { names, count: lacking },
  }
  const asks = lacking > 0 ? endpoint : null
  if (asks && given.on('show-request')) return showRequest(asks, request, terminal)
  if (isFound(found)) terminal.note(foundNote(found))
  else {
    const why = notFoundProblem(found, (name) => listsNamed(name).map(({ id }) => id))
    terminal.note(why.text)
    if (!endpoint) return why.fault === 'search' ? 1 : 2
  }
  if (endpoint && !asks) terminal.note(enough(count))
  if (given.on('show-request')) return 0
  const entries = own.map(({ entry }) => entry)
  const more = asks ? await offersFor(asks, request, entries, terminal) : good([])
  if (!more.ok) terminal.note(more.error.text)
  const offered = more.ok ? more.value : []
  if (own.length + offered.length === 0) return 1
  const harder = given.on('harder')
  const { joining, fitting } = isFound(found) ? found : { joining: 'one', fitting: 0 }
  const text = (form: ListForm): string =>
    given.on('json')
      ? JSON.stringify({
          lang: request.lang,
          joining,
          fitting,
          words: [
            ...own.map(({ entry, theme }) => ({ ...partsOf(entry, harder), year: entry.year, theme: theme.id })),
            ...offered.map((entry) => ({ ...partsOf(entry), year: entry.year, theme: null })),
          ],
        })
      : writeWords(
          [...entries, ...offered].map((entry) => partsOf(entry, harder)),
          [names.join(' + ')],
          form,
        )
  const code = await giveList(text, paths, terminal)
  return more.ok ? code : 1
}

const forEndpoint = (name: string): Problem =>
  problem('needs-endpoint', `--${name} is for --endpoint.`, `--${name} は --endpoint とともに使います。`)
const listOrTheme: Problem = problem(
  'list-or-theme',
  'Either a theme or --clues-for, not both.',
  'テーマか --clues-for の、どちらか一方を指定してください。',
)
const enough = (count: number): Bilingual => ({
  en: `The lexicon has ${counted(count, 'word')} itself, so the endpoint was not asked; -n asks for more.`,
  ja: `付属の言葉だけで${count}語あるので、モデルには頼みませんでした（-n で語数を増やせます）。`,
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
