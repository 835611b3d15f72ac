/** A list of words goes to standard output, or into files. */
import type { Flag, Given } from '../arguments/arguments.ts'
import { quoted } from '../arguments/arguments.ts'
import type { ExitCode } from '../commands/command.ts'
import type { Terminal } from '../telling/terminal.ts'
import { wayTo, writeWhole } from './files.ts'

export const listFlag: Flag = {
  name: 'output',
  short: 'o',
  value: { is: 'texts', shown: 'FILE' },
  text: {
    en: 'Write the list to a file, which --words reads',
    ja: 'リストをファイルに書く（--words で読める）',
  },
}

export async function giveList(text: string, given: Given, terminal: Terminal): Promise<ExitCode> {
  const paths = given.texts('output')
  for (const path of paths) {
    const way = await wayTo(path)
    if (!way.ok) return terminal.refuse(way.error)
  }
  if (paths.length === 0) await terminal.print(text)
  for (const path of paths) {
    const written = await writeWhole(path, `${text}\n`)
    if (!written.ok) return terminal.refuse(written.error)
    const replaced = written.value
    terminal.tell({
      en: `${replaced ? 'Replaced' : 'Wrote'} ${quoted(path)}.`,
      ja: `${quoted(path)} ${replaced ? 'を書き直しました' : 'に書きました'}。`,
    })
  }
  return 0
}
