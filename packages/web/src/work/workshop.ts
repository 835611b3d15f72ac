/** The workshop's side of a player's questions: the file is opened through the module of its kind, and the craft loaded with it. */
import { type Problem, problem, type Result } from '@kumiki/core/base/result'
import { parse } from '@kumiki/core/base/schema'
import type { Cell, Target } from '@kumiki/core/base/target'
import type { Bilingual } from '@kumiki/core/base/text'
import { formatLine, forPlayers } from '@kumiki/core/file/file'
import { type OpenedFile, openAs } from '@kumiki/core/file/open'
import { type Craft, extrasOf } from '@kumiki/core/kind/craft'
import type { KumikiFile } from '@kumiki/core/kind/file'
import type { Shapes } from '@kumiki/core/kind/shapes'
import { kinds } from '@kumiki/core/kinds/kinds'
import { sizeInCells } from '@kumiki/core/play/size'
import { optionsOf } from '@kumiki/core/spec/options'
import { explain } from '@kumiki/core/verbs/explain'
import { type Hint, hint } from '@kumiki/core/verbs/hint'
import { make } from '@kumiki/core/verbs/make'
import { slips } from '@kumiki/core/verbs/slips'

/** `line`: the file as one line of JSON. */
export type Question =
  /** `wish`: the cells of the entry that the player is in. */
  | {
      readonly about: 'hint' | 'slips'
      readonly line: string
      readonly answer: unknown
      readonly wish: readonly Cell[]
    }
  | { readonly about: 'back'; readonly line: string }
  | { readonly about: 'another'; readonly line: string; readonly level: number | null; readonly seed: string }

export type Reply =
  | { readonly about: 'hint'; readonly hint: Hint<unknown> }
  | { readonly about: 'slips'; readonly slips: readonly Target[] | null }
  | { readonly about: 'back'; readonly back: LookBack }
  | { readonly about: 'another'; readonly line: string }
  | { readonly about: 'problem'; readonly problem: Problem }

/** What there is to say of a puzzle once it is solved. */
export interface LookBack {
  /** The hardest idea that it takes; null where ideas are not what solves it. */
  readonly hardest: Bilingual | null
  readonly steps: readonly Bilingual[]
  /** Whether another one like it can be made here. */
  readonly canMake: boolean
  /** Whether its kind can be asked for a level. */
  readonly hasLevel: boolean
}

/** How long another puzzle is looked for. */
const makingMs = 8_000

export async function reply(question: Question): Promise<Reply> {
  const opened = await openedFile(question.line)
  if (!opened.ok) return { about: 'problem', problem: opened.error }
  return opened.value(async (file, face, module): Promise<Reply> => {
    const craft = await module.craft()
    if (question.about === 'back') return { about: 'back', back: lookBack(craft, file) }
    if (question.about === 'another') return another(craft, file, question.level, question.seed)
    const { puzzle, answer: key = null } = file
    const answer = parse(face.answer, question.answer)
    if (!answer.ok) return { about: 'problem', problem: answer.error }
    return question.about === 'hint'
      ? { about: 'hint', hint: hint(craft, puzzle, key, answer.value, question.wish) }
      : { about: 'slips', slips: slips(craft, puzzle, key, answer.value) }
  })
}

function lookBack<K extends Shapes>(craft: Craft<K>, file: KumikiFile<K>): LookBack {
  const { grade, steps } = explain(craft, file.puzzle)
  const level = file.report?.grade?.level ?? null
  return {
    hardest: craft.techniques.findLast(({ id }) => (grade.techniques[id] ?? 0) > 0)?.name ?? null,
    steps: steps.map(({ explanation }) => explanation.text),
    canMake: orderOf(craft, file, level) !== null,
    hasLevel: hasLevel(craft),
  }
}

const hasLevel = <K extends Shapes>({ spec }: Craft<K>): boolean => optionsOf(spec).some(({ name }) => name === 'level')

/** What to ask for to get a puzzle like this one; null where it hangs on words, which stay with their maker. */
function orderOf<K extends Shapes>(craft: Craft<K>, { puzzle }: KumikiFile<K>, level: number | null): object | null {
  if (extrasOf(craft).prospect !== null) return null
  const { width, height } = sizeInCells(craft.face.board(puzzle))
  const size = width === height ? width : `${width}x${height}`
  const spec = parse(craft.spec, { size, ...(level === null || !hasLevel(craft) ? {} : { level }) })
  return spec.ok ? spec.value : null
}

async function another<K extends Shapes>(
  craft: Craft<K>,
  file: KumikiFile<K>,
  level: number | null,
  seed: string,
): Promise<Reply> {
  const spec = orderOf(craft, file, level)
  if (!spec) return { about: 'problem', problem: cannotMake }
  const order = { spec, seed, effort: craft.effort, timeMs: makingMs, lang: file.lang, title: null }
  const watch = { now: () => performance.now(), stopped: () => false, news: () => {} }
  const made = await make(craft, order, watch)
  return made.ok
    ? { about: 'another', line: formatLine(forPlayers(made.value)) }
    : { about: 'problem', problem: made.error }
}

const cannotMake = problem(
  'cannot-make',
  'A puzzle like this one cannot be made here.',
  'これと同じようなパズルは、ここでは作れません。',
)

/** The last one is kept open: its player asks again. */
let last: { readonly line: string; readonly opened: Promise<Result<OpenedFile>> } | null = null

function openedFile(line: string): Promise<Result<OpenedFile>> {
  if (last?.line !== line) last = { line, opened: openAs(line, kinds) }
  return last.opened
}
