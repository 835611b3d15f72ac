/** kumiki solve: the answers of a puzzle, and how many there are. */

import {
  type Bilingual,
  Budget,
  counted,
  good,
  type Lang,
  type Problem,
  printable,
  problem,
  type Result,
} from '@kumiki/core/base'
import type { Craft, KumikiFile, PuzzleTypes, SideList } from '@kumiki/core/contract'
import { withAnswer } from '@kumiki/core/verbs/answer'
import { explain } from '@kumiki/core/verbs/explain'
import { methodOf } from '@kumiki/core/verbs/method'
import { type Solution, solve, solveSteps } from '@kumiki/core/verbs/solve'
import { renderSideLists, renderTerminal } from '@kumiki/press/drawing'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { formatWanted, readFormatFlag } from '../arguments/format.ts'
import { allEndings } from '../files/endings.ts'
import { inFile } from '../files/infile.ts'
import { Outputs } from '../files/outputs.ts'
import { countPuzzles, type Found, readPuzzles } from '../files/puzzles.ts'
import { methodFlag } from '../options/method.ts'
import { solving } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flagsFor = async (args: readonly string[]): Promise<Page['flags']> => [
  {
    name: 'limit',
    short: null,
    value: { is: 'integer', minimum: 1, maximum: 1_000_000 },
    text: { en: 'Stop after this many answers [2]', ja: '見つける答えの数の上限 [2]' },
  },
  {
    name: 'effort',
    short: null,
    value: { is: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    text: {
      en: 'Limit in steps; beyond it "unknown" [200000000]',
      ja: '探索量の上限。超えたら「不明」とする [200000000]',
    },
  },
  await methodFlag(args),
  {
    name: 'output',
    short: 'o',
    value: { is: 'texts', shown: 'FILE' },
    text: { en: `Write it with its answer: ${allEndings()}`, ja: `答えを入れて書き出す: ${allEndings()}` },
  },
  lightSwitch('json', {
    en: 'One JSON line per file: file, status, answers, steps, ms',
    ja: '1ファイル1行の JSON: file, status, answers, steps, ms',
  }),
  readFormatFlag,
]

const page: Omit<Page, 'flags' | 'listed'> = {
  usage: 'solve FILE… [OPTION…]',
  text: {
    en: 'Solves puzzle files of any format that kumiki reads. Exit code 1: no answer, or not decided. A crossword has several fillings (only the clues decide); exit code 0.',
    ja: '読めるどの形式のパズルでも解きます。終了コード 1: 解なし、または決められない。クロスワードはカギだけが決め手なので、解は複数、終了コード 0 です。',
  },
  roomFor: [],
  examples: [
    { line: 'kumiki solve my.kumiki.json', text: { en: 'and show the answer', ja: '答えも表示' } },
    {
      line: 'kumiki solve my.kumiki.json -o answered.kumiki.json',
      text: { en: 'the same puzzle with its answer', ja: '答え付きのファイルにする' },
    },
  ],
  more: null,
}

/** A solution as it is reported. */
interface Reported extends Solution<PuzzleTypes> {
  /** CPU time of the solve alone. */
  readonly ms: number
  readonly oneWanted: boolean
  readonly boards: readonly string[]
  /** With another method: how much it settles step by step, without trial and error. */
  readonly settled: number | null
  /** Writes the file with its answer; if there is none, returns the reason. */
  write(outputs: Outputs, n: number): Promise<Result<unknown>>
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  if (given.plain.length === 0) return terminal.refuse(noFile)
  const as = formatWanted(given, 'format', 'read')
  if (!as.ok) return terminal.refuse(as.error)
  const counts = await Promise.all(given.plain.map((path) => countPuzzles(path, as.value)))
  const count = counts.reduce((sum, each) => sum + each, 0)
  const outputs = await Outputs.open(given.texts('output'), count, { answer: true }, null)
  if (!outputs.ok) return terminal.refuse(outputs.error)
  let worst: ExitCode = 0
  let n = 0
  for (const path of given.plain)
    for await (const found of readPuzzles(path, as.value)) {
      n++
      for (const note of found.notes) terminal.note(inFile(found.name, note.text))
      const solution = await terminal.whileBusy(solving(found.name), () => solveFound(found, given, terminal))
      if (!solution.ok) {
        terminal.note(found.trouble ?? inFile(found.name, solution.error.text))
        if (given.on('json')) await terminal.print(JSON.stringify(unsolved(found.name, solution.error, terminal.lang)))
        worst = 2
        continue
      }
      const { status, answers, steps, ms, boards, settled, note, key } = solution.value
      if (worst === 0 && !isAnswered(solution.value)) worst = 1
      if (given.on('json'))
        await terminal.print(
          JSON.stringify({
            file: found.name,
            status,
            answers,
            steps,
            ms,
            ...(settled === null ? {} : { settled }),
            ...(note === null ? {} : { note: note[terminal.lang] }),
            ...(key === null ? {} : { key }),
          }),
        )
      else await terminal.print([headline(found.name, solution.value)[terminal.lang], ...boards].join('\n'))
      const written = await solution.value.write(outputs.value, n)
      if (written.ok) continue
      terminal.note(inFile(found.name, written.error.text))
      worst = written.error.code === 'no-answer' && worst !== 2 ? 1 : 2
    }
  return (await outputs.value.close(terminal)) ? worst : 2
}

/** With a limit of one the question is for an answer, not whether there are others. */
const isAnswered = ({ status, oneWanted, answers }: Reported): boolean =>
  status === 'unique' || status === 'several' || (status === 'unknown' && oneWanted && answers.length > 0)

/** The line of a file that could not be read. */
const unsolved = (file: string, { code, text }: Problem, lang: Lang): object => ({
  file,
  status: 'unknown',
  answers: [],
  steps: 0,
  ms: 0,
  problem: { code, message: text[lang] },
})

async function solveFound({ file }: Found, given: Given, terminal: Terminal): Promise<Result<Reported>> {
  if (!file.ok) return file
  return file.value(async (known, _face, module) => {
    const craft = await methodOf(await module.craft(), given.text('method'))
    return craft.ok ? good(solveWith(known, craft.value, given, terminal)) : craft
  })
}

function solveWith<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  given: Given,
  terminal: Terminal,
): Reported {
  const budget = new Budget(given.amount('effort') ?? solveSteps)
  const limit = given.amount('limit') ?? 2
  const before = process.cpuUsage()
  const solution = solve(craft, file, limit, budget)
  const { key, answers } = solution
  const { user, system } = process.cpuUsage(before)
  const drawing = given.on('json') || given.texts('output').length > 0 ? [] : key ? [key] : answers
  return {
    ...solution,
    ms: (user + system) / 1000,
    oneWanted: limit === 1,
    settled: given.text('method') === null ? null : settledBy(craft, file.puzzle),
    boards: drawing.map(
      (answer) =>
        renderTerminal(craft.face.draw(file.puzzle, answer), { colour: terminal.colour }) +
        renderSideLists(changedLists(craft, file.puzzle, answer), terminal.lang),
    ),
    write: async (outputs, n) => {
      if (outputs.none) return good(null)
      const whole = withAnswer(file, solution, limit)
      return whole.ok ? outputs.add(whole.value, craft.face, n) : whole
    },
  }
}

/** The lists to which the answer adds something: a message, the words of clues. */
function changedLists<K extends PuzzleTypes>({ face }: Craft<K>, puzzle: K['puzzle'], answer: K['answer']): SideList[] {
  const wordsOf = ({ items }: SideList): string => JSON.stringify(items.map(({ text, note }) => [text, note]))
  const before = new Set(face.lists(puzzle, face.blank(puzzle)).map(wordsOf))
  return face.lists(puzzle, answer).filter((list) => !before.has(wordsOf(list)))
}

const settledBy = <K extends PuzzleTypes>(craft: Craft<K>, puzzle: K['puzzle']): number =>
  explain(craft, puzzle).grade.steps.reduce((sum, { places }) => sum + places.length, 0)

function headline(name: string, solution: Reported): Bilingual {
  const { status, steps, ms, settled, note } = solution
  if (note) return { en: `${printable(name)}: ${note.en}`, ja: `${printable(name)}: ${note.ja}` }
  const stuck = status === 'unknown' && settled !== null
  const outcome = stuck ? rulesEnd : status === 'unknown' && isAnswered(solution) ? oneFound : statusNames[status]
  const cost = `${ms.toFixed(1)} ms`
  const fixed = settled === null ? '' : String(settled)
  return {
    en: `${printable(name)}: ${outcome.en} (${counted(steps, 'step')}, ${cost})${fixed && `; settled by its rules: ${fixed}`}`,
    ja: `${printable(name)}: ${outcome.ja}（${steps}手、${cost}）${fixed && `。規則だけで確定: ${fixed}か所`}`,
  }
}

/** For a method that only reasons and stopped without reaching a limit. */
const rulesEnd: Bilingual = { en: 'its rules alone do not solve it', ja: 'この規則だけでは解けません' }

const oneFound: Bilingual = {
  en: 'one answer found; others were not looked for',
  ja: '答えをひとつ見つけました。ほかの答えは探していません',
}

const statusNames: Readonly<Record<Reported['status'], Bilingual>> = {
  none: { en: 'no solution', ja: '解なし' },
  unique: { en: 'one solution', ja: '解はひとつ' },
  several: { en: 'several solutions', ja: '解が複数' },
  unknown: { en: 'not decided within the limit', ja: '限度内に決められません' },
}

const noFile = problem('no-file', 'Give a file to solve.', '解くファイルを指定してください。')

export const command: Command = {
  page: async (args) => {
    const flags = await flagsFor(args)
    return good({ ...page, flags, listed: flags })
  },
  run,
}
