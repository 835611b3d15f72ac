/** kumiki convert: one format to another, by the endings of the names. */
import { good, problem } from '@kumiki/core/result'
import { type Given, lightSwitch } from '../arguments.ts'
import type { Command, ExitCode, Page } from '../command.ts'
import { openOutputs, writableEndings } from '../outputs.ts'
import { readPuzzles } from '../puzzles.ts'
import { inFile } from '../report.ts'
import type { Terminal } from '../terminal.ts'

const flags: Page['flags'] = [
  lightSwitch('answer', { en: 'Draw with the answer', ja: '答えも描く' }),
  lightSwitch('for-players', { en: 'No answer, no seed, no trace in the file', ja: '答え・シード・手順を入れない' }),
]

const page: Page = {
  usage: 'convert IN OUT [OPTION…]',
  text: {
    en: `Turns a puzzle file into another format. OUT ends in ${writableEndings().join(' ')}.`,
    ja: `パズルのファイルを別の形式に変えます。OUT の末尾: ${writableEndings().join(' ')}。`,
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki convert my.kumiki.json my.svg', text: { en: 'a drawing', ja: '図版にする' } },
    {
      line: 'kumiki convert my.kumiki.json open.kumiki.json --for-players',
      text: { en: 'to give away', ja: '配布用に' },
    },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [from, to] = given.plain
  if (from === undefined || to === undefined || given.plain.length > 2) {
    terminal.tell(twoNames.text)
    return 2
  }
  if (given.on('answer') && given.on('for-players')) {
    terminal.tell(bothAnswerAndNot.text)
    return 2
  }
  const puzzles = await readPuzzles(from)
  const answer = given.on('for-players') ? false : given.on('answer') ? true : undefined
  const outputs = await openOutputs([to], puzzles.length, { answer })
  if (!outputs.ok) {
    terminal.tell(outputs.error.text)
    return 2
  }
  const [output] = outputs.value
  for (const [index, { name, file, trouble }] of puzzles.entries()) {
    const written = file.ok ? await file.value((known, face) => output?.add(known, face, index + 1)) : file
    if (!written || written.ok) continue
    await output?.close()
    terminal.tell(trouble ?? inFile(name, written.error.text))
    return 2
  }
  const closed = await output?.close()
  if (!closed || closed.ok) return 0
  terminal.tell(closed.error.text)
  return 2
}

const twoNames = problem(
  'two-names',
  'Name two files: kumiki convert IN OUT.',
  'ファイルを2つ指定してください: kumiki convert IN OUT。',
)
const bothAnswerAndNot = problem(
  'bad-value',
  '--answer and --for-players exclude each other.',
  '--answer と --for-players は同時に使えません。',
)

export const command: Command = { page: async () => good(page), run }
