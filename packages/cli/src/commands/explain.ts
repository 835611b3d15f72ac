/** kumiki explain: how a person solves a puzzle, step by step. */
import type { KumikiFile } from '@kumiki/core/file'
import type { Craft, Shapes } from '@kumiki/core/kind'
import { good, problem } from '@kumiki/core/result'
import type { Lang } from '@kumiki/core/text'
import { type ExplainedStep, explain } from '@kumiki/core/workshop'
import { renderTerminal } from '@kumiki/press/terminal'
import { type Given, lightSwitch } from '../arguments.ts'
import type { Command, ExitCode, Page } from '../command.ts'
import { methodFlag } from '../method.ts'
import { readPuzzles, withCraft } from '../puzzles.ts'
import { inFile } from '../report.ts'
import type { Terminal } from '../terminal.ts'

const flags: Page['flags'] = [
  methodFlag,
  lightSwitch('json', { en: 'The steps as one JSON line', ja: '手順を1行の JSON で出す' }),
]

const page: Page = {
  usage: 'explain FILE [OPTION…]',
  text: {
    en: 'Tells the steps that a person would take, easiest ideas first, each with its reason.',
    ja: '人ならどう解くかを、やさしい考え方から順に、理由とともに示します。',
  },
  flags,
  listed: flags,
  roomFor: [],
  examples: [
    { line: 'kumiki explain my.kumiki.json', text: { en: 'in your language', ja: '自分の言語で' } },
    { line: 'kumiki explain my.kumiki.json --lang en', text: { en: 'in English', ja: '英語で' } },
  ],
  more: null,
}

async function run(given: Given, terminal: Terminal): Promise<ExitCode> {
  const [path] = given.plain
  if (path === undefined || given.plain.length > 1) {
    terminal.tell(oneFile.text)
    return 2
  }
  const [found, ...more] = await readPuzzles(path)
  if (!found || more.length > 0) {
    terminal.tell(oneFile.text)
    return 2
  }
  const opened = found.file.ok ? await withCraft(found.file.value, given.text('method')) : found.file
  if (!opened.ok) {
    terminal.tell(found.trouble ?? inFile(path, opened.error.text))
    return 2
  }
  return opened.value((known, craft) =>
    given.on('json') ? printJson(path, known, craft, terminal) : printSteps(known, craft, terminal),
  )
}

async function printJson<K extends Shapes>(
  name: string,
  file: KumikiFile<K>,
  craft: Craft<K>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { grade, steps } = explain(craft, file.puzzle)
  const { level, score, techniques } = grade
  await terminal.print(
    JSON.stringify({
      file: name,
      level,
      score,
      techniques,
      steps: steps.map(({ step, explanation }) => ({
        ...step,
        name: techniqueName(craft, step.technique, terminal.lang),
        look: explanation.look,
        idea: explanation.idea[terminal.lang],
        text: explanation.text[terminal.lang],
      })),
    }),
  )
  return level === null ? 1 : 0
}

/** A board is shown where an idea is used for the first time (its cells pointed out), and at the end. */
async function printSteps<K extends Shapes>(
  file: KumikiFile<K>,
  craft: Craft<K>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { lang, colour } = terminal
  const { grade, steps } = explain(craft, file.puzzle)
  const known = new Set<string>()
  let board = craft.face.blank(file.puzzle)
  const picture = (marked: ExplainedStep<K>['explanation']['look']): string =>
    renderTerminal(craft.face.draw(file.puzzle, board, { marked, wrong: [] }), { colour })
  for (const [index, { step, explanation }] of steps.entries()) {
    if (!known.has(step.technique)) {
      known.add(step.technique)
      await terminal.print(`${picture(explanation.look)}${techniqueName(craft, step.technique, lang)}`)
    }
    await terminal.print(`${String(index + 1).padStart(4)}. ${explanation.text[lang]}`)
    for (const move of step.places) {
      const next = craft.face.play(file.puzzle, board, move)
      if (next.ok) board = next.value
    }
  }
  await terminal.print(picture([]))
  terminal.tell(
    grade.level === null
      ? {
          en: `These ${steps.length} steps do not reach the answer: the puzzle needs ideas that kumiki does not know, or guessing.`,
          ja: `この${steps.length}手では答えに届きません。kumiki の知らない考え方か、推測が必要です。`,
        }
      : {
          en: `Solved in ${steps.length} steps: level ${grade.level}, score ${grade.score}.`,
          ja: `${steps.length}手で解けました: レベル ${grade.level}、スコア ${grade.score}。`,
        },
  )
  return grade.level === null ? 1 : 0
}

const techniqueName = <K extends Shapes>(craft: Craft<K>, id: string, lang: Lang): string =>
  craft.techniques.find((technique) => technique.id === id)?.name[lang] ?? id

const oneFile = problem(
  'no-file',
  'Name one file with one puzzle to explain.',
  '説明するファイルをひとつ（1問入り）指定してください。',
)

export const command: Command = { page: async () => good(page), run }
