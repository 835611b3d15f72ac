/** What `npm start` shows: a puzzle made just now, and how to go on. Not listed among the commands. */
import { good } from '@kumiki/core/result'
import { type Given, parseArguments } from '../arguments.ts'
import type { Command, ExitCode, Page } from '../command.ts'
import type { Terminal } from '../terminal.ts'
import { command as make } from './make.ts'

const page: Page = {
  usage: 'welcome',
  text: { en: 'Makes a first puzzle.', ja: '最初のパズルを作ります。' },
  flags: [],
  listed: [],
  roomFor: [],
  examples: [
    { line: 'kumiki make blocksum', text: { en: 'the same', ja: '同じこと' } },
    { line: 'kumiki --help', text: { en: 'what else there is', ja: 'ほかにできること' } },
  ],
  more: null,
}

async function run(_given: Given, terminal: Terminal): Promise<ExitCode> {
  const first = parseArguments(['blocksum'], [])
  const code = first.ok ? await make.run(first.value, terminal) : 2
  terminal.tell({
    en: 'Go on with: npm start -- make blocksum --size 6 · npm start -- kinds · npm start -- --help',
    ja: '次は: npm start -- make blocksum --size 6 · npm start -- kinds · npm start -- --help',
  })
  return code
}

export const command: Command = { page: async () => good(page), run }
