/** All puzzles of some files in one that plays them. */
import { bad, good, type Problem, problem, type Result, spelt } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { answered } from '@kumiki/core/verbs/answer'
import { handoutEndings, handoutWanted, isHandout } from '../arguments/answer.ts'
import { type Given, quoted } from '../arguments/arguments.ts'
import type { ExitCode } from '../arguments/command.ts'
import { Outputs } from '../files/outputs.ts'
import { readAll, type SomePuzzles } from '../files/puzzles.ts'
import { flagsOfKind } from '../options/kind.ts'
import { solving } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { makeCopies } from './variants.ts'

export async function writeHandoutFile(given: Given, terminal: Terminal): Promise<ExitCode> {
  const path = given.text('output') ?? ''
  if (!isHandout(path)) return terminal.refuse(otherEnding(path))
  if (given.text('base') !== null) return terminal.refuse(noBase)
  const wanted = handoutWanted(given, [path])
  if (!wanted.ok) return terminal.refuse(wanted.error)
  const opened = await readAll(given.plain, null, [path], terminal)
  if (!opened.ok) return terminal.refuse(opened.error)
  const options = { ...wanted.value, title: given.text('title') ?? undefined }
  const outputs = await Outputs.open([path], opened.value.length, options, null)
  if (!outputs.ok) return terminal.refuse(outputs.error)
  const copies = given.amount('variants')
  const files =
    copies !== null
      ? await makeClassSet(opened.value, copies, terminal)
      : wanted.value.selfChecking
        ? await solvedAll(opened.value, terminal)
        : good(opened.value)
  if (!files.ok) {
    terminal.refuse(files.error)
    return files.error.fault === 'search' ? 1 : 2
  }
  if (files.value === null) return 130
  for (const [index, file] of files.value.entries()) {
    const added = await file((known, face) => outputs.value.add(known, face, index + 1))
    if (!added.ok) return terminal.refuse(added.error)
  }
  if (!(await outputs.value.close(terminal))) return 2
  const written = outputs.value.written()
  if (written) terminal.note(written)
  return 0
}

/** So many equally good boards of the words of the only puzzle; null: interrupted. No paper limits them. */
async function makeClassSet(
  [only, ...others]: SomePuzzles,
  count: number,
  terminal: Terminal,
): Promise<Result<readonly SomeFile[] | null>> {
  if (others.length > 0) return bad(onePuzzle(others.length + 1))
  const made = await makeCopies(only, count, () => true, terminal)
  if (!made.ok || made.value === null) return made
  return made.value.length < count ? bad(tooFew(made.value.length, count)) : made
}

/** What came without its answer is solved. */
async function solvedAll(opened: SomePuzzles, terminal: Terminal): Promise<Result<readonly SomeFile[]>> {
  const files: SomeFile[] = []
  for (const open of opened) {
    const whole = await open(async (file, face, module): Promise<Result<SomeFile>> => {
      if (file.answer !== undefined) return good(open)
      const found = await terminal.whileBusy(solving(file.title), async () => answered(await module.craft(), file))
      return found.ok ? good((use) => use(found.value, face)) : found
    })
    if (!whole.ok) {
      const spell = await flagsOfKind(open((_, face) => face.id))
      return bad({ ...whole.error, text: spelt(whole.error.text, spell) })
    }
    files.push(whole.value)
  }
  return good(files)
}

const onePuzzle = (count: number): Problem =>
  problem(
    'one-puzzle',
    `--variants takes one puzzle; ${count} were given.`,
    `--variants に渡せるのは1問だけです（${count}問あります）。`,
  )
const tooFew = (found: number, wanted: number): Problem =>
  problem(
    'too-few-boards',
    `These words give ${found} equally good boards, not ${wanted}: ask for ${found} with --variants, or add words.`,
    `この言葉でできる、同じくらいの出来の盤面は${found}枚です（希望は${wanted}枚）。--variants を${found}にするか、言葉を足してください。`,
    { fault: 'search' },
  )
const otherEnding = (path: string): Problem =>
  problem(
    'unknown-format',
    `kumiki link writes pages that are played; "${quoted(path)}" must end in ${handoutEndings.join(', ')}.`,
    `kumiki link が書き出すのは、あそべるページです。「${quoted(path)}」の末尾は ${handoutEndings.join('、')} にしてください。`,
  )
const noBase = problem(
  'options-exclude',
  '--base is for links; a file needs no site, so leave one of --output and --base out.',
  '--base はリンクのためのものです。ファイルにサイトは要らないので、--output か --base のどちらかを外してください。',
)
