/** kumiki explain: how a person solves a puzzle, step by step. */

import { type Bilingual, counted, good, type Lang, printable, problem } from '@kumiki/core/base'
import { type Craft, extrasOf, type KumikiFile, type PuzzleTypes, type Solved } from '@kumiki/core/contract'
import { pointedOut } from '@kumiki/core/drawing'
import { type ExplainedStep, explain } from '@kumiki/core/verbs/explain'
import { methodOf } from '@kumiki/core/verbs/method'
import { statusOf } from '@kumiki/core/verbs/solve'
import { renderTerminal } from '@kumiki/press/drawing'
import { type Given, lightSwitch } from '../arguments/arguments.ts'
import type { Command, ExitCode, Page } from '../arguments/command.ts'
import { formatWanted, readFormatFlag } from '../arguments/format.ts'
import { inFile } from '../files/infile.ts'
import { onlyPuzzle } from '../files/puzzles.ts'
import { methodFlag } from '../options/method.ts'
import type { Terminal } from '../terminal/terminal.ts'

const flagsFor = async (args: readonly string[]): Promise<Page['flags']> => [
  await methodFlag(args),
  lightSwitch('json', { en: 'The steps as one JSON line', ja: '手順を1行の JSON で出す' }),
  readFormatFlag,
]

const page: Omit<Page, 'flags' | 'listed'> = {
  usage: 'explain FILE [OPTION…]',
  text: {
    en: 'Shows how a person solves the puzzle, step by step, easy ideas first, with reasons.',
    ja: '人ならどう解くかを、やさしい考え方から順に、理由とともに示します。',
  },
  roomFor: [],
  examples: [
    { line: 'kumiki explain my.kumiki.json', text: { en: 'in your language', ja: '自分の言語で' } },
    { line: 'kumiki explain my.kumiki.json --lang en', text: { en: 'in English', ja: '英語で' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [path] = given.plain
  if (path === undefined || given.plain.length > 1) return terminal.refuse(oneFile)
  const as = formatWanted(given, 'format', 'read')
  if (!as.ok) return terminal.refuse(as.error)
  const found = await onlyPuzzle(path, as.value)
  if (!found) return terminal.refuse(oneFile)
  if (!found.file.ok) {
    terminal.note(found.trouble ?? inFile(path, found.file.error.text))
    return 2
  }
  for (const note of found.notes) terminal.note(inFile(path, note.text))
  return found.file.value(async (known, _face, module) => {
    const method = given.text('method')
    const own = await module.craft()
    const craft = await methodOf(own, method)
    if (!craft.ok) {
      terminal.note(inFile(path, craft.error.text))
      return 2
    }
    const status = await terminal.whileBusy(explaining(path), async () => statusOf(own, known.puzzle))
    // with a method the question is how far it gets, so a board with several solutions is allowed
    const failed = status === 'none' || (status === 'several' && method === null)
    const explained = failed
      ? null
      : await terminal.whileBusy(explaining(path), async () => explain(craft.value, known.puzzle))
    if (given.on('json')) return printJson(path, craft.value, status, explained, terminal)
    const deciding = own.face.decidedBy(known.puzzle)
    if (deciding !== 'rules' && explained?.steps.length === 0) {
      terminal.note(inFile(path, nothingToExplain(deciding)))
      return 1
    }
    if (explained) return printSteps(known, craft.value, explained, method === null ? beyondUs : beyondMethod, terminal)
    terminal.note(inFile(path, status === 'none' ? noSolution : severalSolutions))
    return 1
  })
}

type Explained<K extends PuzzleTypes> = ReturnType<typeof explain<K>>
type Status = Solved<PuzzleTypes>['status']

async function printJson<K extends PuzzleTypes>(
  name: string,
  craft: Craft<K>,
  status: Status,
  explained: Explained<K> | null,
  terminal: Terminal,
): Promise<ExitCode> {
  const { level, score, techniques } = explained?.grade ?? { level: null, score: 0, techniques: {} }
  await terminal.print(
    JSON.stringify({
      file: name,
      status,
      level,
      score,
      techniques,
      steps: (explained?.steps ?? []).map(({ step, explanation }) => ({
        ...step,
        name: techniqueName(craft, step.technique, terminal.lang),
        look: explanation.cells,
        idea: craft.techniques.find(({ id }) => id === step.technique)?.idea[terminal.lang] ?? '',
        text: explanation.text[terminal.lang],
      })),
    }),
  )
  return level === null ? 1 : 0
}

/**
 * Each change of technique has its heading; when a technique is new, the board is shown with its cells highlighted, and
 * again at the end.
 */
async function printSteps<K extends PuzzleTypes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  { grade, steps }: Explained<K>,
  short: Bilingual,
  terminal: Terminal,
): Promise<ExitCode> {
  const { lang, colour } = terminal
  const known = new Set<string>()
  let idea = ''
  let board = craft.face.blank(file.puzzle)
  const picture = (marked: ExplainedStep<K>['explanation']['cells']): string =>
    renderTerminal(pointedOut(craft.face.draw(file.puzzle, board), marked), { colour, rulers: true })
  for (const [index, { step, explanation }] of steps.entries()) {
    if (step.technique !== idea) {
      const seen = known.has(step.technique) ? '' : picture(explanation.cells)
      await terminal.print(`${seen}${techniqueName(craft, step.technique, lang)}`)
      known.add(step.technique)
      idea = step.technique
    }
    await terminal.print(`${String(index + 1).padStart(4)}. ${explanation.text[lang]}`)
    for (const move of step.places) {
      const next = craft.face.play(file.puzzle, board, move)
      if (next.ok) board = next.value
    }
  }
  await terminal.print(picture([]))
  const many = counted(steps.length, 'step')
  const { levelRule } = extrasOf(craft)
  terminal.note(
    grade.level === null
      ? {
          en: `The answer is not reached in ${many}: ${short.en}`,
          ja: `この${steps.length}手では答えに届きません。${short.ja}`,
        }
      : {
          en: `Solved in ${many}: level ${grade.level}, score ${grade.score}.${levelRule ? ` ${levelRule.en}` : ''}`,
          ja: `${steps.length}手で解けました: レベル ${grade.level}、スコア ${grade.score}。${levelRule?.ja ?? ''}`,
        },
  )
  return grade.level === null ? 1 : 0
}

const beyondUs: Bilingual = {
  en: 'the puzzle needs ideas that kumiki does not know, or guessing.',
  ja: 'kumiki の知らない考え方か、推測が必要です。',
}
const beyondMethod: Bilingual = { en: 'the rules of this method end here.', ja: 'この方法の規則ではここまでです。' }

const techniqueName = <K extends PuzzleTypes>(craft: Craft<K>, id: string, lang: Lang): string =>
  craft.techniques.find((technique) => technique.id === id)?.name[lang] ?? id

const oneFile = problem(
  'no-file',
  'Give one file with one puzzle to explain.',
  '説明するファイルをひとつ（1問入り）指定してください。',
)

const noSolution: Bilingual = {
  en: 'The puzzle has no solution, so there is nothing to explain.',
  ja: 'パズルに解がないので、説明できません。',
}
const nothingToExplain = ({ en, ja }: Bilingual): Bilingual => ({
  en: `Only ${en} decide which words go in, so there are no steps to explain.`,
  ja: `どの言葉が入るかは${ja}で決まるので、説明できる手順はありません。`,
})
const severalSolutions: Bilingual = {
  en: 'The puzzle has several solutions, so no steps lead to the answer.',
  ja: 'パズルに解が2つ以上あるので、答えへの手順を説明できません。',
}
const explaining = (name: string): Bilingual => ({
  en: `Explaining ${printable(name)}:`,
  ja: `${printable(name)} を説明しています:`,
})

export const command: Command = {
  page: async (args) => {
    const flags = await flagsFor(args)
    return good({ ...page, flags, listed: flags })
  },
  run,
}
