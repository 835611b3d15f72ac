/**
 * Writes a list of words to standard output or into files: for spreadsheets by the extension .csv, otherwise with tabs.
 */
import { bad, good, type Problem, printable, problem, type Result } from '@kumiki/core/base'
import type { ListForm } from '@kumiki/core/words'
import { formatOf } from '@kumiki/press/formats'
import type { Flag, Given } from '../arguments/arguments.ts'
import { quoted } from '../arguments/arguments.ts'
import type { ExitCode } from '../arguments/command.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { replacedNote, wayTo, writeWhole } from './files.ts'

export const listFlag: Flag = {
  name: 'output',
  short: 'o',
  value: { is: 'texts', shown: 'FILE' },
  text: {
    en: 'Write the list to a file, which --words reads: .tsv with tabs, .csv with commas',
    ja: 'リストをファイルに書く（--words で読める）。.tsv はタブ、.csv はコンマ区切り',
  },
}

/** Checked before the work that produces the lists. */
export async function listPaths(given: Given): Promise<Result<readonly string[]>> {
  const paths = given.texts('output')
  for (const path of paths) {
    const isJson = given.on('json')
    if (!isForLists(path, isJson)) return bad(noList(path, isJson))
    const way = await wayTo(path)
    if (!way.ok) return way
  }
  return good(paths)
}

/** `text`: the list in either form. */
export async function giveList(
  text: (form: ListForm) => string,
  paths: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (paths.length === 0) await terminal.print(text('tsv').trimEnd())
  for (const path of paths) {
    const written = await writeWhole(path, text(/\.csv$/i.test(path) ? 'csv' : 'tsv').replace(/[^\n]$/, '$&\n'))
    if (!written.ok) return terminal.refuse(written.error)
    terminal.note(
      written.value
        ? replacedNote([path])
        : { en: `Wrote ${printable(path)}.`, ja: `${printable(path)} に書きました。` },
    )
  }
  return 0
}

/** Unknown extensions are allowed; one of another format would make a file that no program opens. */
function isForLists(path: string, isJson: boolean): boolean {
  return !formatOf(path).ok || (isJson ? /(?<!\.kumiki)\.jsonl?$|\.txt$/i : /\.(?:csv|tsv|txt)$/i).test(path)
}

const noList = (path: string, isJson: boolean): Problem =>
  problem(
    'unknown-format',
    `A list of words is written as ${isJson ? '.json, .jsonl or .txt with --json' : '.tsv, .csv or .txt'}; "${quoted(path)}" ends otherwise.`,
    `単語のリストは${isJson ? '、--json では .json、.jsonl、.txt ' : ' .tsv、.csv、.txt '}に書けます。「${quoted(path)}」の末尾はそのどれでもありません。`,
  )
