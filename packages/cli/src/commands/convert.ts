/** kumiki convert: one format to another, by the extensions of the names. */

import { good, isLang, problem, spelt } from '@kumiki/core/base'
import type { Face, KumikiFile, PuzzleTypes } from '@kumiki/core/contract'
import { answered } from '@kumiki/core/verbs/answer'
import { answerFlags, answerWanted, handoutFlags, handoutWanted } from '../arguments/answer.ts'
import type { Given } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { dpiFlag, dpiWanted } from '../arguments/dpi.ts'
import { convertFormatFlags, formatWanted } from '../arguments/format.ts'
import { allEndings } from '../files/endings.ts'
import { isSameFile } from '../files/files.ts'
import { inFile } from '../files/infile.ts'
import { Outputs } from '../files/outputs.ts'
import { countPuzzles, readPuzzles } from '../files/puzzles.ts'
import { flagsOfKind } from '../options/kind.ts'
import { solving } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flags: Page['flags'] = [...answerFlags, ...handoutFlags, ...convertFormatFlags, dpiFlag]

const page: Page = {
  usage: 'convert IN OUT [OPTION…]',
  text: {
    en: `Turns a puzzle file into another format, and with --lang into another language (words and clues stay). With --answer, a puzzle without answer is solved first. OUT ends in ${allEndings()}.`,
    ja: `パズルのファイルを別の形式に変えます。--lang で言語も変わります（言葉やカギはそのまま）。--answer なら、答えのないファイルは解いて入れます。OUT の末尾: ${allEndings()}。`,
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    {
      line: 'kumiki convert my.kumiki.json answer.svg --answer',
      text: { en: 'the answer sheet', ja: '解答の図版にする' },
    },
    {
      line: 'kumiki convert my.kumiki.json open.kumiki.json --for-players',
      text: { en: 'to give away', ja: '配布用に' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [from, to] = given.plain
  if (from === undefined || to === undefined || given.plain.length > 2) return terminal.refuse(twoNames)
  const wanted = answerWanted(given)
  if (!wanted.ok) return terminal.refuse(wanted.error)
  if (wanted.value.answer === false && (await isSameFile(from, to))) return terminal.refuse(onlyCopy)
  const as = formatWanted(given, 'from', 'read')
  if (!as.ok) return terminal.refuse(as.error)
  const toFormat = formatWanted(given, 'format', 'write')
  if (!toFormat.ok) return terminal.refuse(toFormat.error)
  const dpi = dpiWanted(given, [toFormat.value ?? to])
  if (!dpi.ok) return terminal.refuse(dpi.error)
  const handout = handoutWanted(given, [toFormat.value ?? to])
  if (!handout.ok) return terminal.refuse(handout.error)
  const options = { ...wanted.value, ...handout.value, dpi: dpi.value }
  const needsAnswer = wanted.value.answer === true || handout.value.selfChecking
  const outputs = await Outputs.open([to], await countPuzzles(from, as.value), options, null, toFormat.value)
  if (!outputs.ok) return terminal.refuse(outputs.error)
  let n = 0
  for await (const { name, file, trouble, notes } of readPuzzles(from, as.value)) {
    n++
    for (const note of notes) terminal.note(inFile(name, note.text))
    const written = file.ok
      ? await file.value(async (known, face, module) => {
          const solved =
            needsAnswer && known.answer === undefined
              ? await terminal.whileBusy(solving(name), async () => answered(await module.craft(), known))
              : good(known)
          return solved.ok ? outputs.value.add(inLang(solved.value, face, given.text('lang')), face, n) : solved
        })
      : file
    if (written.ok) continue
    await outputs.value.close(terminal)
    const spell = file.ok ? await flagsOfKind(file.value((_, face) => face.id)) : () => null
    terminal.note(trouble ?? inFile(name, spelt(written.error.text, spell)))
    return 2
  }
  return (await outputs.value.close(terminal)) ? 0 : 2
}

/** The file in the requested language: its labels, and its title if that is only the kind's name. */
function inLang<K extends PuzzleTypes>(file: KumikiFile<K>, face: Face<K>, lang: string | null): KumikiFile<K> {
  if (!isLang(lang)) return file
  return { ...file, lang, title: file.title === face.title[file.lang] ? face.title[lang] : file.title }
}

const onlyCopy = problem(
  'only-copy',
  'With --for-players IN and OUT must differ: the answer would be lost.',
  '--for-players では IN と OUT を別のファイルにしてください。答えが失われます。',
)
const twoNames = problem(
  'two-names',
  'Give two files: kumiki convert IN OUT.',
  'ファイルを2つ指定してください: kumiki convert IN OUT。',
)

export const command: Command = { page: async () => good(page), run }
