/** Help pages in both languages: at most 80 columns, and one screen if the options fit on it. */
import { type Bilingual, type Lang, langs } from '@kumiki/core/base'
import { type Flag, inWords, placeholder } from './arguments.ts'
import type { Page } from './command.ts'

const columns = 80
const screenLines = 30

type Row = readonly [name: string, text: string]

/** The flags of every command. */
export const commonFlags: readonly Flag[] = [
  {
    name: 'lang',
    short: null,
    value: { is: 'choice', words: langs },
    text: { en: 'Language of messages and puzzles', ja: 'メッセージとパズルの言語' },
  },
  { name: 'help', short: 'h', value: { is: 'switch' }, text: { en: 'Show this page', ja: 'この説明を表示' } },
]

export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h')
}

/**
 * Complete if that fits the screen, otherwise without the common flags, otherwise the page's own options only. These
 * are never cut, however many there are.
 */
export function helpPage(page: Page, lang: Lang): string {
  const rowsOf = (flags: readonly Flag[]) => flags.map((flag): Row => [spelling(flag, lang), flag.text[lang]])
  const own = rowsOf(page.listed)
  const more = [...own, ...rowsOf(page.roomFor)]
  const tables = [table([...more, ...rowsOf(commonFlags)]), table(more), table(own)]
  const pages = tables.map((options) => layOut(page, options, lang))
  return (pages.find((lines) => lines.length <= screenLines) ?? pages.at(-1) ?? []).join('\n')
}

function layOut(page: Page, options: readonly string[], lang: Lang): string[] {
  const heading = headings[lang]
  return [
    `${heading.usage} kumiki ${inWords(page.usage, lang)}`,
    ...wrap(inWords(page.text[lang], lang), columns),
    '',
    heading.options,
    ...options,
    '',
    heading.examples,
    ...page.examples.map(({ line, text }) => exampleLine(typeof line === 'string' ? line : line[lang], text[lang])),
    ...(page.more ? ['', ...wrap(inWords(page.more[lang], lang), columns)] : []),
  ]
}

export function overview(commands: Iterable<readonly [string, Bilingual]>, lang: Lang): string {
  const heading = headings[lang]
  return [
    `${heading.usage} ${lang === 'ja' ? 'kumiki コマンド [引数…]' : 'kumiki COMMAND [ARGUMENT…]'}`,
    lang === 'ja'
      ? '組木（くみき）: 正しさを証明し、難しさを測った、ペンシルパズルの工房。'
      : 'Kumiki (組木): a workshop for pencil puzzles, proved right and graded.',
    '',
    heading.commands,
    ...table([...commands].map(([name, text]) => [name, text[lang]])),
    '',
    heading.options,
    ...table([
      ['--lang ja|en', commonFlags[0]!.text[lang]],
      ['--version', lang === 'ja' ? '版を表示' : 'Show the version'],
      ['-h, --help', lang === 'ja' ? '説明を表示（kumiki make --help なども）' : 'Show help; also: kumiki make --help'],
    ]),
    '',
    heading.examples,
    exampleLine('kumiki make blocksum --size 5', lang === 'ja' ? 'パズルをひとつ作る' : 'make one puzzle'),
    exampleLine('kumiki check my.kumiki.json', lang === 'ja' ? 'ファイルを検証する' : 'recheck a file'),
  ].join('\n')
}

/** With its description if that fits. */
function exampleLine(line: string, text: string): string {
  const one = `  ${line}  # ${text}`
  return widthOf(one) <= columns ? one : `  ${line}`
}

/** `-n, --count N`, `--[no-]connected` */
export function spelling(flag: Flag, lang: Lang): string {
  const name = flag.value.is === 'either' && flag.value.initial ? `[no-]${flag.name}` : flag.name
  const value = inWords(placeholder(flag.value), lang)
  const repeats = flag.value.is === 'texts' ? '…' : ''
  return `${flag.short ? `-${flag.short}, ` : ''}--${name}${value && ` ${value}`}${repeats}`
}

/** Two columns; a left side that is too long takes a line of its own. */
export function table(rows: readonly Row[]): string[] {
  const left = Math.min(26, Math.max(...rows.map(([name]) => widthOf(name))))
  const indent = ' '.repeat(left + 4)
  return rows.flatMap(([name, text]) => {
    const lines = wrap(text, columns - left - 4)
    const start = `  ${name}${' '.repeat(Math.max(0, left - widthOf(name)))}  `
    return widthOf(name) <= left
      ? [start + (lines[0] ?? ''), ...lines.slice(1).map((line) => indent + line)]
      : [`  ${name}`, ...lines.map((line) => indent + line)]
  })
}

/**
 * Breaks at spaces, after commas, and between Japanese characters, but not before closing marks, after opening ones or
 * before a number that belongs to the word before it.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.match(unbroken) ?? []) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += line === '' ? piece.trimStart() : piece
  }
  return [...lines, line.trimEnd()]
}

const unbroken =
  /[（「『]*(?:[\u0020-\u02af\u2010-\u2027]+?(?:\s+|,|(?=[^\u0020-\u02af\u2010-\u2027])|$)|.(?: \d+)?)[、。）」』：；？！ー…]*/gu

/**
 * Japanese characters count as two columns. That is enough for our own texts and avoids the start-up cost of a full
 * table.
 */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u1100-\u115f\u2e80-\uff60\uffe0-\uffe6]/g)?.length ?? 0)

const headings = {
  en: { usage: 'Usage:', options: 'Options:', examples: 'Examples:', commands: 'Commands:' },
  ja: { usage: '使い方:', options: 'オプション:', examples: '例:', commands: 'コマンド:' },
} as const
