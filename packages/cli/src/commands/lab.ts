/** kumiki lab: the experiments, as a report. */
import { stat } from 'node:fs/promises'
import { good, type Problem, printable, problem } from '@kumiki/core/base'
import { listExperiments, runExperiments } from '@kumiki/lab'
import { type Flag, type Given, lightSwitch, quoted } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { table } from '../arguments/help.ts'
import { orMeant } from '../arguments/suggest.ts'
import type { Terminal } from '../terminal/terminal.ts'

const folder = (name: string, en: string, ja: string): Flag => ({
  name,
  short: null,
  value: { is: 'text', shown: 'FOLDER' },
  text: { en, ja },
})

const flags: readonly Flag[] = [
  lightSwitch('all', { en: 'Run every experiment', ja: 'すべての実験をする' }),
  lightSwitch('quick', { en: 'A tenth of the work, rougher figures', ja: '探索量を1/10にした粗い測定' }),
  lightSwitch('long', {
    en: 'Hours of search, where an experiment has that',
    ja: '長時間（数時間）の探索がある実験では、それも行う',
  }),
  folder('out', 'Where the report goes [lab]', 'レポートの置き場所 [lab]'),
  folder('data', 'Word lists and puzzles that are not ours [$KUMIKI_DATA]', '外部の単語リストや問題集 [$KUMIKI_DATA]'),
]

const page: Page = {
  usage: 'lab [EXPERIMENT…] [OPTION…]',
  text: {
    en: 'Runs experiments and writes report.html and report.json. Without arguments: lists them.',
    ja: '実験をして report.html と report.json を書きます。引数がなければ一覧を示します。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki lab', text: { en: 'what there is', ja: '実験の一覧' } },
    { line: 'kumiki lab --all --quick', text: { en: 'all, roughly', ja: 'ざっと全部' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const { lang } = terminal
  const quick = given.on('quick')
  if (given.plain.length === 0 && !given.on('all') && !quick) {
    for (const line of table(listExperiments().map(({ id, title }) => [id, title[lang]]))) await terminal.print(line)
    return 0
  }
  const unknown = given.plain.find((id) => !listExperiments().some((known) => known.id === id))
  if (unknown !== undefined) return terminal.refuse(unknownExperiment(unknown))
  const out = given.text('out') ?? 'lab'
  if (await isFile(out)) return terminal.refuse(notFolder(out))
  let line = { en: '', ja: '' }
  terminal.startProgress(() => line)
  const data = given.text('data')
  const done = await runExperiments({
    ids: given.on('all') ? [] : given.plain,
    quick,
    long: given.on('long') && !quick,
    out,
    lang,
    ...(data === null ? {} : { data }),
    onProgress: (id, { done, total, text }) => {
      line = { en: `${id} ${done}/${total} ${text.en}`, ja: `${id} ${done}/${total} ${text.ja}` }
    },
  })
  terminal.endProgress()
  if (!done.ok) return terminal.refuse(done.error)
  const { html, json, ran, refused } = done.value
  for (const { id, problem } of refused)
    terminal.note({ en: `${id}: ${problem.text.en}`, ja: `${id}: ${problem.text.ja}` })
  await terminal.print(`${printable(html)}\n${printable(json)}`)
  return ran.length > 0 ? 0 : 1
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  )

const notFolder = (path: string): Problem =>
  problem(
    'is-file',
    `"${quoted(path)}" is a file, not a folder.`,
    `「${quoted(path)}」はフォルダーではなくファイルです。`,
  )

function unknownExperiment(name: string): Problem {
  const ids = listExperiments().map(({ id }) => id)
  const known = ids.join(', ')
  const meant = orMeant(name, ids, { otherwise: { en: `there are ${known}`, ja: `あるのは ${known} です` } })
  return problem(
    'unknown-experiment',
    `There is no experiment "${quoted(name)}"${meant.en}`,
    `「${quoted(name)}」という実験はありません${meant.ja}`,
  )
}

export const command: Command = { page: async () => good(page), run }
